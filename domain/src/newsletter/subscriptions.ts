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

/** Returns whether the newsletter is new among the wanted channels and must be confirmed by the mailed link first. */
export const needsConfirmation = (
  present: readonly string[],
  wanted: readonly string[],
  isEmailVerified: boolean,
): boolean => wanted.includes('newsletter') && !present.includes('newsletter') && !isEmailVerified;

/** The channels that reach a person by phone number. */
const PHONE_CHANNELS: readonly SubscriptionChannel[] = ['sms', 'phone', 'soft_sms', 'soft_phone'];

const isPhoneChannel = (channel: string): boolean => PHONE_CHANNELS.some((one) => one === channel);

/** Returns whether one of the channels reaches a person by phone number. */
export const needsPhone = (channels: readonly string[]): boolean => channels.some(isPhoneChannel);

/** A person's channels with the number for them. */
export interface ReachableBy {
  readonly channels: readonly string[];
  readonly phone: string | null;
}

/**
 * Returns the phone number to store with the wanted channels: the typed one, else the present one; null if no channel needs it.
 */
export const changedPhone = (
  { phone }: ReachableBy,
  wanted: readonly string[],
  typed: string | null | undefined,
): string | null => {
  if (!needsPhone(wanted)) return null;
  return typed === undefined ? phone : typed;
};

/**
 * Returns whether a change leaves a channel without the number that it needs. Channels from before the number was asked for do not
 * count, so that ending another channel is never refused.
 */
export function isPhoneMissing(present: ReachableBy, next: ReachableBy): boolean {
  if (next.phone !== null || !needsPhone(next.channels)) return false;
  return present.phone !== null || next.channels.some((one) => isPhoneChannel(one) && !present.channels.includes(one));
}
