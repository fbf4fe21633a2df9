import type { StoreView } from '@manifold/domain/admin-api/contract';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../definition/section-words.js';

/** Above this number, stores are counted instead of named. */
const NAMED_STORES = 4;

interface NamedSetting {
  readonly section: string;
  readonly setting: string;
  readonly storeKeys: readonly string[];
}

/** Formats a setting as `Cash on delivery · Price limit · Slovakia`; unknown names are shown as they are. */
export function useSettingText(
  stores: readonly StoreView[],
  sections: readonly SectionInWords[],
): (named: NamedSetting) => string {
  const translate = useTranslate();
  const places = (keys: readonly string[]): string => {
    if (keys.length > NAMED_STORES) return translate('console.publish.stores', { smart_count: keys.length });
    return keys.map((key) => stores.find(({ storeKey }) => storeKey === key)?.label ?? key).join(', ');
  };
  return ({ section, setting, storeKeys }) => {
    const found = sections.find(({ key }) => key === section);
    const label = found?.fields.find(({ name }) => name === setting)?.label ?? setting;
    return [found?.label ?? section, label, places(storeKeys)].filter((part) => part !== '').join(' · ');
  };
}
