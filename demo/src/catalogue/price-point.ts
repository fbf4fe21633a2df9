export type CurrencyCode =
  'EUR' | 'CHF' | 'GBP' | 'CZK' | 'DKK' | 'SEK' | 'HUF' | 'RON' | 'NOK' | 'PLN' | 'BGN' | 'USD';

/** Prices from `from` units are `below` less than a multiple of `step`: from 1000, step 100, below 10 gives 3 190 and 12 990. */
interface PricePointBand {
  readonly from: number;
  readonly step: number;
  readonly below: number;
}

/** The usual prices of a currency. `perEuro` is the demo's price level, not an exchange rate. */
interface PriceStyle {
  readonly perEuro: number;
  readonly bands: readonly PricePointBand[];
}

const tensLessOne: readonly PricePointBand[] = [
  { from: 0, step: 1, below: 0.1 },
  { from: 30, step: 5, below: 1 },
  { from: 100, step: 10, below: 1 },
];

const nordic: readonly PricePointBand[] = [
  { from: 0, step: 10, below: 1 },
  { from: 300, step: 50, below: 1 },
  { from: 1000, step: 100, below: 10 },
];

const styles: Readonly<Record<CurrencyCode, PriceStyle>> = {
  EUR: { perEuro: 1, bands: tensLessOne },
  CHF: { perEuro: 0.98, bands: tensLessOne },
  GBP: {
    perEuro: 0.87,
    bands: [
      { from: 0, step: 1, below: 0.01 },
      { from: 50, step: 5, below: 0.01 },
      { from: 200, step: 10, below: 1 },
    ],
  },
  USD: {
    perEuro: 1.1,
    bands: [
      { from: 0, step: 1, below: 0.01 },
      { from: 50, step: 5, below: 0.01 },
      { from: 200, step: 10, below: 1 },
    ],
  },
  CZK: {
    perEuro: 23.6,
    bands: [
      { from: 0, step: 10, below: 1 },
      { from: 1000, step: 100, below: 10 },
    ],
  },
  DKK: {
    perEuro: 7.45,
    bands: [
      { from: 0, step: 10, below: 1 },
      { from: 300, step: 50, below: 1 },
      { from: 1000, step: 100, below: 1 },
    ],
  },
  SEK: { perEuro: 11.2, bands: nordic },
  NOK: { perEuro: 11.7, bands: nordic },
  HUF: {
    perEuro: 375,
    bands: [
      { from: 0, step: 100, below: 10 },
      { from: 10_000, step: 1000, below: 10 },
      { from: 100_000, step: 1000, below: 100 },
    ],
  },
  PLN: {
    perEuro: 4.55,
    bands: [
      { from: 0, step: 1, below: 0.01 },
      { from: 100, step: 10, below: 1 },
    ],
  },
  RON: {
    perEuro: 4.94,
    bands: [
      { from: 0, step: 1, below: 0.01 },
      { from: 100, step: 10, below: 1 },
    ],
  },
  BGN: { perEuro: 1.95, bands: tensLessOne },
};

export const currencyCodes = Object.keys(styles) as CurrencyCode[];

/** Returns the price point in cents of this currency for about this number of euros. */
export function pricePoint(euros: number, currency: CurrencyCode): number {
  const style = styles[currency];
  const amount = euros * style.perEuro;
  const at = style.bands.findLastIndex(({ from }) => amount >= from);
  const band = style.bands[at];
  if (band === undefined) throw new RangeError(`A price must not be negative: ${euros}`);
  const steps = Math.max(1, Math.round((amount + band.below) / band.step));
  const price = steps * band.step - band.below;
  // At least the highest price of the previous band, so that prices never fall as euros rise.
  const floor = band.from - (style.bands[at - 1]?.below ?? band.from);
  return Math.round((price < floor ? price + band.step : price) * 100);
}

/** About forty euros, as a round amount in each currency. */
// prettier-ignore
const aboutForty: Readonly<Record<CurrencyCode, number>> = {
  EUR: 40, CHF: 40, GBP: 35, USD: 45, CZK: 950, DKK: 300, SEK: 450, NOK: 470, HUF: 15_000, PLN: 180, RON: 200, BGN: 80,
};

/** Returns a multiple of about forty euros, in cents of every currency. */
export const fortyEuros = (
  times = 1,
): readonly { readonly currencyCode: CurrencyCode; readonly centAmount: number }[] =>
  currencyCodes.map((currencyCode) => ({ currencyCode, centAmount: aboutForty[currencyCode] * times * 100 }));
