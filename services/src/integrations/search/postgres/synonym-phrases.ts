import { inLatin } from '@manifold/domain/search/latin';
import { allowedTypos, typosBetween } from '@manifold/domain/search/typing-errors';
import { otherSpellings, typedWords, type TypedWord } from '@manifold/domain/search/words';
import type { WantedWord } from './known-words.js';
import type { Phrase } from './search-terms.js';

type Synonyms = readonly (readonly string[])[];

/** A synonym phrase without stop words; `joined` holds its letters, for lookup. */
interface SynonymPhrase {
  readonly joined: string;
  readonly latin: string;
  readonly words: readonly TypedWord[];
  readonly meaning: readonly (readonly TypedWord[])[];
}

interface ParsedSynonyms {
  readonly all: readonly SynonymPhrase[];
  readonly byBeginning: ReadonlyMap<string, readonly SynonymPhrase[]>;
}

/** The maximum number of words in a phrase: `máquina de café expresso`. */
const MAXIMUM_WORDS = 5;
const PREFIX_LENGTH = 3;
/**
 * Two words are forms of one word if they share at least 4 letters and 60 % of the longer word, and its remainder is at most
 * 3 letters.
 */
const MINIMUM_STEM_LENGTH = 4;
const MAXIMUM_ENDING_LENGTH = 3;
const STEM_SHARE = 0.6;

/** Stop words: small words that people omit. Independent of Postgres's list (`isStop`). */
const STOP_WORDS = new Set(
  [
    ...[
      'a',
      'al',
      'à',
      'au',
      'aux',
      'con',
      'd',
      'da',
      'de',
      'del',
      'der',
      'di',
      'do',
      'för',
      'for',
      'für',
      'il',
      'l',
      'la',
    ],
    ...[
      'le',
      'med',
      'met',
      'mit',
      'na',
      'och',
      'og',
      'os',
      'para',
      'pe',
      'pentru',
      'per',
      'pour',
      'pro',
      'sa',
      'se',
      's',
    ],
    ...[
      'til',
      'till',
      'van',
      'voor',
      'y',
      'z',
      'za',
      'за',
      'на',
      'с',
      'για',
      'με',
      'и',
      'en',
      'e',
      'i',
      'ze',
      'od',
      'of',
    ],
  ].map((word) => word.normalize('NFD').replace(/\p{M}/gu, '')),
);
const isStopWord = ({ folded }: TypedWord): boolean => STOP_WORDS.has(folded);

const parsed = new WeakMap<Synonyms, ParsedSynonyms>();

/** Returns the phrases of each meaning, cached until the synonyms change. */
function parseSynonyms(synonyms: Synonyms): ParsedSynonyms {
  const cached = parsed.get(synonyms);
  if (cached) return cached;
  const all = synonyms.flatMap((phrases) => {
    const meaning = phrases.map((phrase) => typedWords(phrase)).filter(({ length }) => length > 0);
    return meaning.map((words) => parsePhrase(words, meaning));
  });
  const byBeginning = new Map<string, SynonymPhrase[]>();
  for (const one of all) {
    const beginning = one.joined.slice(0, PREFIX_LENGTH);
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), one]);
  }
  const result = { all, byBeginning };
  parsed.set(synonyms, result);
  return result;
}

const joinedOf = (words: readonly TypedWord[]): string => words.map(({ folded }) => folded).join('');

function parsePhrase(words: readonly TypedWord[], meaning: readonly (readonly TypedWord[])[]): SynonymPhrase {
  const significant = words.filter((word) => !isStopWord(word));
  const joined = joinedOf(significant);
  return { joined, latin: inLatin(joined), words: significant, meaning };
}

/** Returns whether two folded words are forms of one word: `eismaschine` and `eismaschinen`. */
function isSameForm(one: string, other: string): boolean {
  if (one === other) return true;
  if (/\d/.test(one + other)) return false;
  const shortest = Math.min(one.length, other.length);
  let common = 0;
  while (common < shortest && one[common] === other[common]) common += 1;
  const longest = Math.max(one.length, other.length);
  return common >= MINIMUM_STEM_LENGTH && longest - common <= MAXIMUM_ENDING_LENGTH && common >= longest * STEM_SHARE;
}

