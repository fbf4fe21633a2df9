import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useCart } from '../../platform/cart/use-cart.js';
import { useMoney } from '../../platform/money/use-money.js';
import { ShopNotices } from '../../platform/notifications/ShopNotices.js';
import { usePanel } from '../../platform/panels/use-panel.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { Overlay } from '../../ui/Overlay.js';
import { Picture } from '../../ui/Picture.js';
import { cartMessages } from './messages.js';

const PICTURE = 72;

/** The cart at the edge of the page. */
export default function CartDrawer() {
  const { formatMessage } = useIntl();
  const drawer = usePanel('cart');
  const { cart } = useCart();
  const write = useMoney();
  return (
    <Overlay
      kind="drawer"
      isOpen={drawer.isOpen}
      onClose={drawer.close}
      title={formatMessage(cartMessages.title)}
      closeLabel={formatMessage(cartMessages.close)}
      footer={
        <div className="p-5">
          <Link to="/checkout/cart" className={buttonClasses({ size: 'lg', isWide: true })}>
            {formatMessage(cartMessages.toCart)}
          </Link>
        </div>
      }
    >
      <ul className="divide-y divide-hairline px-5">
        {cart?.lineItems.map((item) => (
          <li key={item.id} className="flex gap-4 py-4">
            <Picture
              src={item.image ?? undefined}
              alt=""
              size={PICTURE}
              className="size-18 rounded-control bg-ground p-1"
            />
            <div className="min-w-0 flex-1 text-sm">
              <p className="line-clamp-2 font-semibold">{item.name}</p>
              <p className="tabular mt-1 text-ink-soft">
                {formatMessage(cartMessages.pieces, {
                  quantity: item.quantity,
                  price: write(item.price.discounted ?? item.price.value),
                })}
              </p>
            </div>
            <p className="tabular text-sm font-bold">{write(item.totalPrice)}</p>
          </li>
        ))}
      </ul>
      <ShopNotices isInPanel />
    </Overlay>
  );
}
