/** The longest text that any store takes; each says in its shopping limits what it takes of that. */
export const MAXIMUM_SEARCH_TEXT = 100;

/** How many of each the quick search shows. */
export const SUGGESTED_PRODUCTS = 6;
export const SUGGESTED_CATEGORIES = 3;
export const SUGGESTED_BRANDS = 2;
