import type { SectionView } from '@manifold/domain/admin-api/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { ANY_GRANT } from '@manifold/domain/staff/edit-refusal';

/** A person's access to a section: none with the reason, some places, or everything. */
export type SectionAccess =
  | { readonly kind: 'none'; readonly reason: 'other-role' | 'section-not-granted' }
  | { readonly kind: 'some'; readonly places: readonly string[] }
  | { readonly kind: 'all' };

/** Returns a person's access to a section. */
export function sectionAccess(
  { role, grants }: Pick<Staff, 'role' | 'grants'>,
  section: Pick<SectionView, 'key' | 'editableBy'>,
): SectionAccess {
  if (!section.editableBy.includes(role)) return { kind: 'none', reason: 'other-role' };
  if (grants === null) return { kind: 'all' };
  const granted = grants.filter((grant) => [ANY_GRANT, section.key].includes(grant.section));
  const places = [...new Set(granted.map(({ place }) => place))];
  if (places.length === 0) return { kind: 'none', reason: 'section-not-granted' };
  return places.includes(ANY_GRANT) ? { kind: 'all' } : { kind: 'some', places };
}
