/** Endings of nouns and adjectives without their accents, the longest first. */
const LATIN = /(?:iemi|ami|ach|ech|ich|ych|ego|emu|eho|ove|ovi|ima|ama|mi|om|am|em|im|ov|ow|ou|ej|ih|iu|a|e|i|o|u|y)$/;
const CYRILLIC = /(?:овете|овци|ове|ета|ите|ята|ата|ето|ници|ник|ия|та|то|те|ът|ят|ни|а|е|и|о|у|я|ю)$/;
const SHORTEST = 4;

/** What is left of a folded word of a language that Postgres has no stemmer for (Slavic all of them): `fritezy` → `fritez`. */
export function lightStem(word: string): string {
  const stem = word.replace(LATIN, '').replace(CYRILLIC, '');
  return stem.length >= SHORTEST ? stem : word;
}
