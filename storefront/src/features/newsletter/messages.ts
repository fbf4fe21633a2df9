import type { SubscriptionChannel } from '@manifold/domain/newsletter/contract';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';

export const newsletterMessages = defineMessages({
  text: {
    id: 'newsletter.text',
    defaultMessage:
      'I would like to receive offers and news from {brand} by e-mail. I can end this at any time with one click.',
  },
  email: { id: 'newsletter.email', defaultMessage: 'Your e-mail address' },
  submit: { id: 'newsletter.submit', defaultMessage: 'Subscribe' },
  requested: {
    id: 'newsletter.requested',
    defaultMessage: 'Almost done: please open the link in the e-mail that we have sent to {email}.',
  },
  invalid: {
    id: 'newsletter.invalid',
    defaultMessage: 'Enter an e-mail address, for example name@example.com.',
  },
  checkout: {
    id: 'newsletter.checkout',
    defaultMessage: 'Yes, please send me offers and news from {brand} by e-mail. I can end this at any time.',
  },
  confirmed: {
    id: 'newsletter.confirmed-text',
    defaultMessage: 'Your address is confirmed. From now on you get our offers and news by e-mail.',
  },
  optOut: {
    id: 'newsletter.opt-out-text',
    defaultMessage: 'One click, and we will not send you the newsletter any more.',
  },
  optOutSubmit: { id: 'newsletter.opt-out-submit', defaultMessage: 'End the newsletter now' },
  optOutWithoutToken: {
    id: 'newsletter.opt-out-without-token',
    defaultMessage:
      'To end the newsletter, open the link in one of our newsletters. Or log in and change it under “My newsletter”.',
  },
  linkEnded: {
    id: 'newsletter.link-ended',
    defaultMessage: 'This link no longer works. A link works once, for seven days, and a newer one replaces it.',
  },
  linkEndedAgain: {
    id: 'newsletter.link-ended-again',
    defaultMessage: 'Enter your e-mail address to get a new one.',
  },
  optOutDone: {
    id: 'newsletter.opt-out-done',
    defaultMessage: 'Done. You will not get the newsletter any more.',
  },
  save: { id: 'account.save', defaultMessage: 'Save' },
  saved: { id: 'account.saved', defaultMessage: 'Your changes are saved.' },
  mineLead: {
    id: 'newsletter.mine-lead',
    defaultMessage: 'Choose how we may contact you with offers. You can change this at any time.',
  },
  awaits: {
    id: 'newsletter.awaits',
    defaultMessage: 'Please confirm the newsletter with the link in the e-mail that we have sent you.',
  },
});

export const channelNames: Readonly<Record<SubscriptionChannel, MessageDescriptor>> = defineMessages({
  newsletter: { id: 'newsletter.channel-newsletter', defaultMessage: 'Newsletter by e-mail' },
  sms: { id: 'newsletter.channel-sms', defaultMessage: 'Offers by text message' },
  phone: { id: 'newsletter.channel-phone', defaultMessage: 'Offers by phone' },
  soft_newsletter: {
    id: 'newsletter.channel-soft-newsletter',
    defaultMessage: 'By e-mail: offers for products like those I bought',
  },
  soft_sms: {
    id: 'newsletter.channel-soft-sms',
    defaultMessage: 'By text message: offers for products like those I bought',
  },
  soft_phone: {
    id: 'newsletter.channel-soft-phone',
    defaultMessage: 'By phone: offers for products like those I bought',
  },
});
