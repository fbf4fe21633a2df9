import { describe, expect, it } from '@jest/globals';
import type { Edit } from '@manifold/domain/change-set/contract';
import { editedRowsOf } from './diff.js';

const AUSTRIA = { section: 'cash-on-delivery', layer: 'country', key: 'AT', validFrom: null, validTo: null } as const;
const BRAND = { ...AUSTRIA, section: 'brand', layer: 'default', key: '*' } as const;
const edit = (address: typeof AUSTRIA | typeof BRAND, before: Edit['before'], after: Edit['after']): Edit => ({
  ...address,
  before,
  after,
});

describe('the rows that a draft edits', () => {
  it('name the fields that are added, changed and removed, without their values', () => {
    const before = { enabled: true, itemLimit: 1, fee: { centAmount: 100, currencyCode: 'EUR' } };
    const after = { enabled: true, itemLimit: null, priceLimit: 5, fee: { currencyCode: 'EUR', centAmount: 100 } };
    expect(editedRowsOf([edit(AUSTRIA, before, after)])).toEqual([{ ...AUSTRIA, fields: ['itemLimit', 'priceLimit'] }]);
  });

  it('name all fields of a row that is created or deleted', () => {
    const made = edit(AUSTRIA, null, { itemLimit: null });
    const deleted = edit(AUSTRIA, { enabled: true, itemLimit: 1 }, null);
    expect(editedRowsOf([made, deleted]).map(({ fields }) => fields)).toEqual([
      ['itemLimit'],
      ['enabled', 'itemLimit'],
    ]);
  });

  it('can be limited to one section', () => {
    const edits = [edit(AUSTRIA, null, { itemLimit: 1 }), edit(BRAND, null, { name: 'Ferrum' })];
    expect(editedRowsOf(edits, 'brand')).toEqual([{ ...BRAND, fields: ['name'] }]);
    expect(editedRowsOf(edits, 'store')).toEqual([]);
  });
});
