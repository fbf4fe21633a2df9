import { describe, expect, it } from '@jest/globals';
import { SUBSCRIPTION_CHANNELS } from './contract.js';
import { channelsOf, needsConfirmation, subscriptionsOf } from './subscriptions.js';

describe('the channels of a subscription', () => {
  it('are the same after both conversions', () => {
    expect(channelsOf(subscriptionsOf(SUBSCRIPTION_CHANNELS))).toEqual(SUBSCRIPTION_CHANNELS);
    expect(channelsOf(subscriptionsOf([]))).toEqual([]);
    expect(channelsOf(subscriptionsOf(['soft_sms', 'phone', 'unknown']))).toEqual(['phone', 'soft_sms']);
  });
});

describe('a confirmation by mail', () => {
  it.each([
    ['is needed for a new newsletter to an unconfirmed address', [], ['newsletter'], false, true],
    ['is not needed if the address is confirmed', [], ['newsletter'], true, false],
    ['is not needed if the newsletter was confirmed before', ['newsletter'], ['newsletter', 'sms'], false, false],
    ['is not needed to end it', ['newsletter'], [], false, false],
    ['is not needed for other channels', [], ['sms', 'soft_newsletter'], false, false],
  ])('%s', (_when, present, wanted, isVerified, needed) => {
    expect(needsConfirmation(present, wanted, isVerified)).toBe(needed);
  });
});
