/** Joins a label and its value with the colon of a language: French puts a no-break space before it. */
export const labelled = (label: string, value: string, locale: string): string =>
  `${label}${/^fr\b/.test(locale) ? '\u00A0' : ''}: ${value}`;
