import { describe, expect, it } from '@jest/globals';
import { isResendable } from './correspondence.js';

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
