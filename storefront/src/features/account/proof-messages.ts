import { defineMessages } from '../../ui/define-messages.js';

/** Texts about confirming a form without a password. */
export const proofMessages = defineMessages({
  recent: { id: 'proof.recent', defaultMessage: 'You have just signed in, so no password is needed here.' },
  again: {
    id: 'proof.again',
    defaultMessage:
      'Please sign in once more to confirm that it is you. After that, no password is needed for 15 minutes.',
  },
  sure: { id: 'proof.sure', defaultMessage: 'Yes, delete my account. I know that this cannot be undone.' },
  notSure: { id: 'proof.error-sure', defaultMessage: 'Please tick this box first.' },
  noPassword: {
    id: 'proof.no-password',
    defaultMessage: 'No password yet, or forgotten? Set a new one with a link by e-mail',
  },
});
