import { inLatin } from '@manifold/domain/search/latin';
import { forgivenSlips, slipsBetween, slipsToBeginning, slipsToEnding } from '@manifold/domain/search/typing-errors';
import { soundingAlike } from '@manifold/domain/search/words';
import type { FoundWord, WantedWord } from './known-words.js';

const MAXIMUM_CORRECTIONS = 8;
/** Penalty for a typo at the end of an incomplete word or in a part of a long one. */
const PARTIAL_TYPO = 0.5;
const MINIMUM_SUFFIX_LENGTH = 6;

/** Returns the number of typos between a typed word and a word of the index, or Infinity if there are too many. */
function countTypos(typed: string, word: string, isLast: boolean): number {
  const allowed = forgivenSlips(typed);
  if (allowed === 0) return Infinity;
  const whole = slipsBetween(typed, word, allowed);
  if (whole <= allowed) return whole;
  const ofPrefix = isLast ? slipsToBeginning(typed, word, 1) : Infinity;
  const ofSuffix = typed.length < MINIMUM_SUFFIX_LENGTH ? Infinity : slipsToEnding(typed, word, 1);
  const partial = Math.min(ofPrefix, ofSuffix);
  return partial <= 1 ? partial + PARTIAL_TYPO : Infinity;
}

/** Returns the candidates with the fewest typos; numbers allow none. A phonetic match counts as part of one typo. */
export function fewestSlips({ folded, isLast }: WantedWord, rows: readonly Omit<FoundWord, 'kind'>[]): FoundWord[] {
  const spellings = soundingAlike(inLatin(folded));
  const fewestTo = (word: string): number =>
    Math.min(...spellings.map((typed, index) => countTypos(typed, word, isLast) + (index > 0 ? PARTIAL_TYPO : 0)));
  const counted = rows
    .map((row) => ({ ...row, typos: fewestTo(inLatin(row.word)) }))
    .filter(({ typos }) => Number.isFinite(typos))
    .sort((first, second) => first.typos - second.typos || second.documents - first.documents);
  const fewest = counted[0]?.typos ?? 0;
  return counted
    .filter(({ typos }) => typos <= fewest + PARTIAL_TYPO)
    .slice(0, MAXIMUM_CORRECTIONS)
    .map(({ word, shown, documents }) => ({ word, shown, documents, kind: 'correction' }));
}
