import { useIntl } from 'react-intl';
import { useCart } from '../../platform/cart/use-cart.js';
import { useMoney } from '../../platform/money/use-money.js';
import { cartMessages } from './messages.js';

/** Announces the content of the cart to screen readers after every change. */
export function CartAnnouncement() {
  const { formatMessage } = useIntl();
  const { cart } = useCart();
  const formatAmount = useMoney();
  return (
    <p role="status" className="sr-only">
      {cart ? formatMessage(cartMessages.state, { count: cart.itemCount, amount: formatAmount(cart.subtotal) }) : null}
    </p>
  );
}
