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

/** Returns the message for an error of the account; those of the shop speak of carts and orders where both have one code. */
export function accountErrorMessage(reason: unknown): MessageDescriptor {
  if (reason instanceof ShopError && reason.code === 'conflict') return messages.changedElsewhere;
  if (reason instanceof ShopError && reason.code === 'unprocessable-entity') return messages.notSaved;
  return errorMessage(reason);
}
