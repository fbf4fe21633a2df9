import type { ConsentCategory } from '@manifold/domain/cookie-consent/question';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';

export const consentMessages = defineMessages({
  title: { id: 'consent.title', defaultMessage: 'Your choice about cookies' },
  text: {
    id: 'consent.text',
    defaultMessage:
      'Necessary cookies keep the shop working. Only if you agree, we also use cookies for: {purposes}. You can change your choice at any time at the bottom of every page.',
  },
  accept: { id: 'consent.accept', defaultMessage: 'Accept all' },
  refuse: { id: 'consent.refuse', defaultMessage: 'Refuse all' },
  settings: { id: 'consent.settings', defaultMessage: 'Settings' },
  save: { id: 'consent.save', defaultMessage: 'Save choice' },
  necessary: { id: 'consent.necessary', defaultMessage: 'Necessary' },
  necessaryText: {
    id: 'consent.necessary-text',
    defaultMessage: 'Cart, sign-in, security and this choice. Without them the shop does not work.',
  },
});

export const categoryNames: Readonly<Record<ConsentCategory, MessageDescriptor>> = defineMessages({
  preferences: { id: 'consent.preferences', defaultMessage: 'Preferences' },
  analytics: { id: 'consent.analytics', defaultMessage: 'Statistics' },
  marketing: { id: 'consent.marketing', defaultMessage: 'Marketing' },
});

export const categoryTexts: Readonly<Record<ConsentCategory, MessageDescriptor>> = defineMessages({
  preferences: { id: 'consent.preferences-text', defaultMessage: 'Remember how you like to use the shop.' },
  analytics: {
    id: 'consent.analytics-text',
    defaultMessage: 'Show us which pages are visited and where something does not work.',
  },
  marketing: {
    id: 'consent.marketing-text',
    defaultMessage: 'Let us show you offers that match what you looked at.',
  },
});
