import { SUBSCRIPTION_CHANNELS, type SubscriptionChannel, type Subscriptions } from './contract.js';

/** Returns every channel with whether it is among the given ones. */
export const subscriptionsOf = (channels: readonly string[]): Subscriptions => ({
  newsletter: channels.includes('newsletter'),
  sms: channels.includes('sms'),
  phone: channels.includes('phone'),
  soft_newsletter: channels.includes('soft_newsletter'),
  soft_sms: channels.includes('soft_sms'),
  soft_phone: channels.includes('soft_phone'),
});

/** Returns the channels that are agreed to, in their order. */
export const channelsOf = (subscriptions: Subscriptions): readonly SubscriptionChannel[] =>
  SUBSCRIPTION_CHANNELS.filter((channel) => subscriptions[channel]);

/** Returns the channels after a change of some of them, in their order. */
export const changedChannels = (
  present: readonly string[],
  changes: { readonly [Channel in SubscriptionChannel]?: boolean | undefined },
): readonly SubscriptionChannel[] =>
  SUBSCRIPTION_CHANNELS.filter((channel) => changes[channel] ?? present.includes(channel));

/** Whether the newsletter is new among the wanted channels and must be confirmed by the mailed link first. */
export const needsConfirmation = (
  present: readonly string[],
  wanted: readonly string[],
  isEmailVerified: boolean,
): boolean => wanted.includes('newsletter') && !present.includes('newsletter') && !isEmailVerified;
