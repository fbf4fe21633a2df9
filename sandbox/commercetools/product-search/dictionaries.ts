/** The text search configurations that stem words, by language; in other languages words are not stemmed. */
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

/** Returns the text search configuration for a language. */
export const dictionaryOf = (language = ''): string => DICTIONARIES[language.split('-')[0] ?? ''] ?? 'simple';
