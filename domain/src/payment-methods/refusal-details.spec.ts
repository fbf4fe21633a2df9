import { describe, expect, it } from '@jest/globals';
import { refusalDetails } from './refusal-details.js';

describe('the error of a payment method that cannot pay for an order', () => {
  it('names the method, the reason and the limit that the cart exceeds', () => {
    expect(refusalDetails('cash-on-delivery', { code: 'over-price-limit', limit: 50_000 })).toEqual({
      method: 'cash-on-delivery',
      refusal: 'over-price-limit',
      limit: 50_000,
    });
  });

  it('has no limit if the payment is not authorised', () => {
    expect(refusalDetails('online', { code: 'not-paid' })).toEqual({ method: 'online', refusal: 'not-paid' });
  });
});
