import { inLatin } from '@manifold/domain/search/latin';
import { lightStem, otherSpellings } from '@manifold/domain/search/words';
import type { IndexReference } from '../ports/search-index.js';
import { fewestTypos } from './fewest-typos.js';
import { wordsOf } from './generation-tables.js';
import { CONTINUATION_LETTERS, type FoundWord, type KnownWord, type WantedWord, type WordKind } from './known-words.js';
import type { QueryRunner } from './search-database.js';
import { isCompounding, stemmerOf } from './stemmers.js';

interface Row extends Omit<FoundWord, 'kind' | 'word'> {
  readonly place: number;
  readonly kind: WordKind | null;
  readonly word: string | null;
  readonly stop: boolean;
  readonly continuations: readonly string[];
}

const MAXIMUM_FORMS = 20;
const MAXIMUM_LONGER = 40;
const CANDIDATES = 60;
/** The minimum length of a meaningful part of a word. */
const MINIMUM_PART_LENGTH = 4;
const MINIMUM_WORD_LENGTH = 3;

/** Looks up words in an index. */
export class WordLookup {
  constructor(private readonly database: QueryRunner) {}

  /** Returns the words of the index for each of these words, in order. */
  async findKnown(
    generation: number,
    { language }: IndexReference,
    typedWords: readonly WantedWord[],
  ): Promise<KnownWord[]> {
    const spellings = typedWords.flatMap((word, place) =>
      [word.folded, ...otherSpellings(word.folded)].map((folded) => ({ ...word, folded, place })),
    );
    const rows = await this.database.query<Row>(
      knownWords(generation, language),
      [
        spellings.map(({ folded }) => folded),
        spellings.map(({ typed }) => typed),
        spellings.map(({ folded }) => lightStem(folded)),
        spellings.map(({ isLast }) => isLast),
        spellings.map(({ place }) => place),
        spellings.map(({ folded }) => inLatin(folded)),
      ],
      `known_${generation}`,
    );
    return typedWords.map(({ folded }, place) => {
      const own = rows.filter((row) => row.place === place);
      const words = own.flatMap(({ kind, word, shown, documents }) =>
        kind === null || word === null ? [] : [{ kind, word, shown, documents }],
      );
      const continuations = own[0]?.continuations ?? [];
      const headedWords = isCompounding(language) ? words.map((found) => headed(found, folded)) : words;
      return { isStop: isStop(folded, own), words: withoutNoise(headedWords, language), continuations };
    });
  }

  /** Returns corrections of unknown words: those with the fewest typos. */
  async findCorrections(generation: number, typedWords: readonly WantedWord[]): Promise<FoundWord[][]> {
    const rows = await this.database.query<Omit<Row, 'kind' | 'stop' | 'continuations'> & { readonly word: string }>(
      alikeWords(generation),
      [typedWords.map(({ folded }) => inLatin(folded))],
      `alike_${generation}`,
    );
    return typedWords.map((word, place) =>
      fewestTypos(
        word,
        rows.filter((row) => row.place === place + 1),
      ),
    );
  }

  /**
   * Splits a word into two of the index (`gasgrill` → `gas`, `grill`), with the longest first part; in a language with compounds the
   * longest word at its end (`Gastrofritteuse` → `fritteuse`). Returns undefined if there is none.
   */
  async split(
    generation: number,
    { language }: Pick<IndexReference, 'language'>,
    folded: string,
  ): Promise<readonly string[] | undefined> {
    const pairs = splits(folded);
    if (pairs.length === 0) return undefined;
    const rows = await this.database.query<{ word: string }>(
      `SELECT word FROM ${wordsOf(generation)} WHERE word = ANY ($1::text[])`,
      [pairs.flat()],
      `parted_${generation}`,
    );
    const existing = new Set(rows.map(({ word }) => word));
    const both = pairs.findLast(([first, second]) => existing.has(first) && existing.has(second));
    if (both || !isCompounding(language)) return both;
    const head = pairs.find(([, second]) => second.length >= MINIMUM_HEAD_LENGTH && existing.has(second));
    return head && [head[1]];
  }
}

