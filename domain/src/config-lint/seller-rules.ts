import { invoiceSeries } from '../invoice/series.js';
import type { StoreDocument } from '../store-document/contract.js';
import type { Moment } from '../store-document/moment.js';
import { oncePerValue, when, type Found, type LintRule } from './rule.js';

const PREFIX_FIELDS = ['invoicePrefix', 'creditNotePrefix'] as const;

type PrefixField = (typeof PREFIX_FIELDS)[number];

function seriesOf({ sections: { seller, store } }: StoreDocument, field: PrefixField): string {
  const { vatNumber } = seller;
  return invoiceSeries({ vatNumber, prefix: seller[field], countryCode: store.countryCode });
}

/** Returns the stores of each series at a moment. */
const storesBySeries = oncePerValue(({ documents }: Moment): ReadonlyMap<string, ReadonlySet<string>> => {
  const stores = new Map<string, Set<string>>();
  for (const document of documents) {
    for (const field of PREFIX_FIELDS) {
      const series = seriesOf(document, field);
      stores.set(series, (stores.get(series) ?? new Set<string>()).add(document.storeKey));
    }
  }
  return stores;
});

function sharedSeries(document: StoreDocument, moment: Moment): Found[] {
  const { seller, store } = document.sections;
  return PREFIX_FIELDS.flatMap((field) => {
    const stores = storesBySeries(moment).get(seriesOf(document, field)) ?? new Set();
    const values = { prefix: seller[field], country: store.countryCode, company: seller.companyName };
    return when(stores.size > 1, field, values);
  });
}

/** Rules for the series of invoices and credit notes: each belongs to one store and one kind of document. */
export const sellerRules: readonly LintRule[] = [
  {
    key: 'invoice-prefix-shared',
    severity: 'error',
    section: 'seller',
    readsOthers: true,
    check: sharedSeries,
  },
  {
    key: 'credit-note-prefix-of-invoices',
    severity: 'error',
    section: 'seller',
    check: ({ sections: { seller } }) =>
      when(seller.invoicePrefix === seller.creditNotePrefix, 'creditNotePrefix', { prefix: seller.creditNotePrefix }),
  },
];
