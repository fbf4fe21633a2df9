import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { StaffGrant } from '@manifold/domain/staff/contract';
import { ANY_GRANT } from '@manifold/domain/staff/edit-refusal';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../definition/section-words.js';
import { usePlaceName } from '../place/place-name.js';

const COUNTRY = /^[A-Z]{2}$/;

/** Names the place of a grant (country, store or everywhere) in the user's language. */
export function useGrantPlaceName(stores: readonly StoreView[]): (place: string) => string {
  const nameOf = usePlaceName(stores);
  return (place) => {
    if (place === ANY_GRANT) return nameOf({ layer: 'default', key: place });
    return nameOf({ layer: COUNTRY.test(place) ? 'country' : 'store', key: place });
  };
}

/** Formats a grant as `Cash on delivery: Austria`. */
export function useGrantText(
  sections: readonly SectionInWords[],
  stores: readonly StoreView[],
): (grant: StaffGrant) => string {
  const translate = useTranslate();
  const nameOf = useGrantPlaceName(stores);
  return ({ section, place }) => {
    const known = sections.find(({ key }) => key === section)?.label ?? section;
    const label = section === ANY_GRANT ? translate('console.staff.everySection') : known;
    return `${label}: ${nameOf(place)}`;
  };
}
