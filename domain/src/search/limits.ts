/** Maximum length of a search text in any store; a store's shopping limits may lower it. */
export const MAXIMUM_SEARCH_TEXT = 100;

/** Number of products in the quick search. */
export const SUGGESTED_PRODUCTS = 6;
export const SUGGESTED_CATEGORIES = 3;
export const SUGGESTED_BRANDS = 2;
