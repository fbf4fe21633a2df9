import type { StaffRole } from '@manifold/domain/staff/contract';
import type { OpenIdSettings } from '../../env/open-id-settings.js';

/** A person with several roles gets the widest one. */
const WIDEST_FIRST: readonly StaffRole[] = ['admin', 'operations', 'support'];

function valueAt(claims: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    return isObject ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
  }, claims);
}

/** Returns the role that the provider's claims map to; undefined without a role claim or without a configured role. */
export function claimedRole(
  claims: unknown,
  { roleClaim, roles }: Pick<OpenIdSettings, 'roleClaim' | 'roles'>,
): StaffRole | undefined {
  if (roleClaim === undefined) return undefined;
  const named = [valueAt(claims, roleClaim)].flat().map((word) => roles.get(String(word)));
  return WIDEST_FIRST.find((role) => named.includes(role));
}
