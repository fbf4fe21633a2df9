import { describe, expect, it } from '@jest/globals';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { newStoreSchema } from '@manifold/domain/admin-api/new-store-routes';
import * as z from 'zod/mini';
import { hostFor, languagesOf, newStore, rateOf, refusedFields, type Typed } from './new-store-form.js';

const store = (countryCode: string, locales: string[], hosts: string[]): StoreView => ({
  storeKey: `ferrum_${countryCode.toLowerCase()}`,
  brandKey: 'ferrum',
  countryCode,
  label: countryCode,
  currencyCode: 'EUR',
  isDefault: false,
  timeZone: 'Europe/Helsinki',
  productionHost: hosts[0] ?? '',
  hosts,
  locales,
  revision: 1,
  hash: '0',
});
const finland = store('FI', ['fi-FI'], ['www.ferrum-machines.fi', 'fi.localhost']);
const ireland = store('IE', ['en-IE'], ['www.ferrum-machines.ie', 'ie.localhost']);
const britain = store('GB', ['en-GB'], ['www.ferrum-machines.co.uk', 'gb.localhost']);
const stores = [britain, finland, ireland];

const estonia: Typed = {
  like: 'ferrum_fi',
  countryCode: 'EE',
  language: 'en',
  currencyCode: 'EUR',
  timeZone: 'Europe/Tallinn',
  productionHost: 'www.ferrum-machines.ee',
  taxRate: '24',
  vatPrefix: 'EE',
  vatExample: '123456789',
  postalPattern: '\\d{5}',
  postalExample: '10111',
};

describe('a new country', () => {
  it('is sent in the form that the server accepts', () => {
    const order = newStore(estonia, stores, 'Estonia');
    expect(z.parse(newStoreSchema, order)).toMatchObject({
      storeKey: 'ferrum_ee',
      hosts: ['www.ferrum-machines.ee', 'ee.localhost'],
      locales: [{ locale: 'en-EE', language: 'en', fallbackLocale: 'en-GB', like: 'en-GB' }],
      taxRate: 0.24,
    });
  });

  it('uses the texts of its model store if that has the language', () => {
    expect(languagesOf(stores, ireland).get('en')).toBe('en-IE');
    expect(languagesOf(stores, finland).get('fi')).toBe('fi-FI');
  });

  it.each([
    [finland, 'EE', 'www.ferrum-machines.ee'],
    [britain, 'LV', 'www.ferrum-machines.lv'],
    [finland, '', ''],
  ])('derives its host from %o, in %s: %s', (like, countryCode, host) => {
    expect(hostFor(like, countryCode)).toBe(host);
  });

  it.each([
    ['24', 0.24],
    ['25,5', 0.255],
    ['8.1', 0.081],
    ['', undefined],
    ['many', undefined],
  ])('reads a rate of %s as %s', (text, rate) => {
    expect(rateOf(text)).toBe(rate);
  });

  it('lists missing fields', () => {
    expect(refusedFields(estonia)).toEqual([]);
    expect(refusedFields({ ...estonia, countryCode: 'ee', taxRate: 'x', vatPrefix: ' ' })).toEqual([
      'vatPrefix',
      'countryCode',
      'taxRate',
    ]);
  });
});
