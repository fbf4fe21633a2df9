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
const everywhere = { layer: 'default', key: '*', validFrom: null, validTo: null } as const;
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
  inherited: {
    value: { parcelFeeCentAmount: 148100, freightFeeCentAmount: 748100 },
    provenance: { parcelFeeCentAmount: everywhere, freightFeeCentAmount: everywhere },
  },
  edits: [],
};

describe('a cell of the grid', () => {
  it('shows the value of its own row over the inherited one', () => {
    expect(cellOf('parcelFeeCentAmount', subject, facts)).toEqual({ value: 73000, state: 'own', from: undefined });
  });

  it('shows the inherited value and where it comes from', () => {
    expect(cellOf('freightFeeCentAmount', subject, facts)).toEqual({
      value: 748100,
      state: 'inherited',
      from: everywhere,
    });
  });

  it('shows a typed value that is not saved yet', () => {
    const typed = (value: unknown) => ({ address, field: 'parcelFeeCentAmount', value });
    const waiting = (...unsaved: ReturnType<typeof typed>[]) =>
      cellOf('parcelFeeCentAmount', subject, { ...facts, unsaved });
    expect(waiting(typed(69000), typed(68000))).toMatchObject({ value: 68000, state: 'waiting' });
    expect(waiting(typed(undefined))).toMatchObject({ value: 148100, state: 'waiting' });
    expect(cellOf('freightFeeCentAmount', subject, { ...facts, unsaved: [typed(1)] }).state).toBe('inherited');
  });

  it('shows the drafted value', () => {
    const edits = [{ ...address, before: { parcelFeeCentAmount: 73000 }, after: { parcelFeeCentAmount: 70000 } }];
    expect(cellOf('parcelFeeCentAmount', subject, { ...facts, edits })).toMatchObject({ value: 70000, state: 'draft' });
  });
});
