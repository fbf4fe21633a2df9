import type { ChangeSetFinding, StoreView } from '@manifold/domain/admin-api/contract';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { showAmount } from '../shared/values/amount.js';
import { useInstantText, useFormatLocale } from '../shared/words/use-language.js';
import { useSettingText } from '../shared/problems/use-setting-text.js';

/** Returns the text of a finding: setting, stores and the problem. */
export function useFindingText(
  stores: readonly StoreView[],
  sections: readonly SectionInWords[],
): (finding: ChangeSetFinding) => string {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const instantText = useInstantText();
  const settingText = useSettingText(stores, sections);
  const shown = (name: string, value: string | number, values: ChangeSetFinding['values']): string => {
    if (name === 'from') return instantText(String(value));
    if (typeof value === 'string') return value;
    if (!name.endsWith('CentAmount')) return value.toLocaleString(locale);
    return showAmount(value, String(values['currencyCode']), locale);
  };
  return ({ rule, section, field, storeKeys, values, from }) => {
    const parameters = Object.entries(values).map(([name, value]) => [name, shown(name, value, values)]);
    const [setting = field] = field.split('.');
    const when = from === null ? '' : `${translate('console.publish.fromInstant', { instant: instantText(from) })} `;
    return `${settingText({ section, setting, storeKeys })}: ${when}${translate(`console.finding.${rule}`, Object.fromEntries(parameters))}`;
  };
}
