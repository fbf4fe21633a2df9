import { describe, expect, it } from '@jest/globals';
import type { LineItem } from '@manifold/domain/cart/contract';
import { understockedLines } from './understocked-lines.js';

const line = (sku: string, quantity: number) => ({ id: sku, sku, quantity }) as LineItem;

describe('the lines that block the checkout', () => {
  // case | quantity | stock | pieces left
  it.each([
    ['a product has sold out', 1, 0, [0]],
    ['the cart holds more than is in stock', 3, 2, [2]],
    ['the stock is negative', 1, -2, [0]],
  ])('include a line if %s', (_case, quantity, stock, left) => {
    expect(understockedLines([line('A', quantity)], { A: stock }).map((each) => each.stock)).toEqual(left);
  });

  it.each([
    ['enough are left', 'A', { A: 2 }],
    ['the stock is not known yet', 'A', {}],
    ['it is a service, which has no stock', '410001', { 410001: 0 }],
  ])('do not include a line if %s', (_case, sku, pieces) => {
    expect(understockedLines([line(sku, 2)], pieces)).toEqual([]);
  });

  it('are listed in the order of the cart', () => {
    const lines = [line('A', 1), line('B', 5), line('C', 1)];
    expect(understockedLines(lines, { A: 0, B: 9, C: 0 }).map((each) => each.line.sku)).toEqual(['A', 'C']);
  });
});
