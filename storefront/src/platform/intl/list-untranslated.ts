import { missingIds, type Texts } from './missing-ids.js';

/** The texts before the fallback to English is merged in; on the server only. */
const files = import.meta.glob<Texts>('../../../messages/*.json', { import: 'default' });

async function textsOf(name: string): Promise<Texts> {
  return (await files[`../../../messages/${name}.json`]?.()) ?? {};
}

/** Returns the ids of the texts that neither a locale nor its language has, which are shown in English. */
export async function listUntranslated(locale: string): Promise<readonly string[]> {
  const [language = locale] = locale.split('-');
  const [english, ofLanguage, own] = await Promise.all([textsOf('en'), textsOf(language), textsOf(locale)]);
  return missingIds(english, [ofLanguage, own]);
}
