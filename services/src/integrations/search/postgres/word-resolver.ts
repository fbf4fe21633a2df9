import type { TypedWord } from '@manifold/domain/search/words';
import { Cache } from '../../../platform/cache/cache.js';
import type { SearchQuery } from '../ports/search-index.js';
import type { LiveGeneration } from './live-generations.js';
import type { QueryRunner } from './search-database.js';
import { anyOf, joinedPairs, mayBeOne, type Phrase, type Term } from './search-terms.js';
import { otherMeaningPredicate, correctToSynonym, synonymPhrases, type SynonymCorrection } from './synonym-phrases.js';
import type { FoundWord, KnownWord, WantedWord } from './known-words.js';
import { WordLookup } from './word-lookup.js';

/** The words of a query as found in the index. */
export interface ResolvedWords {
  /** The known words for each typed word; undefined for an unknown or optional word. */
  readonly slots: readonly (Term | undefined)[];
  readonly phrases: readonly { readonly from: number; readonly length: number; readonly term: Term }[];
  /** The corrections of mistyped words, by their position. */
  readonly corrections: ReadonlyMap<number, string>;
}

const MAXIMUM_WORDS = 5_000;

const UNKNOWN: KnownWord = { isStop: false, words: [], continuations: [] };

/** Finds the words of a query in the index. Caches each lookup per index. */
export class WordResolver {
  private readonly lookup: WordLookup;
  private readonly knownWords = new Cache<KnownWord>({ maximumEntries: MAXIMUM_WORDS });
  private readonly correctionCache = new Cache<Correction>({ maximumEntries: MAXIMUM_WORDS });

  constructor(database: QueryRunner) {
    this.lookup = new WordLookup(database);
  }

  async resolve(generation: LiveGeneration, query: SearchQuery, words: readonly TypedWord[]): Promise<ResolvedWords> {
    const typed = words.map((word, place) => ({ ...word, isLast: place === words.length - 1 }));
    const pairs = joinedPairs(words).filter(({ from }) => this.mayBeOne(generation, words.slice(from)));
    const phrases = [...pairs, ...synonymPhrases(words, query.synonyms)];
    const findKnown = await this.known(generation, query, [
      ...typed,
      ...phrases.flatMap(({ alternatives }) => alternatives),
    ]);
    const matchedPhrases = phrases.flatMap((phrase) => phraseTerm(phrase, findKnown) ?? []);
    const isInPhrase = (place: number) =>
      matchedPhrases.some(({ from, length }) => from <= place && place < from + length);
    const unknown = typed.filter((word, place) => isUnknown(findKnown(word)) && !isInPhrase(place));
    const corrections = await this.correctAll(generation, query, unknown);
    const synonyms = synonymCorrections({ typed, unknown, corrections }, query.synonyms);
    const others = await this.synonymTerms([...synonyms.values()], generation, query);
    const correctedWords = typed.flatMap((word, place) => {
      const shown = synonyms.get(word)?.shown ?? corrections.get(word)?.shown;
      return shown === undefined || shown === word.typed ? [] : [[place, shown] as const];
    });
    const isOther = (word: WantedWord): boolean => synonyms.has(word);
    return {
      slots: this.slots(
        typed,
        withoutOtherMeanings(findKnown, query.synonyms),
        new Map([...corrections].filter(([word]) => !isOther(word))),
      ),
      phrases: [...matchedPhrases, ...others],
      corrections: new Map(correctedWords),
    };
  }

  private async synonymTerms(
    corrections: readonly SynonymCorrection[],
    generation: LiveGeneration,
    query: SearchQuery,
  ) {
    const phrases = corrections.flatMap((synonym) => synonym.phrases);
    if (phrases.length === 0) return [];
    const known = await this.known(
      generation,
      query,
      phrases.flatMap(({ alternatives }) => alternatives),
    );
    return phrases.flatMap((phrase) => phraseTerm(phrase, known) ?? []);
  }

  /** Looks up pairs of words as one word, unless the cache knows that there is no such word. */
  private mayBeOne(generation: LiveGeneration, [first, second]: readonly TypedWord[]): boolean {
    const known = first && this.knownWords.get(keyOf(generation, { ...first, isLast: false }));
    return !known || !second || mayBeOne(known, first, second);
  }

  /** Ignores stop words unless the query has no other words. */
  private slots(
    typed: readonly WantedWord[],
    known: (word: WantedWord) => KnownWord,
    corrections: ReadonlyMap<WantedWord, Correction>,
  ): (Term | undefined)[] {
    const isAllStops = typed.every((word) => known(word).isStop);
    return typed.map((word) => {
      const found = known(word);
      if (found.isStop && !isAllStops) return undefined;
      return anyOf(found) ?? corrections.get(word)?.term;
    });
  }

