import { describe, expect, it } from '@jest/globals';
import { ApiError, errorMessageId } from './api.js';

describe('the text about an error', () => {
  it('explains what the payment provider refuses at the order desk', () => {
    expect(errorMessageId(new ApiError(422, 'payment-method-refused'))).toBe('console.error.payment-method-refused');
  });

  it('is that of a fault if the code has no text in the console', () => {
    expect(errorMessageId(new ApiError(400, 'cart-empty'))).toBe('console.error.internal');
    expect(errorMessageId(new TypeError('x is undefined'))).toBe('console.error.internal');
  });
});
