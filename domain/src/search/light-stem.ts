/** Endings of nouns and adjectives without accents, longest first. */
const LATIN = /(?:iemi|ami|ach|ech|ich|ych|ego|emu|eho|ove|ovi|ima|ama|mi|om|am|em|im|ov|ow|ou|ej|ih|iu|a|e|i|o|u|y)$/;
const CYRILLIC = /(?:овете|овци|ове|ета|ите|ята|ата|ето|ници|ник|ия|та|то|те|ът|ят|ни|а|е|и|о|у|я|ю)$/;
const SHORTEST = 4;

/** Stems a normalised word of a language without a Postgres stemmer (all of them Slavic): `fritezy` → `fritez`. */
export function lightStem(word: string): string {
  const stem = word.replace(LATIN, '').replace(CYRILLIC, '');
  return stem.length >= SHORTEST ? stem : word;
}
