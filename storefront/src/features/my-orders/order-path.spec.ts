import { describe, expect, it } from '@jest/globals';
import { orderKeyOf, orderSegment } from './order-path.js';

const ID = '5d6fb7ee-1c1a-4b9e-9f7c-4f1d9b1a6c55';

describe('the page of an order', () => {
  it.each(['SK-100001', 'CZ-100001', 'STAFF-1', '2026_77'])('has the number in its path: %s', (orderNumber) => {
    const segment = orderSegment({ id: ID, orderNumber });
    expect(segment).toBe(orderNumber.toLowerCase());
    expect(orderKeyOf(segment)).toEqual({ orderNumber });
  });

  it.each(['Staff-1', 'b2b_7.1', 'STAFF.1', 'PHONE 7', 'Č-1', 'SK/1', '', 'A'.repeat(41)])(
    'has the id in its path if no path finds the number again: %j',
    (orderNumber) => {
      const segment = orderSegment({ id: ID, orderNumber });
      expect(segment).toBe(ID);
      expect(orderKeyOf(segment)).toEqual({ id: ID });
    },
  );
});
