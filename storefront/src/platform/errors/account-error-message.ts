import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';
import { errorMessage } from './error-message.js';

const messages = defineMessages({
  changedElsewhere: {
    id: 'account.changed-elsewhere',
    defaultMessage: 'Your account was changed somewhere else. Please check it and try again.',
  },
  notSaved: {
    id: 'account.not-saved',
    defaultMessage: 'Your details could not be saved. Please check what you entered.',
  },
});

/** Returns the message for an error of the account. The shop's message for the same code may be about carts and orders. */
export function accountErrorMessage(reason: unknown): MessageDescriptor {
  if (reason instanceof ShopError && reason.code === 'conflict') return messages.changedElsewhere;
  if (reason instanceof ShopError && reason.code === 'unprocessable-entity') return messages.notSaved;
  return errorMessage(reason);
}
