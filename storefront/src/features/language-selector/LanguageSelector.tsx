import { latePart } from '../../platform/chunks/LatePart.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import type { LanguageLinksProps } from './LanguageLinks.js';

const LanguageLinks = latePart(async () => (await import('./LanguageLinks.js')).LanguageLinks, null);

/** The languages of a country that has several. Most have one: their shoppers load nothing for it. */
export function LanguageSelector(props: LanguageLinksProps) {
  const { locales } = useStoreConfig();
  return locales.length > 1 ? <LanguageLinks {...props} /> : null;
}