  /** Looks up all words that are not cached with one Postgres query. */
  private async known(
    generation: LiveGeneration,
    query: SearchQuery,
    wanted: readonly WantedWord[],
  ): Promise<(word: WantedWord) => KnownWord> {
    const all = new Map<string, KnownWord>();
    const missing = new Map<string, WantedWord>();
    for (const word of wanted) {
      const key = keyOf(generation, word);
      const known = this.knownWords.get(key);
      if (known) all.set(key, known);
      else missing.set(key, word);
    }
    const found = missing.size === 0 ? [] : await this.lookup.findKnown(generation.id, query, [...missing.values()]);
    for (const [place, key] of [...missing.keys()].entries()) {
      const known = found[place] ?? UNKNOWN;
      all.set(key, known);
      this.knownWords.set(key, known);
    }
    const known = (word: WantedWord): KnownWord => all.get(keyOf(generation, word)) ?? UNKNOWN;
    return withoutOtherMeanings(known, query.synonyms);
  }

  /** Returns the corrections of unknown words, which are cached as well. */
  private async correctAll(
    generation: LiveGeneration,
    language: Pick<SearchQuery, 'language'>,
    unknown: readonly WantedWord[],
  ): Promise<Map<WantedWord, Correction>> {
    const all = new Map<WantedWord, Correction>();
    for (const word of unknown) {
      const known = this.correctionCache.get(keyOf(generation, word));
      if (known) all.set(word, known);
    }
    const missing = unknown.filter((word) => !all.has(word));
    const candidates = missing.length === 0 ? [] : await this.lookup.findCorrections(generation.id, missing);
    const lookups = missing.map(async (word, at) => {
      const correction = await this.correct(generation, language, { word, found: candidates[at] ?? [] });
      all.set(word, correction);
      this.correctionCache.set(keyOf(generation, word), correction);
    });
    await Promise.all(lookups);
    return all;
  }

  private async correct(
    generation: LiveGeneration,
    language: Pick<SearchQuery, 'language'>,
    { word, found }: { readonly word: WantedWord; readonly found: readonly FoundWord[] },
  ): Promise<Correction> {
    const term = anyOf({ words: found });
    if (term) return { term, shown: found[0]?.shown };
    const parts = await this.lookup.split(generation.id, language, word.folded);
    const all = parts?.map((part): Term => ({ word: part, isLoose: false }));
    return { term: all && { all }, shown: undefined };
  }
}

const keyOf = ({ stamp }: LiveGeneration, { typed, isLast }: WantedWord): string =>
  `${stamp} ${isLast ? '>' : ''}${typed}`;

interface Correction {
  readonly term: Term | undefined;
  /** The spelling of the correction; undefined if the word was split into two. */
  readonly shown: string | undefined;
}

/** Returns synonyms for unknown words: those with at most one typo, and those without another correction. */
function synonymCorrections(
  words: {
    readonly typed: readonly WantedWord[];
    readonly unknown: readonly WantedWord[];
    readonly corrections: ReadonlyMap<WantedWord, Correction>;
  },
  synonyms: SearchQuery['synonyms'],
): Map<WantedWord, SynonymCorrection> {
  const found = words.unknown.flatMap((word) => {
    const correction = correctToSynonym(word, words.typed.indexOf(word), synonyms);
    const isBest = correction && (correction.typos <= 1 || !words.corrections.get(word)?.term);
    return isBest ? [[word, correction] as const] : [];
  });
  return new Map(found);
}

/** Marks words that end in a typed one but have another meaning as similar only. */
function withoutOtherMeanings(known: (word: WantedWord) => KnownWord, synonyms: SearchQuery['synonyms']) {
  return (word: WantedWord): KnownWord => {
    const found = known(word);
    if (!found.words.some(({ kind }) => kind === 'head')) return found;
    const isOther = otherMeaningPredicate(word, synonyms);
    const words = found.words.map((one) =>
      one.kind === 'head' && isOther(one.word) ? { ...one, kind: 'part' as const } : one,
    );
    return { ...found, words };
  };
}

const isUnknown = ({ words, isStop }: KnownWord): boolean => words.length === 0 && !isStop;

function phraseTerm({ from, length, alternatives }: Phrase, known: (word: WantedWord) => KnownWord) {
  const terms = alternatives.map((word) => anyOf({ words: known(word).words.filter(({ kind }) => kind !== 'part') }));
  const all = terms.flatMap((term) => term ?? []);
  return all.length < terms.length || all.length === 0 ? undefined : { from, length, term: { all } };
}