const knownWords = (generation: number, language: string): string => {
  const words = wordsOf(generation);
  const stemmer = stemmerOf(language);
  const stem = stemmer === undefined ? 'light' : `coalesce((ts_lexize('${stemmer}', folded))[1], folded)`;
  const stop = stemmer === undefined ? 'false' : `coalesce(ts_lexize('${stemmer}', typed) = '{}', false)`;
  return `WITH asked AS (
      SELECT place, folded, latin, is_last, ${stem} AS stem, ${stop} AS stop,
        ARRAY(SELECT DISTINCT substr(w.latin, length(row.latin) + 1, ${CONTINUATION_LETTERS}) FROM ${words} w
          WHERE NOT is_last AND length(folded) > 1 AND w.latin LIKE row.latin || '%' AND w.latin <> row.latin) AS continuations
      FROM unnest($1::text[], $2::text[], $3::text[], $4::bool[], $5::int[], $6::text[])
        AS row (folded, typed, light, is_last, place, latin)
    )
    SELECT place, stop, continuations, kind, word, shown, documents FROM asked LEFT JOIN LATERAL (
      (SELECT 'same' AS kind, word, shown, documents FROM ${words} w WHERE w.latin = asked.latin)
      UNION ALL
      (SELECT 'form', word, shown, documents FROM ${words} w WHERE w.stem = asked.stem AND w.latin <> asked.latin
       ORDER BY documents DESC LIMIT ${MAXIMUM_FORMS})
      UNION ALL
      (SELECT 'beginning', word, shown, documents FROM ${words} w
       WHERE is_last AND length(folded) > 1 AND w.latin LIKE asked.latin || '%' AND w.latin <> asked.latin
       ORDER BY documents DESC LIMIT ${MAXIMUM_LONGER})
      UNION ALL
      (SELECT 'part', word, shown, documents FROM ${words} w
       WHERE length(folded) >= ${MINIMUM_PART_LENGTH} AND folded !~ '[0-9]' AND w.latin LIKE '%' || asked.latin || '%'
         AND w.latin <> asked.latin
       ORDER BY documents DESC LIMIT ${MAXIMUM_LONGER})
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

/** In languages with compounds, the last part is the head. */
const headed = (found: FoundWord, folded: string): FoundWord =>
  found.kind === 'part' && found.word.endsWith(folded) ? { ...found, kind: 'head' } : found;

/** Words of one or two letters are optional, except numbers and the units next to them. */
function isStop(folded: string, rows: readonly Row[]): boolean {
  const isShort = folded.length < MINIMUM_WORD_LENGTH && !/\d/.test(folded);
  return isShort || rows.some(({ stop }) => stop);
}

/** Parts of words match in languages with compounds, or if nothing else matches. */
function withoutNoise(words: readonly FoundWord[], language: string): FoundWord[] {
  const isPlain = words.some(({ kind }) => kind !== 'part' && kind !== 'head');
  const relevant = isCompounding(language) || !isPlain ? words : words.filter(({ kind }) => kind !== 'part');
  const known = new Set<string>();
  return relevant.filter(({ word }) => !known.has(word) && known.add(word));
}

const MINIMUM_HALF_LENGTH = 3;
const MINIMUM_HEAD_LENGTH = 5;

/** Letters that join words: `Werkstatt-s-presse`. */
const LINKING_LETTERS = ['s', 'n', 'en', 'es', 'er', 'e'];

function splits(word: string): (readonly [string, string])[] {
  const places = Array.from(
    { length: Math.max(0, word.length - 2 * MINIMUM_HALF_LENGTH + 1) },
    (_, at) => at + MINIMUM_HALF_LENGTH,
  );
  return places.flatMap((at) => [
    ...LINKING_LETTERS.filter(
      (link) => word.slice(0, at).endsWith(link) && at - link.length >= MINIMUM_HALF_LENGTH,
    ).map((link) => [word.slice(0, at - link.length), word.slice(at)] as const),
    [word.slice(0, at), word.slice(at)] as const,
  ]);
}
