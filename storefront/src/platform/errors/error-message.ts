import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { MessageDescriptor } from 'react-intl';
import { errorMessages } from './messages.js';

/** What to tell a shopper of a failure. Anything that is not a failure of ours is a fault, and said as one. */
export function errorMessage(reason: unknown): MessageDescriptor {
  return errorMessages[reason instanceof ShopError ? reason.code : 'internal'];
}
