import * as z from 'zod/mini';

/**
 * How a person agreed to be contacted (spec shell §6). The `soft_` channels are offers for products like those that a customer
 * bought, which need no double opt-in.
 */
export const SUBSCRIPTION_CHANNELS = [
  'newsletter',
  'sms',
  'phone',
  'soft_newsletter',
  'soft_sms',
  'soft_phone',
] as const;

export const subscriptionChannelSchema = z.enum(SUBSCRIPTION_CHANNELS);
export type SubscriptionChannel = z.infer<typeof subscriptionChannelSchema>;

/** The place of a sign-up. */
export const newsletterSourceSchema = z.enum(['footer', 'checkout', 'landing-page', 'account']);
export type NewsletterSource = z.infer<typeof newsletterSourceSchema>;

/** The token of a mail that ends a newsletter. */
export const unsubscribeTokenSchema = z.string().check(z.regex(/^[\w-]{20,200}$/));

/** The fragment of the sign-up page's address after a confirmation link that no longer works. */
export const ENDED_LINK = 'link-ended';

/** A digest of the text that a person agreed to, computed by the page that showed it. */
export const textDigestSchema = z.string().check(z.regex(/^[0-9a-z]{1,16}$/));

/** Every channel, and whether the person agreed to it. */
export const subscriptionsSchema = z.strictObject({
  newsletter: z.boolean(),
  sms: z.boolean(),
  phone: z.boolean(),
  soft_newsletter: z.boolean(),
  soft_sms: z.boolean(),
  soft_phone: z.boolean(),
});
export type Subscriptions = z.infer<typeof subscriptionsSchema>;

/** A customer's channels, and whether the newsletter waits for the mailed link. */
export const mySubscriptionsSchema = z.object({
  subscriptions: subscriptionsSchema,
  /** For text messages and calls; stored only while a channel needs it. */
  phone: z.nullable(z.string()),
  awaitsConfirmation: z.boolean(),
});
export type MySubscriptions = z.infer<typeof mySubscriptionsSchema>;
