import type { StoreView } from '@manifold/domain/admin-api/contract';
import { ANY_GRANT } from '@manifold/domain/staff/edit-refusal';
import { usePlaceName } from '../place/place-name.js';

const COUNTRY = /^[A-Z]{2}$/;

/** Names the place of a grant (country, store or everywhere) in the reader's language. */
export function useGrantPlaceName(stores: readonly StoreView[]): (place: string) => string {
  const nameOf = usePlaceName(stores);
  return (place) => {
    if (place === ANY_GRANT) return nameOf({ layer: 'default', key: place });
    return nameOf({ layer: COUNTRY.test(place) ? 'country' : 'store', key: place });
  };
}
