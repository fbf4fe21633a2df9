import { describe, expect, it } from '@jest/globals';
import { restoringEdits, editsFor, editsWith } from './row-edits.js';

const address = { section: 'cash-on-delivery', layer: 'country', key: 'SK', validFrom: null, validTo: null } as const;
const published = { priceLimitCentAmount: 250000, itemLimit: 1 };
const change = (field: string, value: unknown) => ({ address, field, value });

describe('the edits of one step', () => {
  const germany = { ...address, key: 'DE' } as const;

  it('are one per row, however many fields change', () => {
    const changes = [
      { ...change('priceLimitCentAmount', 200000), published },
      { ...change('itemLimit', 2), published },
      { address: germany, field: 'enabled', value: false, published: null },
    ];
    expect(editsFor(changes, [])).toEqual([
      { ...address, before: published, after: { priceLimitCentAmount: 200000, itemLimit: 2 } },
      { ...germany, before: null, after: { enabled: false } },
    ]);
  });

  it('remove a row from the draft if it is as published again', () => {
    const drafted = [{ ...address, before: published, after: { priceLimitCentAmount: 200000, itemLimit: 1 } }];
    const [edit] = editsFor([{ ...change('priceLimitCentAmount', 250000), published }], drafted);
    expect(edit).toEqual({ ...address, before: published, after: published });
  });

  it('are shown with the other rows of the draft before they are saved', () => {
    const other = { ...germany, before: null, after: { enabled: false } };
    const drafted = [{ ...address, before: published, after: { ...published, itemLimit: 2 } }, other];
    const shown = (...changes: Parameters<typeof editsWith>[0]) => editsWith(changes, drafted);
    expect(shown()).toBe(drafted);
    expect(shown({ ...change('priceLimitCentAmount', 200000), published })).toEqual([
      other,
      { ...address, before: published, after: { priceLimitCentAmount: 200000, itemLimit: 2 } },
    ]);
    expect(shown({ ...change('itemLimit', 1), published })).toEqual([other]);
  });

  it('are undone row by row: to the earlier draft, or out of the draft', () => {
    const was = { ...address, before: published, after: { itemLimit: 5 } };
    const is = { ...address, before: published, after: { itemLimit: 6 } };
    const added = { ...germany, before: null, after: { enabled: false } };
    expect(restoringEdits([was], [is, added], [address, germany])).toEqual([
      was,
      { ...germany, before: null, after: null },
    ]);
    expect(restoringEdits([], [], [germany])).toEqual([]);
  });
});
