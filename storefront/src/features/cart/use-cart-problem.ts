import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../platform/errors/error-message.js';
import { useShop } from '../../platform/shop/shop.js';
import { cartMessages } from './messages.js';

/** Spec core §8. */
const PROBLEM = 'cart-adding-problem';

/** Returns a function that shows why the cart could not be changed. By then the page shows the server's cart again. */
export function useCartProblem(): (reason: unknown) => void {
  const { notices } = useShop();
  const { formatMessage } = useIntl();
  return (reason) => {
    const text = formatMessage(reason instanceof ShopError ? errorMessage(reason) : cartMessages.problem);
    notices.show({ id: PROBLEM, kind: 'problem', text });
  };
}
