import type { ChangeSetFinding, StoreView } from '@manifold/domain/admin-api/contract';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../shared/section/section-words.js';
import { showAmount } from '../shared/values/amount.js';
import { useInstantText } from '../shared/words/use-instant-text.js';
import { useFormatLocale } from '../shared/words/use-language.js';

/** More stores than these are counted and not named. */
const NAMED_STORES = 4;

/** A finding as a sentence: which setting of which stores, and what is the matter with it. */
export function useFindingText(
  stores: readonly StoreView[],
  sections: readonly SectionInWords[],
): (finding: ChangeSetFinding) => string {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const instantText = useInstantText();
  const shown = (name: string, value: string | number, values: ChangeSetFinding['values']): string => {
    if (name === 'from') return instantText(String(value));
    if (typeof value === 'string') return value;
    if (!name.endsWith('CentAmount')) return value.toLocaleString(locale);
    return showAmount(value, String(values['currencyCode']), locale);
  };
  const places = (keys: readonly string[]): string => {
    if (keys.length > NAMED_STORES) return translate('console.publish.stores', { smart_count: keys.length });
    return keys.map((key) => stores.find(({ storeKey }) => storeKey === key)?.label ?? key).join(', ');
  };
  return ({ rule, section, field, storeKeys, values }) => {
    const said = Object.entries(values).map(([name, value]) => [name, shown(name, value, values)]);
    const found = sections.find(({ key }) => key === section);
    const label = found?.fields.find(({ name }) => name === field.split('.')[0])?.label ?? field;
    const where = [found?.label ?? section, label, places(storeKeys)].filter((part) => part !== '').join(' · ');
    return `${where}: ${translate(`console.finding.${rule}`, Object.fromEntries(said))}`;
  };
}
