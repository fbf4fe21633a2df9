import { inLatin } from '@manifold/domain/search/latin';
import { allowedTypos, typosBetween, typosToPrefix, typosToSuffix } from '@manifold/domain/search/typing-errors';
import { phoneticSpellings } from '@manifold/domain/search/words';
import type { FoundWord, WantedWord } from './known-words.js';

const MAXIMUM_CORRECTIONS = 8;
/** Penalty for a typo at the end of an incomplete word or in a part of a long one. */
const PARTIAL_TYPO = 0.5;
const MINIMUM_SUFFIX_LENGTH = 6;

/** Returns the number of typos between a typed word and a word of the index, or Infinity if there are too many. */
function countTypos(typed: string, word: string, isLast: boolean): number {
  const allowed = allowedTypos(typed);
  if (allowed === 0) return Infinity;
  const whole = typosBetween(typed, word, allowed);
  if (whole <= allowed) return whole;
  const ofPrefix = isLast ? typosToPrefix(typed, word, 1) : Infinity;
  const ofSuffix = typed.length < MINIMUM_SUFFIX_LENGTH ? Infinity : typosToSuffix(typed, word, 1);
  const partial = Math.min(ofPrefix, ofSuffix);
  return partial <= 1 ? partial + PARTIAL_TYPO : Infinity;
}

/** Returns the candidates with the fewest typos; numbers allow none. A phonetic match counts as part of one typo. */
export function fewestTypos({ folded, isLast }: WantedWord, rows: readonly Omit<FoundWord, 'kind'>[]): FoundWord[] {
  const spellings = phoneticSpellings(inLatin(folded));
  const fewestTyposTo = (word: string): number =>
    Math.min(...spellings.map((typed, index) => countTypos(typed, word, isLast) + (index > 0 ? PARTIAL_TYPO : 0)));
  const counted = rows
    .map((row) => ({ ...row, typos: fewestTyposTo(inLatin(row.word)) }))
    .filter(({ typos }) => Number.isFinite(typos))
    .sort((first, second) => first.typos - second.typos || second.documents - first.documents);
  const fewest = counted[0]?.typos ?? 0;
  return counted
    .filter(({ typos }) => typos <= fewest + PARTIAL_TYPO)
    .slice(0, MAXIMUM_CORRECTIONS)
    .map(({ word, shown, documents }) => ({ word, shown, documents, kind: 'correction' }));
}
