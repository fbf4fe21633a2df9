/** The Postgres stemmer for each language code; Slavic languages have none. */
const STEMMERS: Readonly<Record<string, string>> = {
  da: 'danish_stem',
  de: 'german_stem',
  el: 'greek_stem',
  en: 'english_stem',
  es: 'spanish_stem',
  fi: 'finnish_stem',
  fr: 'french_stem',
  hu: 'hungarian_stem',
  it: 'italian_stem',
  lt: 'lithuanian_stem',
  nb: 'norwegian_stem',
  nl: 'dutch_stem',
  no: 'norwegian_stem',
  pt: 'portuguese_stem',
  ro: 'romanian_stem',
  sv: 'swedish_stem',
};

/** Languages with compound words: `Schrank` finds `Kühlschrank`. */
const COMPOUNDING: ReadonlySet<string> = new Set(['da', 'de', 'el', 'fi', 'hu', 'lt', 'nb', 'nl', 'no', 'sv']);

/** Returns the name of the Snowball stemmer of a language; undefined if Postgres has none. */
export const stemmerOf = (language: string): string | undefined => STEMMERS[language];
export const isCompounding = (language: string): boolean => COMPOUNDING.has(language);
