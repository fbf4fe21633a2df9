import { inLatin } from '@manifold/domain/search/latin';
import { forgivenSlips, slipsBetween, slipsToBeginning, slipsToEnding } from '@manifold/domain/search/typing-errors';
import { soundingAlike } from '@manifold/domain/search/words';
import type { FoundWord, WantedWord } from './known-words.js';

const MAXIMUM_SLIPS = 8;
/** Penalty for a typo at the end of an incomplete word or in a part of a long one. */
const PART_OF_A_SLIP = 0.5;
const SHORTEST_ENDING = 6;

/** Returns the number of typos between a typed word and a word of the index, or Infinity if there are too many. */
function slipsIn(typed: string, word: string, isLast: boolean): number {
  const most = forgivenSlips(typed);
  if (most === 0) return Infinity;
  const whole = slipsBetween(typed, word, most);
  if (whole <= most) return whole;
  const beginning = isLast ? slipsToBeginning(typed, word, 1) : Infinity;
  const ending = typed.length < SHORTEST_ENDING ? Infinity : slipsToEnding(typed, word, 1);
  const within = Math.min(beginning, ending);
  return within <= 1 ? within + PART_OF_A_SLIP : Infinity;
}

/** Returns the candidates with the fewest typos; numbers allow none. A phonetic match counts as part of one typo. */
export function fewestSlips({ folded, isLast }: WantedWord, rows: readonly Omit<FoundWord, 'kind'>[]): FoundWord[] {
  const ways = soundingAlike(inLatin(folded));
  const fewestTo = (word: string): number =>
    Math.min(...ways.map((typed, place) => slipsIn(typed, word, isLast) + (place > 0 ? PART_OF_A_SLIP : 0)));
  const counted = rows
    .map((row) => ({ ...row, slips: fewestTo(inLatin(row.word)) }))
    .filter(({ slips }) => Number.isFinite(slips))
    .sort((first, second) => first.slips - second.slips || second.documents - first.documents);
  const fewest = counted[0]?.slips ?? 0;
  return counted
    .filter(({ slips }) => slips <= fewest + PART_OF_A_SLIP)
    .slice(0, MAXIMUM_SLIPS)
    .map(({ word, shown, documents }) => ({ word, shown, documents, kind: 'slip' }));
}
