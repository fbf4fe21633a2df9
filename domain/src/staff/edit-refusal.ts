import type { EditAddress } from '../change-set/contract.js';
import type { Staff, StaffGrant, StaffRole } from './contract.js';

/** Why a person may not edit a row. */
export type EditRefusal = 'other-role' | 'section-not-granted' | 'wider-than-granted' | 'store-not-granted';

export interface EditableSection {
  readonly key: string;
  readonly editableBy: readonly StaffRole[];
}

/** The country and key of a store, for permission checks. */
export interface StorePlace {
  readonly storeKey: string;
  readonly countryCode: string;
  readonly locales: readonly string[];
}

export type EditPlace = Pick<EditAddress, 'layer' | 'key'>;

/** Means every section or every place in a grant. */
export const ANY_GRANT = '*';

/** Layers whose rows may apply to future stores, so that grants for certain stores are not enough. */
const WIDE_LAYERS: readonly string[] = ['default', 'brand', 'currency'];

function isSpokenFor({ layer, key }: EditPlace, { storeKey, countryCode, locales }: StorePlace): boolean {
  if (layer === 'country') return countryCode === key;
  if (layer === 'locale') return locales.includes(key);
  return layer === 'store' && storeKey === key;
}

const covers = ({ place }: StaffGrant, { storeKey, countryCode }: StorePlace): boolean =>
  place === storeKey || place === countryCode;

/** Returns whether a person may preview drafts of a store: everybody without limits, else with a grant for the store. */
export const isStoreGranted = (
  grants: Staff['grants'],
  { storeKey, countryCode }: Pick<StorePlace, 'storeKey' | 'countryCode'>,
): boolean => grants?.some(({ place }) => [ANY_GRANT, storeKey, countryCode].includes(place)) ?? true;

/**
 * Returns why a person may not edit a row of a section, or undefined if they may. The role must include the section. A
 * limited person needs a grant for every store that the row applies to; default, brand and currency need a grant for
 * everywhere.
 */
export function editRefusal(
  { role, grants }: Pick<Staff, 'role' | 'grants'>,
  section: EditableSection,
  place: EditPlace,
  stores: readonly StorePlace[],
): EditRefusal | undefined {
  if (!section.editableBy.includes(role)) return 'other-role';
  if (grants === null) return undefined;
  const granted = grants.filter((grant) => grant.section === ANY_GRANT || grant.section === section.key);
  if (granted.length === 0) return 'section-not-granted';
  if (granted.some((grant) => grant.place === ANY_GRANT)) return undefined;
  if (WIDE_LAYERS.includes(place.layer)) return 'wider-than-granted';
  const touched = stores.filter((store) => isSpokenFor(place, store));
  const own = touched.filter((store) => granted.some((grant) => covers(grant, store)));
  if (own.length === 0) return 'store-not-granted';
  return own.length < touched.length ? 'wider-than-granted' : undefined;
}
