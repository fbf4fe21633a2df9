/** The body limit of requests with many edits: enough for a row of the longest section for every store and locale. */
export const MANY_EDITS_BYTES = 4 * 1024 * 1024;
