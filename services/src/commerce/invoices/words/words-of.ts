import { bg } from './bg.js';
import { cs } from './cs.js';
import { da } from './da.js';
import { de } from './de.js';
import { el } from './el.js';
import { en } from './en.js';
import { es } from './es.js';
import { fi } from './fi.js';
import { fr } from './fr.js';
import { hr } from './hr.js';
import { hu } from './hu.js';
import { it } from './it.js';
import { lt } from './lt.js';
import { nb } from './nb.js';
import { nl } from './nl.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import { ro } from './ro.js';
import { sk } from './sk.js';
import { sl } from './sl.js';
import { sv } from './sv.js';
import type { InvoiceWords } from './invoice-words.js';

const BY_LANGUAGE: Readonly<Record<string, InvoiceWords>> = {
  bg,
  cs,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  hr,
  hu,
  it,
  lt,
  nb,
  nl,
  pl,
  pt,
  ro,
  sk,
  sl,
  sv,
};

/** Texts of countries that differ from others with the same language. */
const BY_LOCALE: Readonly<Record<string, Partial<InvoiceWords>>> = {
  'de-AT': { vatNumber: 'UID-Nr.', vatRate: 'USt.-Satz', vat: 'USt.', inclVat: 'inkl. USt.' },
  'de-CH': { vatNumber: 'MWST-Nr.', vatRate: 'MWST-Satz', vat: 'MWST', inclVat: 'inkl. MWST' },
};

/** Returns the words of a locale: those of its language, and of its country where they differ. */
export function wordsOf(locale: string): InvoiceWords {
  return { ...(BY_LANGUAGE[locale.slice(0, 2)] ?? en), ...BY_LOCALE[locale] };
}

/** Returns a text with its values in place of `{…}`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => String(values[name] ?? ''));
}
