import { describe, expect, it } from '@jest/globals';
import type { LineItem } from '@manifold/domain/cart/contract';
import { shortLines } from './short-lines.js';

const line = (sku: string, quantity: number) => ({ id: sku, sku, quantity }) as LineItem;

describe('the lines that keep a cart from the checkout', () => {
  //  what is so | quantity | stock | what is left
  it.each([
    ['a product has sold out', 1, 0, [0]],
    ['fewer are left than lie in the cart', 3, 2, [2]],
    ['more is promised than there is', 1, -2, [0]],
  ])('are those of which there is too little: %s', (_what, quantity, stock, left) => {
    expect(shortLines([line('A', quantity)], { A: stock }).map((each) => each.stock)).toEqual(left);
  });

  it.each([
    ['enough are left', 'A', { A: 2 }],
    ['nobody knows yet how many are left', 'A', {}],
    ['it is a service, which has no stock', '410001', { 410001: 0 }],
  ])('are none if %s', (_what, sku, pieces) => {
    expect(shortLines([line(sku, 2)], pieces)).toEqual([]);
  });

  it('are told one by one, in the order of the cart', () => {
    const lines = [line('A', 1), line('B', 5), line('C', 1)];
    expect(shortLines(lines, { A: 0, B: 9, C: 0 }).map((each) => each.line.sku)).toEqual(['A', 'C']);
  });
});