/** Returns the joined letters of typed words in each spelling: `kuehlschrank` is `kuhlschrank` too. */
function spellingsOf(typed: readonly TypedWord[]): string[] {
  const joined = joinedOf(typed);
  return [joined, ...otherSpellings(joined)];
}

function matchesPhrase({ joined, words }: SynonymPhrase, typed: readonly TypedWord[]): boolean {
  if (spellingsOf(typed).some((spelling) => isSameForm(joined, spelling))) return true;
  return words.length === typed.length && words.every(({ folded }, at) => isSameForm(folded, typed[at]?.folded ?? ''));
}

/**
 * Returns every phrase of a meaning without its stop words, except the typed one. The typed phrase stays if it contains stop
 * words, because without them it finds more.
 */
const phrasesFor = (
  { meaning }: SynonymPhrase,
  typed: readonly TypedWord[],
  place: Omit<Phrase, 'alternatives'>,
): Phrase[] =>
  meaning
    .map((words) => words.filter((word) => !isStopWord(word)))
    .filter((words) => words.length !== place.length || words.some(({ folded }, at) => folded !== typed[at]?.folded))
    .map((words) => ({ ...place, alternatives: words.map((word): WantedWord => ({ ...word, isLast: false })) }));

/** Returns the phrases that match typed words in any form. */
function matchingPhrases(typed: readonly TypedWord[], byBeginning: ParsedSynonyms['byBeginning']): SynonymPhrase[] {
  const beginnings = new Set(spellingsOf(typed).map((spelling) => spelling.slice(0, PREFIX_LENGTH)));
  return [...beginnings]
    .flatMap((beginning) => byBeginning.get(beginning) ?? [])
    .filter((one) => matchesPhrase(one, typed));
}

/**
 * Returns a predicate: whether a word of the index differs from a typed word because it has another meaning. A
 * `Tiefkühlschrank` ends in `Kühlschrank` but is not one.
 */
export function otherMeaningPredicate(typed: TypedWord, synonyms: Synonyms): (word: string) => boolean {
  const { byBeginning } = parseSynonyms(synonyms);
  const own = new Set(matchingPhrases([typed], byBeginning).map(({ meaning }) => meaning));
  if (own.size === 0) return () => false;
  return (word) => {
    const others = matchingPhrases([{ typed: word, folded: word }], byBeginning);
    return others.length > 0 && others.every(({ meaning }) => !own.has(meaning));
  };
}

/** Returns where the words match a synonym: in any form, joined or split (`Eis Maschine`), with or without stop words. */
export function synonymPhrases(words: readonly TypedWord[], synonyms: Synonyms): Phrase[] {
  const { byBeginning } = parseSynonyms(synonyms);
  return words.flatMap((first, from) => {
    if (isStopWord(first)) return [];
    const runs = Array.from({ length: Math.min(MAXIMUM_WORDS, words.length - from) }, (_, more) =>
      words.slice(from, from + more + 1),
    ).filter((run) => run.slice(-1).every((last) => !isStopWord(last)));
    return runs.flatMap((run) => {
      const significant = run.filter((word) => !isStopWord(word));
      return matchingPhrases(significant, byBeginning).flatMap((one) =>
        phrasesFor(one, significant, { from, length: run.length }),
      );
    });
  });
}

/** The synonym that an incomplete or mistyped word stands for. */
export interface SynonymCorrection {
  readonly phrases: readonly Phrase[];
  readonly shown: string;
  readonly typos: number;
}

/** Returns the synonym with the fewest typos for an unknown word, or undefined. */
export function correctToSynonym(word: WantedWord, place: number, synonyms: Synonyms): SynonymCorrection | undefined {
  const latin = inLatin(word.folded);
  const most = allowedTypos(latin);
  let [fewest, best]: [number, SynonymPhrase | undefined] = [most + 1, undefined];
  for (const one of parseSynonyms(synonyms).all) {
    const isBegun = word.isLast && latin.length >= MINIMUM_STEM_LENGTH && one.latin.startsWith(latin);
    const typos = isBegun ? 0 : typosBetween(latin, one.latin, most);
    if (typos < fewest) [fewest, best] = [typos, one];
  }
  if (!best) return undefined;
  const shown = best.words.map(({ typed }) => typed).join(' ');
  return { phrases: phrasesFor(best, [word], { from: place, length: 1 }), shown, typos: fewest };
}
