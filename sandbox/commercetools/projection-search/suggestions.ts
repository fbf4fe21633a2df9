import { invalidInput } from '../errors/platform-error.js';
import type { Work } from '../work/work.js';

/** The beginning of a search term, in one language. */
export interface SuggestionQuery {
  readonly locale: string;
  readonly words: string;
  /** Inputs may differ from the words in some letters. */
  readonly fuzzy: boolean;
  /** Searches the staged data of all products instead of published data. */
  readonly staged: boolean;
  readonly limit: number;
}

/** The maximum number of suggestions per language. */
export const MAX_SUGGESTIONS = 100;
/** The longest text for which Postgres calculates edit distances. */
const MAX_WORDS = 255;

/** Returns how many letters may be wrong: none below three letters, one up to five, two in longer words. */
function mistakesIn(words: string): number {
  if (words.length < 3) return 0;
  return words.length < 6 ? 1 : 2;
}

function requireAllowed({ limit, words }: SuggestionQuery): void {
  if (limit < 0 || limit > MAX_SUGGESTIONS)
    throw invalidInput(`Malformed parameter: limit: The value must be within the range [0..${MAX_SUGGESTIONS}].`);
  if (words.length > MAX_WORDS)
    throw invalidInput(`Malformed parameter: searchKeywords: At most ${MAX_WORDS} characters.`);
}

export interface Suggestion {
  readonly text: string;
}

/** Returns the search keywords with an input that begins with the words, in alphabetical order, each once. */
async function suggestionsFor(
  work: Work,
  { locale, words, fuzzy, staged, limit }: SuggestionQuery,
): Promise<Suggestion[]> {
  // The first letter must be right, as on the platform; the beginning of an input may be longer or shorter than the words.
  const { rows } = await work.db.query<Suggestion>(
    `SELECT DISTINCT found.text FROM suggestion_input($3) AS asked, product_suggestions AS found
     WHERE locale = $1 AND staged = $2 AND asked <> '' AND (
       starts_with(input, asked) OR $4 > 0 AND starts_with(input, left(asked, 1)) AND EXISTS (
         SELECT 1 FROM generate_series(length(asked) - $4, length(asked) + $4) AS letters
         WHERE levenshtein_less_equal(left(input, least(letters, ${MAX_WORDS})), asked, $4) <= $4))
     ORDER BY found.text LIMIT $5`,
    [locale, staged, words, fuzzy ? mistakesIn(words) : 0, limit],
  );
  return rows;
}

/**
 * Returns the suggestions of each query. Only languages of the project are looked up, others have no suggestions; so a request
 * costs at most one look-up per language of the project. Throws InvalidInput for a language that is named twice.
 */
export async function suggestions(
  work: Work,
  queries: readonly SuggestionQuery[],
): Promise<{ readonly locale: string; readonly suggestions: readonly Suggestion[] }[]> {
  queries.forEach(requireAllowed);
  if (new Set(queries.map(({ locale }) => locale)).size < queries.length)
    throw invalidInput('Malformed parameter: searchKeywords: A language can be named only once.');
  const languages = new Set((await work.project())?.languages);
  return Promise.all(
    queries.map(async (query) => ({
      locale: query.locale,
      suggestions: languages.has(query.locale) ? await suggestionsFor(work, query) : [],
    })),
  );
}
