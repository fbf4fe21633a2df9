import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { EditAddress } from '@manifold/domain/change-set/contract';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { usePlaceInstant } from '../shared/place/use-place-instant.js';
import { layerName } from '../shared/values/show-value.js';

/** Returns the name of a row: section, place and validity period. */
export function useRowName(
  sections: readonly SectionInWords[],
  stores: readonly StoreView[],
): (address: EditAddress) => string {
  const translate = useTranslate();
  const instantText = usePlaceInstant(stores);
  return (address) => {
    const label = sections.find(({ key }) => key === address.section)?.label ?? address.section;
    const { validFrom, validTo } = address;
    const at = (instant: string) => instantText(instant, address);
    const since = validFrom === null ? [] : [translate('console.publish.since', { from: at(validFrom) })];
    const until = validTo === null ? [] : [translate('console.publish.until', { to: at(validTo) })];
    return [label, layerName(address, translate), ...since, ...until].join(', ');
  };
}
