import { describe, expect, it } from '@jest/globals';
import type { LintRuleKey } from '@manifold/domain/config-lint/contract';
import { LINT_RULES } from '@manifold/domain/config-lint/contract';
import { findingName, lint, newFindings } from '@manifold/domain/config-lint/lint';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { Moment } from '@manifold/domain/store-document/moment';
import { SECTION_KEYS } from '@manifold/domain/store-document/sections';
import { seedDocuments } from './documents.js';
import { seedRows } from './rows.js';

const documents = seedDocuments(new Date('2026-11-20T12:00:00Z'));
const allRows = new Map(SECTION_KEYS.map((key) => [key, seedRows().filter((row) => row.section === key)] as const));
const NO_ROWS = new Map();
const now = new Date('2026-11-20T12:00:00Z');
const at = (day: Date, stores: readonly StoreDocument[], from: string | null = null): Moment => ({
  at: day,
  from,
  documents: stores,
  unsealed: [],
});

type Sections = StoreDocument['sections'];
type Change = { readonly [Key in keyof Sections]?: Partial<Sections[Key]> };

/** Returns the documents of all stores with some fields of one store changed. */
function changed(storeKey: string, change: Change): StoreDocument[] {
  return documents.map((document) => {
    if (document.storeKey !== storeKey) return document;
    const sections = Object.entries(document.sections).map(([key, value]) => [
      key,
      { ...value, ...change[key as keyof Sections] },
    ]);
    return { ...document, sections: Object.fromEntries(sections) as Sections };
  });
}

const ofStore = (storeKey: string): Sections => {
  const found = documents.find((document) => document.storeKey === storeKey);
  if (!found) throw new Error(`no store ${storeKey}`);
  return found.sections;
};

const { reasons } = ofStore('ferrum_at')['support-webform'];
const { campaigns } = ofStore('ferrum_at').campaigns;
const { tokens } = ofStore('ferrum_at').brand;
const redirected = (...pairs: readonly (readonly [string, string])[]) => ({
  'seo-redirects': { redirects: pairs.map(([source, target]) => ({ source, target, code: 301 as const })) },
});
const locale = (code: string, language: string, fallbackLocale: string | null) => ({
  store: { locales: [{ locale: code, language, fallbackLocale }] },
});

/** Rules about rows and about the changes of a draft; each has its own test. */
const OF_ROWS = [
  'temporary-without-end',
  'amount-in-old-currency',
  'amount-changed-tenfold',
  'amount-far-from-others',
  'number-changed-tenfold',
  'row-without-store',
] as const;

/** One mistake per rule, and the store in which it is made. */
const MISTAKES: Readonly<Record<Exclude<LintRuleKey, (typeof OF_ROWS)[number]>, readonly [string, Change]>> = {
  'free-shipping-not-above-parcel': ['ferrum_at', { 'shipping-cost': { freeShippingThresholdCentAmount: 195 } }],
  'cash-limit-below-free-shipping': ['ferrum_at', { 'cash-on-delivery': { priceLimitCentAmount: 5_000 } }],
  'cash-fee-above-limit': ['ferrum_at', { 'cash-on-delivery': { feeCentAmount: 150_000 } }],
  'smallest-coin-unusual': ['ferrum_at', { 'cash-rounding': { stepCentAmount: 3 } }],
  'low-stock-pieces-not-descending': ['ferrum_at', { 'low-stock': { piecesBetween: 11 } }],
  'tax-rate-unusual': ['ferrum_at', { 'tax-rate': { standardRate: 0.02 } }],
  'iban-checksum': ['ferrum_at', { 'bank-transfer': { iban: 'AT381912345678901235' } }],
  'iban-of-another-country': ['ferrum_at', { 'bank-transfer': { iban: 'DE89370400440532013000', bic: 'MTSTDE2X' } }],
  'bic-of-another-country': ['ferrum_at', { 'bank-transfer': { bic: 'MTSTDE2X' } }],
  'language-of-another-locale': ['ferrum_at', locale('de-AT', 'fr', null)],
  'locale-of-another-country': ['ferrum_at', locale('de-DE', 'de', null)],
  'fallback-cycle': ['ferrum_de', locale('de-DE', 'de', 'de-AT')],
  'fallback-unknown': ['ferrum_at', locale('de-AT', 'de', 'de-LI')],
  'fallback-of-another-language': ['ferrum_at', locale('de-AT', 'de', 'sk-SK')],
  'webform-half-connected': ['ferrum_at', { 'support-webform': { orgId: '' } }],
  'webform-without-reasons': ['ferrum_at', { 'support-webform': { reasons: [] } }],
  'webform-not-translated': [
    'ferrum_at',
    { 'support-webform': { reasons: reasons.map((reason) => ({ ...reason, label: { en: 'Delivery' } })) } },
  ],
  'webform-key-twice': ['ferrum_at', { 'support-webform': { reasons: [...reasons, ...reasons.slice(0, 1)] } }],
  'postal-pattern-unsafe': ['ferrum_at', { 'postal-code': { pattern: '(\\d+)+' } }],
  'postal-example-refused': ['ferrum_at', { 'postal-code': { example: 'A-0101' } }],
  'postal-accepts-anything': ['ferrum_at', { 'postal-code': { pattern: '.*' } }],
  'vat-prefix': ['ferrum_gr', { 'vat-number': { prefix: 'GR' } }],
  'vat-placeholder-refused': ['ferrum_at', { 'vat-number': { placeholder: 'AT U' } }],
  'vat-kept-length': ['ferrum_hu', { 'vat-number': { keptLength: null } }],
  'vat-register-silent': ['ferrum_de', { 'vat-number': { register: 'evatr' } }],
  'street-number-switch': ['ferrum_pl', { 'street-number': { mustContainDigit: true } }],
  'address-validation-unserved': ['ferrum_ro', { 'feature-toggles': { addressValidation: true } }],
  'return-days-below-law': ['ferrum_at', { 'consumer-rights': { returnDays: 7 } }],
  'guarantee-below-law': ['ferrum_at', { 'consumer-rights': { guaranteeYears: 1 } }],
  'campaigns-overlap': [
    'ferrum_at',
    { campaigns: { campaigns: [...campaigns, ...campaigns.slice(0, 1)].map((each) => ({ ...each })) } },
  ],
  'brand-contrast': ['ferrum_at', { brand: { tokens: { ...tokens, ink: tokens['ground'] ?? '' } } }],
  'redirect-loop': ['ferrum_at', redirected(['/old', '/older'], ['/older', '/old'])],
  'redirect-foreign-host': ['ferrum_at', redirected(['/old', 'https://evil.example/new'])],
  'redirect-twice': ['ferrum_at', redirected(['/old', '/new'], ['/OLD/', '/newer'])],
  'redirect-chain': ['ferrum_at', redirected(['/old', '/new'], ['/new', '/newest'])],
  'document-too-large': [
    'ferrum_at',
    redirected(
      ...Array.from(
        { length: 20_000 },
        (_, at) => [`/old-${at}-${'x'.repeat(100)}`, `/new-${at}-${'x'.repeat(100)}`] as const,
      ),
    ),
  ],
  'redirect-of-page': ['ferrum_at', redirected(['/checkout/cart', '/new'])],
  'invoice-prefix-shared': ['halden_de', { seller: { vatNumber: ofStore('ferrum_de').seller.vatNumber } }],
  'credit-note-prefix-of-invoices': ['ferrum_at', { seller: { creditNotePrefix: 'INV' } }],
};

