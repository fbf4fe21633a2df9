import { perLanguage, type Localized } from '../terms/language.js';
import { currencyCodes, type CurrencyCode } from './price-point.js';
import { families } from './families.js';
import { endOfLine, reducedDepartment } from './offers.js';
import { skuOf } from './sku.js';

export type DiscountValue =
  | { readonly type: 'relative'; readonly permyriad: number }
  | {
      readonly type: 'absolute';
      readonly money: readonly { readonly currencyCode: CurrencyCode; readonly centAmount: number }[];
    };

/** A reduction that the backend writes into prices by itself. */
export interface DemoDiscount {
  readonly key: string;
  readonly name: Localized;
  readonly value: DiscountValue;
  readonly predicate: string;
  readonly sortOrder: string;
  readonly validFrom: string;
  readonly validUntil: string;
}

/** About forty euros, as a round amount in each currency. */
// prettier-ignore
const amountOff: Readonly<Record<CurrencyCode, number>> = {
  EUR: 40, CHF: 40, GBP: 35, USD: 45, CZK: 950, DKK: 300, SEK: 450, NOK: 470, HUF: 15_000, PLN: 180, RON: 200, BGN: 80,
};

// prettier-ignore
const cleaningWeeks: Localized = {
  de: 'Reinigungswochen', fr: 'Semaines du nettoyage', nl: 'Schoonmaakweken', bg: 'Седмици на почистването', it: 'Settimane della pulizia',
  en: 'Cleaning weeks', cs: 'Týdny čištění', da: 'Rengøringsuger', es: 'Semanas de la limpieza', fi: 'Puhdistusviikot', el: 'Εβδομάδες καθαρισμού',
  hr: 'Tjedni čišćenja', hu: 'Tisztítóhetek', lt: 'Valymo savaitės', nb: 'Rengjøringsuker', pl: 'Tygodnie czystości', pt: 'Semanas da limpeza',
  ro: 'Săptămânile curățeniei', sv: 'Rengöringsveckor', sk: 'Týždne čistenia', sl: 'Tedni čiščenja',
};

// prettier-ignore
const endOfLineName: Localized = {
  de: 'Auslaufmodelle', fr: 'Fins de série', nl: 'Uitlopende modellen', bg: 'Последни бройки', it: 'Fine serie', en: 'End of line', cs: 'Doprodej',
  da: 'Udgående modeller', es: 'Fin de serie', fi: 'Poistuvat mallit', el: 'Τέλος σειράς', hr: 'Rasprodaja modela', hu: 'Kifutó modellek',
  lt: 'Paskutiniai modeliai', nb: 'Utgående modeller', pl: 'Końcówki serii', pt: 'Fim de série', ro: 'Sfârșit de serie', sv: 'Utgående modeller',
  sk: 'Dopredaj', sl: 'Zadnji kosi',
};

const validity = { validFrom: '2026-01-01T00:00:00.000Z', validUntil: '2028-12-31T23:59:59.000Z' };

const quoted = (values: readonly string[]): string => values.map((value) => `"${value}"`).join(', ');

/** The two reductions of the demo: a tenth off a department, and an amount off machines at the end of their line. */
export function catalogueDiscounts(): readonly DemoDiscount[] {
  const reduced = families.filter(({ department }) => department === reducedDepartment).map(({ key }) => key);
  const skus = families.flatMap(({ key, number, models }) =>
    models
      .map((_, index) => index + 1)
      .filter((model) => endOfLine.has(`${key}/${model}`))
      .map((model) => skuOf('a-ware', number, model)),
  );
  const money = currencyCodes.map((currencyCode) => ({ currencyCode, centAmount: amountOff[currencyCode] * 100 }));
  return [
    {
      key: 'cleaning-weeks',
      name: perLanguage((language) => cleaningWeeks[language]),
      value: { type: 'relative', permyriad: 1000 },
      predicate: `categories.key contains any (${quoted(reduced)})`,
      sortOrder: '0.2',
      ...validity,
    },
    {
      key: 'end-of-line',
      name: perLanguage((language) => endOfLineName[language]),
      value: { type: 'absolute', money },
      predicate: `sku in (${quoted(skus)})`,
      sortOrder: '0.3',
      ...validity,
    },
  ];
}
