/** The longest body of a request that names many edits: a row of the longest section for every store and locale. */
export const MANY_EDITS_BYTES = 4 * 1024 * 1024;
