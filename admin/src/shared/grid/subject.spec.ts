import { describe, expect, it } from '@jest/globals';
import { cellOf, type GridFacts, type Subject } from './subject.js';

const address = { section: 'shipping-cost', layer: 'currency', key: 'HUF', validFrom: null, validTo: null } as const;
const subject: Subject = {
  id: 'HUF',
  label: 'HUF',
  note: 'HU',
  address,
  storeKey: 'ferrum_hu',
  money: { currencyCode: 'HUF', locale: 'hu-HU' },
};
const country = { layer: 'country', key: 'HU', validFrom: '2026-01-01T00:00:00.000Z', validTo: null } as const;
const facts: GridFacts = {
  rows: [
    {
      layer: 'currency',
      key: 'HUF',
      validFrom: null,
      validTo: null,
      value: { parcelFeeCentAmount: 73000 },
      updatedRevision: 1,
    },
  ],
  effective: [
    {
      storeKey: 'ferrum_hu',
      locale: null,
      value: { parcelFeeCentAmount: 148100, freightFeeCentAmount: 748100 },
      provenance: { parcelFeeCentAmount: country, freightFeeCentAmount: country },
    },
  ],
  edits: [],
};

describe('a cell of the grid', () => {
  it('shows what its own row says, even while a dated row of a country stands above it', () => {
    expect(cellOf('parcelFeeCentAmount', subject, facts)).toEqual({ value: 73000, state: 'own', from: undefined });
  });

  it('shows what it inherits, and from where', () => {
    expect(cellOf('freightFeeCentAmount', subject, facts)).toEqual({
      value: 748100,
      state: 'inherited',
      from: country,
    });
  });

  it('shows what the draft makes of it', () => {
    const edits = [{ ...address, before: { parcelFeeCentAmount: 73000 }, after: { parcelFeeCentAmount: 70000 } }];
    expect(cellOf('parcelFeeCentAmount', subject, { ...facts, edits })).toMatchObject({ value: 70000, state: 'draft' });
  });
});
