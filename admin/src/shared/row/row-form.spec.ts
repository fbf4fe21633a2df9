import { describe, expect, it } from '@jest/globals';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { EditAddress } from '@manifold/domain/change-set/contract';
import { addressOfForm, changesOf, formOf, problemsOf, removalOf, valueWith, type RowForm } from './row-form.js';
import type { RowState } from './row-state.js';

const france: StoreView = {
  storeKey: 'ferrum_fr',
  brandKey: 'ferrum',
  countryCode: 'FR',
  label: 'France',
  currencyCode: 'EUR',
  isDefault: false,
  timeZone: 'Europe/Paris',
  productionHost: 'fr.example',
  hosts: ['fr.example'],
  locales: ['fr-FR'],
  revision: 1,
  hash: '',
};
const address: EditAddress = {
  section: 'shipping-cost',
  layer: 'country',
  key: 'FR',
  validFrom: '2026-11-30T23:00:07.000Z',
  validTo: null,
};
const published = { parcelFeeCentAmount: 695, freightFeeCentAmount: 3995 };
const row: RowState = { address, published: published, value: published };
const where = { section: 'shipping-cost', stores: [france] };
const form = formOf(row, [france]);
const five = { ok: true, value: 500 } as const;

describe('the form of a row', () => {
  it('shows its period in the time zone of its place, and keeps a time that was not edited', () => {
    expect(form.from).toBe('2026-12-01T00:00');
    expect(addressOfForm(form, row, where)).toEqual(address);
    expect(addressOfForm({ ...form, to: '2027-07-01T00:00' }, row, where)?.validTo).toBe('2027-06-30T22:00:00.000Z');
  });

  it('changes only edited fields', () => {
    const typed: RowForm = { ...form, entries: { parcelFeeCentAmount: five } };
    expect(changesOf(typed, row, row)).toEqual([
      { address, field: 'parcelFeeCentAmount', value: 500, published: published },
    ]);
  });

  it('removes a field that is to be inherited', () => {
    const typed: RowForm = { ...form, entries: { parcelFeeCentAmount: 'inherit' } };
    expect(valueWith(typed, row)).toEqual({ freightFeeCentAmount: 3995 });
    expect(changesOf(typed, row, row)).toMatchObject([{ field: 'parcelFeeCentAmount', value: undefined }]);
  });

  it('moves to a new row if its period changes, and deletes the old one', () => {
    const target: RowState = {
      address: { ...address, validTo: '2027-06-30T22:00:00.000Z' },
      published: null,
      value: null,
    };
    const changes = changesOf({ ...form, entries: { parcelFeeCentAmount: five } }, row, target);
    expect(changes.filter(({ value }) => value === undefined)).toEqual(removalOf(row));
    expect(changes.filter(({ value }) => value !== undefined)).toMatchObject([
      { address: target.address, field: 'parcelFeeCentAmount', value: 500 },
      { address: target.address, field: 'freightFeeCentAmount', value: 3995 },
    ]);
  });

  it.each([
    [{ place: undefined, from: '', to: '', entries: { a: five } }, 'place'],
    [{ ...form, from: '', to: '2027-01-01T00:00', entries: { a: five } }, 'from'],
    [{ ...form, from: '2027-01-01T00:00', to: '2027-01-01T00:00', entries: { a: five } }, 'to'],
    [{ ...form, entries: {} }, 'entries'],
    [{ ...form, entries: { a: 'inherit' } }, 'entries'],
  ] as const)('of a new row is refused: %j', (typed, field) => {
    expect(problemsOf(typed, undefined).map((problem) => problem.field)).toEqual([field]);
  });

  it('of a new row with a place and a value is accepted', () => {
    expect(problemsOf({ ...form, entries: { a: five } }, undefined)).toEqual([]);
  });
});
