import { describe, expect, it } from '@jest/globals';
import type { LocaleSections, StoreDocument } from '../store-document/contract.js';
import { localeSections, storeSections } from '../store-document/sections.js';
import { sectionSlices } from './section-slices.js';

/** What a store says in each section; the slices only pass it on. */
const values = Object.fromEntries(
  Object.keys({ ...storeSections, ...localeSections }).map((key) => [key, { of: key, enabled: true, iban: 'secret' }]),
) as unknown;

const slicesAt = <Place extends 'page' | 'checkout'>(place: Place) =>
  sectionSlices(place, values as StoreDocument['sections'] & LocaleSections);

describe('what pages read of the sections', () => {
  it('is what each section declares, under its name', () => {
    expect(slicesAt('page')).toMatchObject({ lowStock: { of: 'low-stock' }, customerCare: { of: 'customer-care' } });
    expect(slicesAt('checkout')).toMatchObject({ cashOnDelivery: { of: 'cash-on-delivery' } });
  });

  it('has the name that the section declares, if it differs from its noun', () => {
    expect(slicesAt('page')).toMatchObject({ toggles: {}, limits: { of: 'shopping-limits' } });
    expect(Object.keys(slicesAt('page'))).not.toContain('shoppingLimits');
    expect(Object.keys(slicesAt('checkout'))).toEqual(
      expect.arrayContaining(['defaultClientType', 'maximumCashOrBankItems', 'storeFlags']),
    );
  });

  it('is nothing of a section that declares nothing', () => {
    expect(Object.keys(slicesAt('page'))).not.toContain('merchantAccount');
    expect(Object.keys(slicesAt('checkout'))).not.toContain('merchantAccount');
  });

  it('is never the bank account', () => {
    expect(slicesAt('checkout').bankTransfer).toEqual({ enabled: true });
  });
});
