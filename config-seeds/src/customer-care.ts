import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import { countrySeeds, type CountrySeed } from './countries.js';
import { haldenSeeds } from './halden.js';
import { rowsOf } from './seed-row.js';

/**
 * Returns the layer and key of a brand's own values that depend on the language: the store if it has one language, so that a
 * store of another brand in that language has its own values; the locale if it has several.
 */
function localePlace(seed: Pick<CountrySeed, 'storeKey' | 'locales'>, locale: string): [ConfigLayer, string] {
  return seed.locales.length === 1 ? ['store', seed.storeKey] : ['locale', locale];
}

const row = rowsOf('customer-care');

// Invented numbers, each in its country's form; ranges that are kept free for such use where a country has one.
const PHONE: Readonly<Record<string, string>> = {
  AT: '+43 1 555 01 20',
  BE: '+32 2 555 01 20',
  BG: '+359 2 555 01 20',
  CH: '+41 44 555 01 20',
  GB: '+44 20 7946 0120',
  CZ: '+420 255 501 200',
  DE: '+49 30 23125 120',
  DK: '+45 55 50 12 00',
  ES: '+34 910 555 120',
  FI: '+358 9 555 0120',
  FR: '+33 1 99 00 12 00',
  GR: '+30 21 0555 0120',
  HR: '+385 1 555 0120',
  HU: '+36 1 555 0120',
  IE: '+353 1 555 0120',
  IT: '+39 02 5550 1200',
  LT: '+370 5 255 0120',
  NL: '+31 20 555 0120',
  NO: '+47 21 55 01 20',
  PL: '+48 22 555 01 20',
  PT: '+351 21 555 0120',
  RO: '+40 21 555 0120',
  SE: '+46 8 465 004 20',
  SK: '+421 2 555 01 200',
  SI: '+386 1 555 0120',
};

// As the language writes days and hours.
const OPENING_HOURS: Readonly<Record<string, string>> = {
  bg: 'Пон.–пет. 9:00–17:00 ч.',
  cs: 'Po–Pá 8:00–16:00',
  da: 'Man.–fre. kl. 8–16',
  de: 'Mo–Fr 8–17 Uhr',
  el: 'Δευ.–Παρ. 9:00–17:00',
  en: 'Mon–Fri 8 am–5 pm',
  es: 'Lun.–vie. 9:00–17:00',
  fi: 'ma–pe klo 9–17',
  fr: 'Lun.–ven. 8 h–17 h',
  hr: 'pon. – pet. 8 – 16 h',
  hu: 'H–P 8.00–16.00',
  it: 'lun–ven 8:30–17:00',
  lt: 'I–V 8.00–17.00 val.',
  nb: 'Man.–fre. kl. 08.00–16.00',
  nl: 'Ma–vr 8.00–17.00 uur',
  pl: 'pon.–pt. 8:00–16:00',
  pt: 'Seg. a sex., 9h00–17h00',
  ro: 'Luni–vineri, 9:00–17:00',
  sk: 'Po – Pi 8.00 – 16.00',
  sl: 'pon.–pet. 8.00–16.00',
  sv: 'Mån–fre kl. 8–16',
};

const HALDEN_PHONE: Readonly<Record<string, string>> = {
  DE: '+49 40 66969 340',
  GB: '+44 131 496 0340',
  SE: '+46 31 390 06 34',
};

const HALDEN_HOURS: Readonly<Record<string, string>> = {
  de: 'Mo–Do 9–16 Uhr',
  en: 'Mon–Thu 9 am–4 pm',
  sv: 'Mån–tors kl. 9–16',
};

/** How customer care is reached in each locale of each brand. */
export const customerCareRows = [
  ...countrySeeds.flatMap((seed) =>
    seed.locales.map(({ locale, language }) =>
      row(...localePlace(seed, locale), {
        phone: PHONE[seed.countryCode] ?? null,
        email: `service@ferrum-machines.${seed.topLevelDomain}`,
        openingHours: OPENING_HOURS[language] ?? null,
      }),
    ),
  ),
  ...haldenSeeds.map(({ country, storeKey, productionHost }) =>
    row('store', storeKey, {
      phone: HALDEN_PHONE[country.countryCode] ?? null,
      email: `hello@${productionHost}`,
      openingHours: HALDEN_HOURS[country.locales[0]?.language ?? ''] ?? null,
    }),
  ),
];
