import { inLatin } from '@manifold/domain/search/latin';
import { lightStem } from '@manifold/domain/search/light-stem';
import { forgivenSlips, slipsBetween, slipsToBeginning, slipsToEnding } from '@manifold/domain/search/typing-errors';
import { otherSpellings, soundingAlike, type TypedWord } from '@manifold/domain/search/words';
import type { IndexPlace } from '../search-index.js';
import { wordsOf } from './generation-tables.js';
import type { SearchDatabase } from './search-database.js';
import { isCompounding, stemmerOf } from './stemmers.js';

/** How a word of the index goes with a typed one: it is the same, another form, begins with it, holds it, or was meant. */
export type WordKind = 'same' | 'form' | 'beginning' | 'part' | 'slip';

export interface FoundWord {
  readonly word: string;
  readonly shown: string;
  readonly documents: number;
  readonly kind: WordKind;
}

/** What an index has for a typed word. A stop word (`für`) is one that need not be found. */
export interface KnownWord {
  readonly isStop: boolean;
  readonly words: readonly FoundWord[];
}

/** A word to look up; the last one that was typed may be the beginning of a longer one. */
export interface WantedWord extends TypedWord {
  readonly isLast: boolean;
}

interface Row extends Omit<FoundWord, 'kind' | 'word'> {
  readonly place: number;
  readonly kind: WordKind | null;
  readonly word: string | null;
  readonly stop: boolean;
}

const MOST_FORMS = 20;
const MOST_LONGER = 40;
const MOST_SLIPS = 8;
const CANDIDATES = 60;
/** From how many letters on a part of a word says something. */
const SHORTEST_PART = 4;
const SHORTEST_STOP_EXEMPT = 3;

/** Looks words up among those of an index. */
export class WordLookup {
  constructor(private readonly database: SearchDatabase) {}

  /** What the index has for each of these words, in their order. */
  async known(generation: number, { language }: IndexPlace, wanted: readonly WantedWord[]): Promise<KnownWord[]> {
    const asked = wanted.flatMap((word, place) =>
      [word.folded, ...otherSpellings(word.folded)].map((folded) => ({ ...word, folded, place })),
    );
    const rows = await this.database.ask<Row>(
      knownWords(generation, language),
      [
        asked.map(({ folded }) => folded),
        asked.map(({ typed }) => typed),
        asked.map(({ folded }) => lightStem(folded)),
        asked.map(({ isLast }) => isLast),
        asked.map(({ place }) => place),
        asked.map(({ folded }) => inLatin(folded)),
      ],
      `known_${generation}`,
    );
    return wanted.map(({ folded }, place) => {
      const own = rows.filter((row) => row.place === place);
      const words = own.flatMap(({ kind, word, shown, documents }) =>
        kind === null || word === null ? [] : [{ kind, word, shown, documents }],
      );
      return { isStop: isStop(folded, own), words: withoutNoise(words, language) };
    });
  }

  /** What may have been meant by words that the index does not have: those with the fewest slips. */
  async meant(generation: number, wanted: readonly WantedWord[]): Promise<FoundWord[][]> {
    const rows = await this.database.ask<Omit<Row, 'kind' | 'stop'> & { readonly word: string }>(
      alikeWords(generation),
      [wanted.map(({ folded }) => inLatin(folded))],
      `alike_${generation}`,
    );
    return wanted.map((word, place) =>
      fewestSlips(
        word,
        rows.filter((row) => row.place === place + 1),
      ),
    );
  }

  /** A word as two of the index (`gasgrill` → `gas`, `grill`); undefined where it is none. The longest first part wins. */
  async parted(generation: number, folded: string): Promise<readonly [string, string] | undefined> {
    const pairs = splits(folded);
    if (pairs.length === 0) return undefined;
    const rows = await this.database.ask<{ word: string }>(
      `SELECT word FROM ${wordsOf(generation)} WHERE word = ANY ($1::text[])`,
      [pairs.flat()],
      `parted_${generation}`,
    );
    const there = new Set(rows.map(({ word }) => word));
    return pairs.findLast(([first, second]) => there.has(first) && there.has(second));
  }
}

