import type { ChangeSetFinding, StoreView } from '@manifold/domain/admin-api/contract';
import { CONFIG_LAYERS } from '@manifold/domain/config-layer/layer';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../shared/definition/section-words.js';
import type { Place } from '../shared/place/place.js';
import { usePlaceInstant } from '../shared/place/use-place-instant.js';
import { showAmount } from '../shared/values/amount.js';
import { useFormatLocale } from '../language/use-language.js';
import { useSettingText } from '../shared/problems/use-setting-text.js';

/** Returns the place whose time zone a finding uses: its first store, or the row that it names. */
function placeOf({ storeKeys: [storeKey = ''], values }: ChangeSetFinding): Place {
  const layer = CONFIG_LAYERS.find((each) => each === values['layer']);
  return layer ? { layer, key: String(values['key']) } : { layer: 'store', key: storeKey };
}

/** Returns the text of a finding: setting, stores and the problem. */
export function useFindingText(
  stores: readonly StoreView[],
  sections: readonly SectionInWords[],
): (finding: ChangeSetFinding) => string {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const instantText = usePlaceInstant(stores);
  const settingText = useSettingText(stores, sections);
  const shown = (name: string, value: string | number, finding: ChangeSetFinding): string => {
    if (name === 'from') return instantText(String(value), placeOf(finding));
    if (typeof value === 'string') return value;
    if (!name.endsWith('CentAmount')) return value.toLocaleString(locale);
    return showAmount(value, String(finding.values['currencyCode']), locale);
  };
  return (finding) => {
    const { rule, section, field, storeKeys, values, from } = finding;
    const parameters = Object.entries(values).map(([name, value]) => [name, shown(name, value, finding)]);
    const [setting = field] = field.split('.');
    const instant = from === null ? undefined : instantText(from, placeOf(finding));
    const when = instant === undefined ? '' : `${translate('console.publish.fromInstant', { instant })} `;
    return `${settingText({ section, setting, storeKeys })}: ${when}${translate(`console.finding.${rule}`, Object.fromEntries(parameters))}`;
  };
}
