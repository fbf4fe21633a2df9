import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { StaffGrant } from '@manifold/domain/staff/contract';
import { ANY_GRANT } from '@manifold/domain/staff/edit-refusal';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../definition/section-words.js';
import { useGrantPlaceName } from './use-grant-place-name.js';

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
