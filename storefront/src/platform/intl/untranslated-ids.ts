type Texts = Readonly<Record<string, string>>;

/** Returns the texts of a language or locale by message id, before the fallback to English is merged in. On the server only. */
async function textsOf(name: string): Promise<Texts> {
  // Not at the top of the module, so that unit tests can import it without Vite.
  const files = import.meta.glob<Texts>('../../../messages/*.json', { import: 'default' });
  return (await files[`../../../messages/${name}.json`]?.()) ?? {};
}

/** Returns the ids for which all texts are missing or blank. */
export function missingIds(source: Texts, texts: readonly Texts[]): string[] {
  return Object.keys(source).filter((id) => !texts.some((each) => (each[id] ?? '').trim() !== ''));
}

/** Returns the ids of the texts that neither a locale nor its language has, which are shown in English. */
export async function listUntranslated(locale: string): Promise<readonly string[]> {
  const [language = locale] = locale.split('-');
  const [english, ofLanguage, own] = await Promise.all([textsOf('en'), textsOf(language), textsOf(locale)]);
  return missingIds(english, [ofLanguage, own]);
}
