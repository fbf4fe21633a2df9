/** How words are brought to their stem, by language; in other languages they are taken as they are. */
const DICTIONARIES: Readonly<Record<string, string>> = {
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  it: 'italian',
  nb: 'norwegian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  sv: 'swedish',
};

/** The text search configuration for a language. */
export const dictionaryOf = (language = ''): string => DICTIONARIES[language.split('-')[0] ?? ''] ?? 'simple';
