import type { Store } from '@commercetools/platform-sdk';
import { describe, expect, it } from '@jest/globals';
import type { StoreFacts } from '../ports/store-backend.js';
import { customFields } from './custom-fields.js';
import { storeDifferences, storeDraft } from './store-differences.js';
import { taxDifferences } from './tax-difference.js';

const facts: StoreFacts = {
  storeKey: 'ferrum_ee',
  label: 'Estonia',
  countryCode: 'EE',
  currencyCode: 'EUR',
  languages: ['en-EE', 'en'],
  taxRate: 0.24,
  shippingCost: { freeShippingThresholdCentAmount: 5900, parcelFeeCentAmount: 195, freightFeeCentAmount: 995 },
  flags: {
    saleOfAdditionalGuarantee: true,
    vatValidation: false,
    changeTaxRate: false,
    googleAutocomplete: false,
    trustpilotInHeader: false,
    complementaryProducts: true,
    googleReviews: false,
    cashOnDeliveryFeeTitle: null,
  },
  bankTransfer: {
    enabled: true,
    iban: 'EE382200221020145685',
    bic: 'HABAEE2X',
    accountOwner: 'Ferrum',
    bankInstitute: 'Bank',
  },
  campaigns: [],
  suppliedLike: 'ferrum_sk',
};

function storeWith(changes: Partial<Store> = {}): Store {
  return {
    id: 'store-1',
    version: 4,
    createdAt: '',
    lastModifiedAt: '',
    key: 'ferrum_ee',
    languages: ['en', 'en-EE'],
    countries: [{ code: 'EE' }],
    distributionChannels: [],
    supplyChannels: [{ typeId: 'channel', id: 'warehouse' }],
    productSelections: [],
    custom: { type: { typeId: 'type', id: 'type-1' }, fields: customFields(facts) },
    ...changes,
  };
}

describe('a store of the backend', () => {
  it('is not changed if it matches config, in any order of languages', () => {
    expect(storeDifferences(facts, storeWith())).toEqual([]);
  });

  it('gets a flag that differs, and nothing else', () => {
    const fields = { ...customFields(facts), vat_validation_enabled: true };
    const found = storeWith({ custom: { type: { typeId: 'type', id: 'type-1' }, fields } });
    expect(storeDifferences(facts, found)).toEqual([
      {
        drift: { what: 'flag.vat_validation_enabled', config: false, backend: true },
        actions: [{ action: 'setCustomField', name: 'vat_validation_enabled', value: false }],
      },
    ]);
  });

  it('loses a title that was removed from config', () => {
    const fields = { ...customFields(facts), cash_on_delivery_fee_title: { en: 'Fee' } };
    const found = storeWith({ custom: { type: { typeId: 'type', id: 'type-1' }, fields } });
    expect(storeDifferences(facts, found).flatMap(({ actions }) => [...actions])).toEqual([
      { action: 'setCustomField', name: 'cash_on_delivery_fee_title' },
    ]);
  });

  it('gets all fields where it has none, and its languages and country where they differ', () => {
    const { custom: _none, ...bare } = storeWith({ languages: ['et'], countries: [] });
    expect(storeDifferences(facts, bare).map(({ drift }) => drift.what)).toEqual(['languages', 'countries', 'fields']);
  });

  it('is created with the warehouse of another store if it is missing', () => {
    const draft = storeDraft(facts, storeWith({ key: 'ferrum_sk' }));
    expect(draft).toMatchObject({
      key: 'ferrum_ee',
      countries: [{ code: 'EE' }],
      supplyChannels: [{ typeId: 'channel', id: 'warehouse' }],
      custom: { fields: { iban: 'EE382200221020145685' } },
    });
    expect(draft.custom?.fields).not.toHaveProperty('cash_on_delivery_fee_title');
  });
});

describe('the tax rate of a country', () => {
  const rate = { id: 'rate-1', name: 'Standard EE', amount: 0.22, includedInPrice: true, country: 'EE', subRates: [] };

  it('is not changed if it matches config', () => {
    expect(taxDifferences(facts, { rates: [{ ...rate, amount: 0.24 }] })).toEqual([]);
  });

  it('is replaced if it differs and added if it is missing', () => {
    const actions = (rates: (typeof rate)[]) => taxDifferences(facts, { rates }).flatMap((each) => [...each.actions]);
    expect(actions([rate])).toMatchObject([
      { action: 'replaceTaxRate', taxRateId: 'rate-1', taxRate: { amount: 0.24 } },
    ]);
    expect(actions([])).toMatchObject([{ action: 'addTaxRate', taxRate: { country: 'EE', includedInPrice: true } }]);
  });
});
