/** The longest text that a pattern of config is tried on, in characters. A longer one is no postal code anywhere. */
export const LONGEST_TESTED = 32;
