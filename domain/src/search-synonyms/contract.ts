import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';

const MEANING = /^[^,;=\n]*[\p{L}\p{N}][^,;=\n]*(=[^,;=\n]*[\p{L}\p{N}][^,;=\n]*){1,19}$/u;

/** Two to twenty words or phrases with the same meaning: `Hubwagen = Hubameise`. */
const meaningSchema = z
  .string()
  .check(z.maxLength(300), z.regex(MEANING, 'two to twenty words or phrases with = between them'));

/** Synonyms of one language: a search for one of them finds all. */
export const searchSynonymsSchema = z.object({ meanings: z.array(meaningSchema).check(z.maxLength(300)) });

export type SearchSynonyms = z.infer<typeof searchSynonymsSchema>;

/** The section of the config. */
export const searchSynonymsContract = sectionContract(searchSynonymsSchema);

/** Returns the words and phrases of each meaning: `Hubwagen = Hubameise` → two of them. */
export const synonymLists = ({ meanings }: SearchSynonyms): string[][] =>
  meanings.map((meaning) => meaning.split('=').map((phrase) => phrase.trim()));
