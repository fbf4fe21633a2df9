import * as z from 'zod/mini';
import { readData, textSchema } from '../data-files/read-data.js';
import { localizedText, type Language } from './language.js';

// prettier-ignore
export const units = [
  'l', 'ml', 'kg', 'g', 't', 'W', 'A', 'V', 'bar', 'mm', 'cm', 'm', 'm²', 'rpm', 'MHz', 'x', 'kg/24h', 'kg/h', 'l/h', 'Hz', 'kN', 'N', 'pcs',
] as const;

export type Unit = (typeof units)[number];

const words = readData(
  'terms/units',
  z.strictObject({
    /** Bulgarian writes metric units in Cyrillic. */
    bulgarian: z.partialRecord(z.enum(units), textSchema),
    revolutions: localizedText,
    pieces: localizedText,
  }),
);

/** Formats a technical figure without grouping: `0,5`, or `0.5` in English. */
export function figure(value: number, language: Language): string {
  const plain = String(value);
  return language === 'en' ? plain : plain.replace('.', ',');
}

/** Returns the symbol of a unit in a language. */
export function unitText(unit: Unit, language: Language): string {
  if (unit === 'rpm') return words.revolutions[language];
  if (unit === 'pcs') return words.pieces[language];
  if (unit === 'x') return '×';
  if (language === 'bg') return words.bulgarian[unit] ?? unit;
  if (unit === 'kg/24h') return 'kg/24 h';
  return unit;
}

/** Formats a figure and its unit with a no-break space: `10 l`, `6000 W`, `1000×`. */
export function quantity(value: number, unit: Unit, language: Language): string {
  const gap = unit === 'x' ? '' : '\u00a0';
  return `${figure(value, language)}${gap}${unitText(unit, language)}`;
}
