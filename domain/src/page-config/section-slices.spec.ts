import { describe, expect, it } from '@jest/globals';
import type { LocaleSections, StoreDocument } from '../store-document/contract.js';
import { localeSections, storeSections } from '../store-document/sections.js';
import { sectionSlices } from './section-slices.js';

/** A value for each section. The slices of a section select from its value. */
const values = Object.fromEntries(
  Object.keys({ ...storeSections, ...localeSections }).map((key) => [key, { of: key, enabled: true, iban: 'secret' }]),
) as unknown;

const slicesAt = <Place extends 'page' | 'checkout'>(place: Place) =>
  sectionSlices(place, values as StoreDocument['sections'] & LocaleSections);

describe('the slices of the sections that pages get', () => {
  it('are those that the sections declare, named after the section', () => {
    expect(slicesAt('page')).toMatchObject({ lowStock: { of: 'low-stock' }, customerCare: { of: 'customer-care' } });
    expect(slicesAt('checkout')).toMatchObject({ cashOnDelivery: { of: 'cash-on-delivery' } });
  });

  it('have the name that the section declares, if it declares one', () => {
    expect(slicesAt('page')).toMatchObject({ toggles: {}, limits: { of: 'shopping-limits' } });
    expect(Object.keys(slicesAt('page'))).not.toContain('shoppingLimits');
    expect(Object.keys(slicesAt('checkout'))).toEqual(
      expect.arrayContaining(['defaultClientType', 'maximumCashOrBankItems', 'storeFlags']),
    );
  });

  it('do not include a section that declares none', () => {
    expect(Object.keys(slicesAt('page'))).not.toContain('merchantAccount');
    expect(Object.keys(slicesAt('checkout'))).not.toContain('merchantAccount');
  });

  it('do not include the bank account', () => {
    expect(slicesAt('checkout').bankTransfer).toEqual({ enabled: true });
  });
});