describe('the lint of the config', () => {
  it('finds nothing in the seeds, now and on a later day', () => {
    const later = new Date('2027-12-01T00:00:00Z');
    const moments = [at(now, documents), at(later, seedDocuments(later), later.toISOString())];
    expect(lint(allRows, moments)).toEqual([]);
  });

  it.each(Object.entries(MISTAKES))(
    'catches a slip against %s, in the store where it was made',
    (rule, [store, change]) => {
      const found = lint(NO_ROWS, [at(now, changed(store, change))]).filter((finding) => finding.rule === rule);
      expect(found.length).toBeGreaterThan(0);
      expect(found.flatMap(({ storeKeys }) => storeKeys)).toContain(store);
    },
  );

  it('finds a temporary amount that never ends', () => {
    const endless = { section: 'shipping-cost', layer: 'country', key: 'AT', value: {} } as const;
    const row = { ...endless, validFrom: '2027-01-01T00:00:00.000Z', validTo: null };
    expect(lint(new Map([['shipping-cost', [row]]]), [])).toMatchObject([
      { rule: 'temporary-without-end', storeKeys: [], values: { key: 'AT' } },
    ]);
  });

  it('has a test for every rule', () => {
    expect([...Object.keys(MISTAKES), ...OF_ROWS].sort()).toEqual([...LINT_RULES].sort());
  });

  it('accepts any limit in a store without cash on delivery', () => {
    const cash = { enabled: false, priceLimitCentAmount: 1 };
    expect(lint(NO_ROWS, [at(now, changed('ferrum_at', { 'cash-on-delivery': cash }))])).toEqual([]);
  });

  it('refuses a prefix that two stores of a company share in one country, in both stores, and accepts one of each', () => {
    const { vatNumber } = ofStore('ferrum_de').seller;
    const shared = (change: Partial<Sections['seller']>) =>
      lint(NO_ROWS, [at(now, changed('halden_de', { seller: { vatNumber, ...change } }))]);
    expect(shared({ creditNotePrefix: 'HCN' })).toMatchObject([
      {
        rule: 'invoice-prefix-shared',
        severity: 'error',
        field: 'invoicePrefix',
        storeKeys: ['ferrum_de'],
        values: { prefix: 'INV', country: 'DE' },
      },
      { rule: 'invoice-prefix-shared', field: 'invoicePrefix', storeKeys: ['halden_de'] },
    ]);
    // A credit note of one store must not have the number of an invoice of the other.
    expect(shared({ invoicePrefix: 'CN', creditNotePrefix: 'HCN' })).toMatchObject([
      { field: 'creditNotePrefix', storeKeys: ['ferrum_de'] },
      { field: 'invoicePrefix', storeKeys: ['halden_de'] },
    ]);
    expect(shared({ invoicePrefix: 'HIN', creditNotePrefix: 'HCN' })).toEqual([]);
  });

  it('reports a finding in several stores once, and separates new from old', () => {
    const slip = { 'consumer-rights': { returnDays: 7 } };
    const one = lint(NO_ROWS, [at(now, changed('ferrum_at', slip))]);
    const two = lint(NO_ROWS, [at(now, [...changed('ferrum_at', slip), ...changed('ferrum_de', slip)])]);
    expect(two).toMatchObject([{ rule: 'return-days-below-law', storeKeys: ['ferrum_at', 'ferrum_de'] }]);
    expect(newFindings(one, two)).toMatchObject([{ rule: 'return-days-below-law', storeKeys: ['ferrum_de'] }]);
    expect(newFindings(two, one)).toEqual([]);
    expect(new Set([...one, ...two].map(findingName)).size).toBe(2);
  });
});
