import { describe, expect, it } from '@jest/globals';
import { isResendable, lastCopies } from './correspondence.js';

describe('a mail about an order', () => {
  it('can be sent again if it was sent and its address is stored', () => {
    expect(isResendable({ state: 'sent', recipient: 'eva@example.com' })).toBe(true);
    expect(isResendable({ state: 'sent', recipient: null })).toBe(false);
  });

  it('can be sent again if it failed, although nobody looked up its address yet', () => {
    expect(isResendable({ state: 'failed', recipient: null })).toBe(true);
  });

  it('cannot be sent again while it waits', () => {
    expect(isResendable({ state: 'queued', recipient: 'eva@example.com' })).toBe(false);
  });
});

describe('the mails of an order', () => {
  const confirmation = { template: 'order-confirmation', occasion: '', copy: 0 };
  const first = { template: 'shipped', occasion: 'delivery-1', copy: 0 };
  const second = { template: 'shipped', occasion: 'delivery-2', copy: 0 };

  it('are listed for each occasion of a template', () => {
    expect(lastCopies([confirmation, first, second])).toEqual([confirmation, first, second]);
  });

  it('are listed once, as they were sent last, and keep their places', () => {
    const again = { ...first, copy: 1 };
    expect(lastCopies([confirmation, first, second, again])).toEqual([confirmation, again, second]);
  });
});
