import { useIntl } from 'react-intl';
import { useCart } from '../../platform/cart/use-cart.js';
import { useMoney } from '../../platform/money/use-money.js';
import { cartMessages } from './messages.js';

/** Says what is in the cart after every change, to those who cannot see its lines and sums move. */
export function CartNews() {
  const { formatMessage } = useIntl();
  const { cart } = useCart();
  const write = useMoney();
  return (
    <p role="status" className="sr-only">
      {cart ? formatMessage(cartMessages.state, { count: cart.itemCount, amount: write(cart.subtotal) }) : null}
    </p>
  );
}
