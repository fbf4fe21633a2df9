import { describe, expect, it } from '@jest/globals';
import { SUBSCRIPTION_CHANNELS } from './contract.js';
import { changedPhone, channelsOf, isPhoneMissing, needsConfirmation, subscriptionsOf } from './subscriptions.js';

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

describe('a phone number for offers', () => {
  const PHONE = '+421900123456';

  it.each([
    ['is stored with a channel that needs it', null, ['sms'], PHONE, PHONE],
    ['stays if it is not named', PHONE, ['soft_phone'], undefined, PHONE],
    ['is removed on request', PHONE, ['phone'], null, null],
    ['is not stored without such a channel', null, ['newsletter', 'soft_newsletter'], PHONE, null],
    ['is deleted with the last such channel', PHONE, [], undefined, null],
  ])('%s', (_when, phone, wanted, typed, stored) => {
    expect(changedPhone({ channels: [], phone }, wanted, typed)).toBe(stored);
  });

  it.each([
    ['is missing for a new channel that needs it', [], null, ['soft_sms'], null, true],
    ['is missing if it is removed while a channel needs it', ['sms'], PHONE, ['sms'], null, true],
    ['is not missing if it is given', [], null, ['phone'], PHONE, false],
    ['is not missing for e-mail', [], null, ['newsletter', 'soft_newsletter'], null, false],
    ['is not missing when a channel ends that never had one', ['sms', 'phone'], null, ['sms'], null, false],
  ])('%s', (_when, channels, phone, wanted, next, isMissing) => {
    expect(isPhoneMissing({ channels, phone }, { channels: wanted, phone: next })).toBe(isMissing);
  });
});
