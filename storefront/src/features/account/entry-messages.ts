import { defineMessages } from '../../ui/define-messages.js';

/** Texts of a registration and of a change of the e-mail address, which mailed links complete. */
export const entryMessages = defineMessages({
  sentLead: {
    id: 'entry.sent-lead',
    defaultMessage: 'We have sent a message to {email}. Open the link in it to finish; it works for 24 hours.',
  },
  sentHint: {
    id: 'entry.sent-hint',
    defaultMessage: 'If you open it on another device, this page continues by itself.',
  },
  sentGuestLead: {
    id: 'entry.sent-guest-lead',
    defaultMessage: 'You can complete your order in the meantime. It will be in your account afterwards.',
  },
  sentGuest: { id: 'entry.sent-guest', defaultMessage: 'Continue with the order' },
  otherAddress: { id: 'entry.other-address', defaultMessage: 'Use another address' },
  finishLead: { id: 'entry.finish-lead', defaultMessage: 'Enter the password that you chose when you registered.' },
  signedInAlready: {
    id: 'entry.signed-in-already',
    defaultMessage: 'You are logged in as {email}. If the link belongs to another account, log out first.',
  },
  goOn: { id: 'entry.go-on', defaultMessage: 'Continue' },
  linkUsed: {
    id: 'entry.link-used',
    defaultMessage: 'This link has been used already or is too old. Sign in, or create your account again.',
  },
  created: { id: 'entry.created', defaultMessage: 'Welcome, {name}. Your account is ready.' },
  emailChangeSent: {
    id: 'entry.email-change-sent',
    defaultMessage: 'We have sent a message to both addresses. Your address changes when you have opened both links.',
  },
  sessionsTitle: { id: 'entry.sessions-title', defaultMessage: 'Where you are signed in' },
  sessionsCurrent: { id: 'entry.sessions-current', defaultMessage: 'This device' },
  sessionsUnknown: { id: 'entry.sessions-unknown', defaultMessage: 'Unknown device' },
  sessionsSeen: { id: 'entry.sessions-seen', defaultMessage: 'Last used: {date}' },
  sessionsEndOthers: { id: 'entry.sessions-end-others', defaultMessage: 'Log out on all other devices' },
  sessionsEnded: { id: 'entry.sessions-ended', defaultMessage: 'You are logged out there.' },
  emailChangeHalf: {
    id: 'entry.email-change-half',
    defaultMessage: 'Thank you. Please open the link in the message to your other address as well.',
  },
});