const knownWords = (generation: number, language: string): string => {
  const words = wordsOf(generation);
  const stemmer = stemmerOf(language);
  const stem = stemmer === undefined ? 'light' : `coalesce((ts_lexize('${stemmer}', folded))[1], folded)`;
  const stop = stemmer === undefined ? 'false' : `coalesce(ts_lexize('${stemmer}', typed) = '{}', false)`;
  return `WITH asked AS (
      SELECT place, folded, latin, is_last, ${stem} AS stem, ${stop} AS stop
      FROM unnest($1::text[], $2::text[], $3::text[], $4::bool[], $5::int[], $6::text[])
        AS row (folded, typed, light, is_last, place, latin)
    )
    SELECT place, stop, kind, word, shown, documents FROM asked LEFT JOIN LATERAL (
      (SELECT 'same' AS kind, word, shown, documents FROM ${words} w WHERE w.latin = asked.latin)
      UNION ALL
      (SELECT 'form', word, shown, documents FROM ${words} w WHERE w.stem = asked.stem AND w.latin <> asked.latin
       ORDER BY documents DESC LIMIT ${MOST_FORMS})
      UNION ALL
      (SELECT 'beginning', word, shown, documents FROM ${words} w
       WHERE is_last AND length(folded) > 1 AND w.latin LIKE asked.latin || '%' AND w.latin <> asked.latin
       ORDER BY documents DESC LIMIT ${MOST_LONGER})
      UNION ALL
      (SELECT 'part', word, shown, documents FROM ${words} w
       WHERE length(folded) >= ${SHORTEST_PART} AND folded !~ '[0-9]' AND w.latin LIKE '%' || asked.latin || '%'
         AND w.latin <> asked.latin
       ORDER BY documents DESC LIMIT ${MOST_LONGER})
    ) found ON true`;
};

const alikeWords = (generation: number): string => {
  const words = wordsOf(generation);
  return `SELECT place::int, word, shown, documents
    FROM unnest($1::text[]) WITH ORDINALITY AS asked (typed, place) CROSS JOIN LATERAL (
      (SELECT word, shown, documents FROM ${words} WHERE latin % typed
       ORDER BY similarity(latin, typed) DESC, documents DESC LIMIT ${CANDIDATES})
      UNION
      (SELECT word, shown, documents FROM ${words} WHERE typed <% latin
       ORDER BY word_similarity(typed, latin) DESC, documents DESC LIMIT ${CANDIDATES})
    ) found`;
};

/** A word of one or two letters is not what somebody looks for, unless it is a figure or a unit beside one. */
function isStop(folded: string, rows: readonly Row[]): boolean {
  const isShort = folded.length < SHORTEST_STOP_EXEMPT && !/\d/.test(folded);
  return isShort || rows.some(({ stop }) => stop);
}

/** Parts of words are looked at where the language makes one word of several, or where there is nothing better. */
function withoutNoise(words: readonly FoundWord[], language: string): FoundWord[] {
  const isPlain = words.some(({ kind }) => kind !== 'part');
  const kept = isCompounding(language) || !isPlain ? words : words.filter(({ kind }) => kind !== 'part');
  const known = new Set<string>();
  return kept.filter(({ word }) => !known.has(word) && known.add(word));
}

/** A slip at the end of a word that is not typed to its end, or in a part of a long one, counts a little more. */
const PART_OF_A_SLIP = 0.5;
const SHORTEST_ENDING = 6;

/** How many slips lie between what was typed and a word of the index; Infinity where there are too many. */
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

/** The candidates with the fewest slips; numbers have none. What only sounds like what was typed counts as a part of one. */
function fewestSlips({ folded, isLast }: WantedWord, rows: readonly Omit<FoundWord, 'kind'>[]): FoundWord[] {
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
    .slice(0, MOST_SLIPS)
    .map(({ word, shown, documents }) => ({ word, shown, documents, kind: 'slip' }));
}

const SHORTEST_HALF = 3;

function splits(word: string): (readonly [string, string])[] {
  const places = Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST_HALF + 1) },
    (_, at) => at + SHORTEST_HALF,
  );
  return places.map((at) => [word.slice(0, at), word.slice(at)] as const);
}
