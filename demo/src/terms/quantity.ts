import type { Language } from './language.js';

export type Unit =
  | 'l'
  | 'ml'
  | 'kg'
  | 'g'
  | 't'
  | 'W'
  | 'A'
  | 'V'
  | 'bar'
  | 'mm'
  | 'cm'
  | 'm'
  | 'm²'
  | 'rpm'
  | 'MHz'
  | 'x'
  | 'kg/24h'
  | 'kg/h'
  | 'l/h'
  | 'Hz'
  | 'kN'
  | 'N'
  | 'pcs';

/** Bulgarian writes metric units in Cyrillic. */
const bulgarian: Partial<Record<Unit, string>> = {
  l: 'л',
  ml: 'мл',
  kg: 'кг',
  g: 'г',
  t: 'т',
  bar: 'bar',
  mm: 'мм',
  cm: 'см',
  m: 'м',
  'm²': 'м²',
  'kg/24h': 'кг/24 ч',
  'kg/h': 'кг/ч',
  'l/h': 'л/ч',
};

const revolutions: Record<Language, string> = {
  de: 'U/min',
  fr: 'tr/min',
  nl: 'tpm',
  bg: 'об/мин',
  it: 'giri/min',
  en: 'rpm',
  cs: 'ot/min',
  da: 'omdr./min',
  es: 'rpm',
  fi: 'r/min',
  el: 'σ.α.λ.',
  hr: 'o/min',
  hu: 'ford./perc',
  lt: 'aps./min',
  nb: 'o/min',
  pl: 'obr./min',
  pt: 'rpm',
  ro: 'rot/min',
  sv: 'v/min',
  sk: 'ot/min',
  sl: 'vrt/min',
};

const piecesWord: Record<Language, string> = {
  de: 'Stück',
  fr: 'pièces',
  nl: 'stuks',
  bg: 'бр.',
  it: 'pezzi',
  en: 'pcs',
  cs: 'ks',
  da: 'stk.',
  es: 'uds.',
  fi: 'kpl',
  el: 'τμχ',
  hr: 'kom.',
  hu: 'db',
  lt: 'vnt.',
  nb: 'stk.',
  pl: 'szt.',
  pt: 'un.',
  ro: 'buc.',
  sv: 'st.',
  sk: 'ks',
  sl: 'kos',
};

/** "0,5" or "0.5": English has a decimal point, our other languages a comma. Technical figures carry no grouping. */
export function figure(value: number, language: Language): string {
  const plain = String(value);
  return language === 'en' ? plain : plain.replace('.', ',');
}

/** The unit as it is written in a language. */
export function unitText(unit: Unit, language: Language): string {
  if (unit === 'rpm') return revolutions[language];
  if (unit === 'pcs') return piecesWord[language];
  if (unit === 'x') return '×';
  if (language === 'bg') return bulgarian[unit] ?? unit;
  if (unit === 'kg/24h') return 'kg/24 h';
  return unit;
}

/** "10 l", "6000 W", "1000×": a figure with its unit, kept together by a no-break space. */
export function quantity(value: number, unit: Unit, language: Language): string {
  const gap = unit === 'x' ? '' : '\u00a0';
  return `${figure(value, language)}${gap}${unitText(unit, language)}`;
}
