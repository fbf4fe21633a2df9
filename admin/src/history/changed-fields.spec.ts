import { describe, expect, it } from '@jest/globals';
import { changedFields } from './changed-fields.js';

const row = { section: 'cash-on-delivery', layer: 'country', key: 'SK', validFrom: null, validTo: null } as const;

describe('the fields that an edit changes', () => {
  it('are those that differ', () => {
    const edit = { ...row, before: { itemLimit: 1, enabled: true }, after: { itemLimit: null, enabled: true } };
    expect(changedFields(edit)).toEqual([expect.objectContaining({ field: 'itemLimit', before: 1, after: null })]);
  });

  it('are all of a row that is new or gone', () => {
    expect(changedFields({ ...row, before: null, after: { enabled: false } })).toHaveLength(1);
    expect(changedFields({ ...row, before: { enabled: false, itemLimit: 1 }, after: null })).toHaveLength(2);
  });
});
