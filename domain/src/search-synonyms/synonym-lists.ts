import type { SearchSynonyms } from './contract.js';

/** Returns the words and phrases of each meaning: `Hubwagen = Hubameise` → two of them. */
export const synonymLists = ({ meanings }: SearchSynonyms): string[][] =>
  meanings.map((meaning) => meaning.split('=').map((phrase) => phrase.trim()));
