import * as z from 'zod/mini';

/** Period of search statistics in days, and maximum number of texts. */
export const SEARCHED_DAYS = 7;
export const MAXIMUM_SEARCHED_TEXTS = 20;

/** Selects the locale. */
export const searchedTextsQuerySchema = z.object({ locale: z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/)) });

/** A search text in normalised form. */
export const searchedTextSchema = z.object({
  text: z.string(),
  /** Number of searches. */
  searches: z.int(),
  /** Number of products found by the last search. */
  found: z.int(),
  /** Number of searches that led to a product. */
  chosen: z.int(),
});

/** Search texts of a locale in the last seven days, most frequent first. */
export const searchedTextsSchema = z.object({
  searches: z.int(),
  /** Number of searches without results. */
  inVain: z.int(),
  top: z.array(searchedTextSchema),
  nothingFound: z.array(searchedTextSchema),
});

export type SearchedText = z.infer<typeof searchedTextSchema>;
export type SearchedTexts = z.infer<typeof searchedTextsSchema>;
