import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useIntl } from 'react-intl';
import { useCartFailure } from '../../platform/cart/use-cart-failure.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { cartMessages } from './messages.js';

/** Returns a function that shows why the cart could not be changed. By then the page shows the server's cart again. */
export function useCartProblem(): (reason: unknown) => void {
  const { formatMessage } = useIntl();
  const showFailure = useCartFailure();
  return (reason) =>
    showFailure(reason, formatMessage(reason instanceof ShopError ? errorMessage(reason) : cartMessages.problem));
}
