import type { TypedWord } from '@manifold/domain/search/words';
import type { SearchQuestion } from '../search-index.js';
import type { SearchDatabase } from './search-database.js';
import { anyOf, joinedPairs, synonymPhrases, type Phrase, type Term } from './search-terms.js';
import { WordLookup, type KnownWord, type WantedWord } from './word-lookup.js';

/** What the words of a question come to. */
export interface ReadWords {
  /** What stands for each word; undefined for one that is not known or need not be found. */
  readonly slots: readonly (Term | undefined)[];
  readonly phrases: readonly { readonly from: number; readonly length: number; readonly term: Term }[];
  /** What was meant by words that were mistyped, by their place. */
  readonly meant: ReadonlyMap<number, string>;
}

/** How many words are remembered; the one that was asked for longest ago goes first. */
const REMEMBERED = 5_000;

const UNKNOWN: KnownWord = { isStop: false, words: [] };

/** Reads the words of a question: each is looked up once for an index, for people mostly type the same. */
export class WordReading {
  private readonly lookup: WordLookup;
  private readonly remembered = new Map<string, KnownWord>();

  constructor(database: SearchDatabase) {
    this.lookup = new WordLookup(database);
  }

  /** Words have come to an index: what was not known may be now. */
  forget(): void {
    this.remembered.clear();
  }

  async read(generation: number, question: SearchQuestion, words: readonly TypedWord[]): Promise<ReadWords> {
    const typed = words.map((word, place) => ({ ...word, isLast: place === words.length - 1 }));
    const phrases = [...joinedPairs(words), ...synonymPhrases(words, question.synonyms)];
    const known = await this.known(generation, question, [...typed, ...phrases.flatMap(({ instead }) => instead)]);
    const told = phrases.flatMap((phrase) => phraseTerm(phrase, known) ?? []);
    const isToldElsewhere = (place: number) => told.some(({ from, length }) => from <= place && place < from + length);
    const unknown = typed.filter((word, place) => isUnknown(known(word)) && !isToldElsewhere(place));
    const repaired = await this.repaired(generation, unknown);
    return {
      slots: this.slots(typed, known, repaired),
      phrases: told,
      meant: new Map(
        typed.flatMap((word, place) => {
          const shown = repaired.get(word)?.shown;
          return shown === undefined ? [] : [[place, shown] as const];
        }),
      ),
    };
  }

  /** A stop word counts only where there is nothing else. */
  private slots(
    typed: readonly WantedWord[],
    known: (word: WantedWord) => KnownWord,
    repaired: ReadonlyMap<WantedWord, Repaired>,
  ): (Term | undefined)[] {
    const isAllStops = typed.every((word) => known(word).isStop);
    return typed.map((word) => {
      const found = known(word);
      if (found.isStop && !isAllStops) return undefined;
      return anyOf(found) ?? repaired.get(word)?.term;
    });
  }

  /** One question to Postgres for all words that are not remembered. */
  private async known(
    generation: number,
    question: SearchQuestion,
    wanted: readonly WantedWord[],
  ): Promise<(word: WantedWord) => KnownWord> {
    const keyOf = ({ typed, isLast }: WantedWord) => `${generation} ${isLast ? '>' : ''}${typed}`;
    const missing = [...new Map(wanted.map((word) => [keyOf(word), word])).values()].filter(
      (word) => !this.remembered.has(keyOf(word)),
    );
    const found = missing.length === 0 ? [] : await this.lookup.known(generation, question, missing);
    missing.forEach((word, place) => this.remember(keyOf(word), found[place] ?? UNKNOWN));
    const all = new Map(wanted.map((word) => [keyOf(word), this.remembered.get(keyOf(word)) ?? UNKNOWN]));
    return (word) => all.get(keyOf(word)) ?? UNKNOWN;
  }

  private async repaired(generation: number, unknown: readonly WantedWord[]): Promise<Map<WantedWord, Repaired>> {
    if (unknown.length === 0) return new Map();
    const meant = await this.lookup.meant(generation, unknown);
    const pairs = unknown.map(async (word, place): Promise<readonly [WantedWord, Repaired]> => {
      const found = meant[place] ?? [];
      const term = anyOf({ words: found });
      if (term) return [word, { term, shown: found[0]?.shown }];
      const parts = await this.lookup.parted(generation, word.folded);
      const all = parts?.map((part): Term => ({ word: part, isLoose: false }));
      return [word, { term: all && { all }, shown: undefined }];
    });
    return new Map(await Promise.all(pairs));
  }

  private remember(key: string, known: KnownWord): void {
    this.remembered.set(key, known);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
  }
}

interface Repaired {
  readonly term: Term | undefined;
  /** How the word is written that was meant; undefined where the word is two. */
  readonly shown: string | undefined;
}

const isUnknown = ({ words, isStop }: KnownWord): boolean => words.length === 0 && !isStop;

function phraseTerm({ from, length, instead }: Phrase, known: (word: WantedWord) => KnownWord) {
  const terms = instead.map((word) => anyOf({ words: known(word).words.filter(({ kind }) => kind !== 'part') }));
  const all = terms.flatMap((term) => term ?? []);
  return all.length < terms.length || all.length === 0 ? undefined : { from, length, term: { all } };
}
