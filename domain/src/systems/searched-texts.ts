import * as z from 'zod/mini';

/** Within how many days what was searched for is counted, and how many texts are told at most. */
export const SEARCHED_DAYS = 7;
export const MOST_SEARCHED_TEXTS = 20;

/** Of which locale. */
export const searchedTextsQuerySchema = z.object({ locale: z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/)) });

/** A text that people searched for, in small letters without accents. */
export const searchedTextSchema = z.object({
  text: z.string(),
  /** How often. */
  searches: z.int(),
  /** How many products the last search for it found. */
  found: z.int(),
  /** Of the searches, how many led to a product. */
  chosen: z.int(),
});

/** What was searched for on the pages of a locale within the last seven days, the most frequent first. */
export const searchedTextsSchema = z.object({
  searches: z.int(),
  /** Searches that found nothing. */
  inVain: z.int(),
  top: z.array(searchedTextSchema),
  nothingFound: z.array(searchedTextSchema),
});

export type SearchedText = z.infer<typeof searchedTextSchema>;
export type SearchedTexts = z.infer<typeof searchedTextsSchema>;
