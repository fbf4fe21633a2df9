import { describe, expect, it } from '@jest/globals';
import { editWith } from './edit-row.js';

const address = { section: 'cash-on-delivery', layer: 'country', key: 'SK', validFrom: null, validTo: null } as const;
const published = { priceLimitCentAmount: 250000, itemLimit: 1 };
const change = (field: string, value: unknown) => ({ address, field, value });

describe('an edit of a row', () => {
  it('changes one field and leaves the others', () => {
    expect(editWith(change('priceLimitCentAmount', 200000), published, undefined)).toEqual({
      ...address,
      before: published,
      after: { priceLimitCentAmount: 200000, itemLimit: 1 },
    });
  });

  it('starts from the drafted row', () => {
    const drafted = { ...address, before: published, after: { priceLimitCentAmount: 200000, itemLimit: 1 } };
    expect(editWith(change('itemLimit', null), published, drafted)?.after).toEqual({
      priceLimitCentAmount: 200000,
      itemLimit: null,
    });
  });

  it('is dropped if the value is as published again', () => {
    const drafted = { ...address, before: published, after: { priceLimitCentAmount: 200000, itemLimit: 1 } };
    expect(editWith(change('priceLimitCentAmount', 250000), published, drafted)).toBeUndefined();
  });

  it('creates a row that does not exist', () => {
    expect(editWith(change('enabled', false), null, undefined)).toEqual({
      ...address,
      before: null,
      after: { enabled: false },
    });
  });

  it('deletes the row with its last field', () => {
    expect(editWith(change('enabled', undefined), { enabled: false }, undefined)?.after).toBeNull();
  });
});
