import { describe, expect, it } from '@jest/globals';
import { parseReturnComment, returnable, returnComment, type ReturnFacts, returnRefusal } from './returns.js';

const SENT_AT = '2026-03-10T10:00:00.000Z';
const facts: ReturnFacts = {
  orderState: 'Open',
  shipmentState: 'Shipped',
  createdAt: '2026-03-01T10:00:00.000Z',
  lines: [
    { id: 'fryer', sku: 'EX10000001', quantity: 3 },
    { id: 'guarantee', sku: '4100010', quantity: 3 },
  ],
  deliveries: [{ createdAt: SENT_AT }],
  returned: [],
};
const at = (now: string) => ({ returnDays: 30, now: new Date(now) });
const SOON = at('2026-03-20T10:00:00.000Z');

describe('what can be sent back', () => {
  it('are the goods that were sent, without the extra guarantee, for the days of the store after the slowest parcel', () => {
    expect(returnable(facts, SOON)).toEqual({
      until: '2026-04-23T10:00:00.000Z',
      items: [{ lineItemId: 'fryer', quantity: 3 }],
    });
    expect(returnable(facts, at('2026-04-23T10:00:00.001Z'))).toBeNull();
  });

  it('is reduced by earlier returns', () => {
    const returned = [{ lineItemId: 'fryer', quantity: 2 }];
    expect(returnable({ ...facts, returned }, SOON)?.items).toEqual([{ lineItemId: 'fryer', quantity: 1 }]);
    expect(returnable({ ...facts, returned: [...returned, ...returned] }, SOON)).toBeNull();
  });

  it.each([
    ['before anything is sent', { shipmentState: 'Ready' }],
    ['of a cancelled order', { orderState: 'Cancelled' }],
  ])('is nothing %s', (_case, change) => {
    expect(returnable({ ...facts, ...change }, SOON)).toBeNull();
  });
});

describe('a return', () => {
  const possible = returnable(facts, SOON);
  const refusal = (...items: { lineItemId: string; quantity: number }[]) => returnRefusal(items, possible);

  it('is refused if it names too many pieces, also in two entries, and for a line that is not returnable', () => {
    expect(refusal({ lineItemId: 'fryer', quantity: 3 })).toBeUndefined();
    expect(refusal({ lineItemId: 'fryer', quantity: 4 })).toBe('too-many-pieces');
    expect(refusal({ lineItemId: 'fryer', quantity: 2 }, { lineItemId: 'fryer', quantity: 2 })).toBe('too-many-pieces');
    expect(refusal({ lineItemId: 'guarantee', quantity: 1 })).toBe('not-returnable');
    expect(returnRefusal([{ lineItemId: 'fryer', quantity: 1 }], null)).toBe('not-returnable');
  });

  it('keeps its reason and note in one comment', () => {
    expect(parseReturnComment(returnComment('damaged', 'lid: broken'))).toEqual({
      reason: 'damaged',
      note: 'lid: broken',
    });
    expect(parseReturnComment(returnComment('other', ''))).toEqual({ reason: 'other', note: '' });
    expect(parseReturnComment('came back by itself')).toEqual({ reason: null, note: 'came back by itself' });
  });
});
