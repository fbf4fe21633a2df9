import { missingIds, type Texts } from './missing-ids.js';

/** The texts as they were written, before English fills the gaps; the server's alone. */
const files = import.meta.glob<Texts>('../../../messages/*.json', { import: 'default' });

async function textsOf(name: string): Promise<Texts> {
  return (await files[`../../../messages/${name}.json`]?.()) ?? {};
}

/** The ids of the texts that a locale has neither in its language nor in its own way: English stands there. */
export async function untranslated(locale: string): Promise<readonly string[]> {
  const [language = locale] = locale.split('-');
  const [english, spoken, own] = await Promise.all([textsOf('en'), textsOf(language), textsOf(locale)]);
  return missingIds(english, [spoken, own]);
}
