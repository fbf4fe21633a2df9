import { describe, expect, it } from '@jest/globals';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { nextCampaigns, runningCampaigns } from './campaigns-by-store.js';

const store = (countryCode: string): StoreView => ({
  storeKey: `ferrum_${countryCode.toLowerCase()}`,
  brandKey: 'ferrum',
  countryCode,
  label: countryCode,
  currencyCode: 'EUR',
  isDefault: false,
  timeZone: 'Europe/Vienna',
  productionHost: 'a.example',
  hosts: ['a.example'],
  locales: [`de-${countryCode}`],
  revision: 1,
  hash: '',
});
const campaign = (campaignName: string, startDate: string, endDate: string) => ({ campaignName, startDate, endDate });
const spring = campaign('spring', '2027-03-01T00:00:00.000Z', '2027-03-08T00:00:00.000Z');
const summer = campaign('summer', '2027-06-01T00:00:00.000Z', '2027-06-08T00:00:00.000Z');
const row = (layer: 'default' | 'country', key: string, campaigns: unknown) => ({
  layer,
  key,
  validFrom: null,
  validTo: null,
  value: { campaigns },
  updatedRevision: 1,
});
const facts = {
  section: 'campaigns',
  rows: [row('default', '*', [spring, summer]), row('country', 'AT', [summer])],
  edits: [],
  stores: [store('AT'), store('DE')],
} as const;

describe('the campaigns of the stores', () => {
  it('that are running are listed with their stores', () => {
    const during = runningCampaigns(facts, new Date('2027-03-01T00:00:00.000Z'));
    expect(during).toEqual([{ campaign: spring, storeKeys: ['ferrum_de'] }]);
    expect(runningCampaigns(facts, new Date('2027-03-08T00:00:00.000Z'))).toEqual([]);
  });

  it('that start next are listed together', () => {
    expect(nextCampaigns(facts, new Date('2027-03-02T00:00:00.000Z'))).toEqual([
      { campaign: summer, storeKeys: ['ferrum_at', 'ferrum_de'] },
    ]);
    expect(nextCampaigns(facts, new Date('2027-07-01T00:00:00.000Z'))).toEqual([]);
  });
});
