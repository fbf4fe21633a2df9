import { describe, expect, it } from '@jest/globals';
import { compactActions } from './compact-actions.js';

const add = (sku: string, quantity: number) => ({ action: 'addLineItem', sku, quantity }) as const;
const change = (lineItemId: string, quantity: number) =>
  ({ action: 'changeLineItemQuantity', lineItemId, quantity }) as const;

describe('queued changes of a cart', () => {
  it('are summed for one product', () => {
    expect(compactActions([add('A', 1), add('B', 1), add('A', 2)])).toEqual([add('A', 3), add('B', 1)]);
  });

  it('keep the last quantity of a line', () => {
    expect(compactActions([change('1', 2), change('2', 5), change('1', 7)])).toEqual([change('1', 7), change('2', 5)]);
  });

  it.each([
    ['line', { action: 'removeLineItem', lineItemId: '1' }, { action: 'removeLineItem', lineItemId: '2' }],
    [
      'coupon',
      { action: 'removeDiscountCode', discountCodeId: '1' },
      { action: 'removeDiscountCode', discountCodeId: '2' },
    ],
  ] as const)('remove a %s once, although the shopper pressed twice', (_what, one, other) => {
    expect(compactActions([one, other, one])).toEqual([one, other]);
  });

  it('stay in order if they cannot be merged', () => {
    const actions = [add('A', 1), { action: 'recalculate' } as const, change('1', 3)];
    expect(compactActions(actions)).toEqual(actions);
  });
});
