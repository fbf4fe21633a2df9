/**
 * Ends each sentence of a text with one full stop. Dates and times of some languages end with one ("2026. november 27.",
 * "11:30 π.μ."), so a sentence that ends with a date would have two.
 */
export const oneFullStop = (text: string): string => text.replace(/([^.])\.\.(?=\s|$)/g, '$1.');
