import type { EditAddress } from '@manifold/domain/change-set/contract';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { layerName } from '../shared/values/show-value.js';
import { useInstantText } from '../shared/words/use-language.js';

/** Returns the name of a row: section, place and validity period. */
export function useRowName(sections: readonly SectionInWords[]): (address: EditAddress) => string {
  const translate = useTranslate();
  const instantText = useInstantText();
  return (address) => {
    const label = sections.find(({ key }) => key === address.section)?.label ?? address.section;
    const { validFrom, validTo } = address;
    const since = validFrom === null ? [] : [translate('console.publish.since', { from: instantText(validFrom) })];
    const until = validTo === null ? [] : [translate('console.publish.until', { to: instantText(validTo) })];
    return [label, layerName(address, translate), ...since, ...until].join(', ');
  };
}
