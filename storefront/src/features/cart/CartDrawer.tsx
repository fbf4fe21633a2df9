import type { Cart } from '@manifold/domain/cart/contract';
import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useCart } from '../../platform/cart/use-cart.js';
import { unpayableMessages } from '../../platform/payment/UnpayableNotice.js';
import { useUnpayableCart } from '../../platform/payment/use-unpayable.js';
import { RefusedGifts } from '../../platform/gifts/RefusedGifts.js';
import { usePanel } from '../../platform/panels/use-panel.js';
import { FreeShipping } from '../../platform/shipping-cost/FreeShipping.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { Overlay } from '../../ui/Overlay.js';
import { CartLines } from './CartLines.js';
import { CartAnnouncement } from './CartAnnouncement.js';
import { CartTotals } from './CartTotals.js';
import { DrawerNotices } from './DrawerNotices.js';
import { DrawerSuggestions } from './DrawerSuggestions.js';
import { EmptyCart } from './EmptyCart.js';
import { cartMessages as messages } from './messages.js';
import { UnderstockedLines, useUnderstockedLines } from './UnderstockedLines.js';
import { useRemoval } from './use-removal.js';

/** The cart as a drawer over the page. */
export default function CartDrawer() {
  const { formatMessage } = useIntl();
  const drawer = usePanel('cart');
  const { cart } = useCart();
  const removal = useRemoval();
  const lines = cart?.lineItems ?? [];
  return (
    <Overlay
      kind="drawer"
      isOpen={drawer.isOpen}
      onClose={drawer.close}
      title={formatMessage(messages.title)}
      closeLabel={formatMessage(messages.close)}
      footer={lines.length > 0 ? <DrawerFooter /> : null}
    >
      <DrawerNotices />
      <div className="px-5">
        <CartLines isCompact lines={lines} customLines={cart?.customLineItems ?? []} removal={removal} />
        {lines.length === 0 ? <EmptyCart /> : <RefusedGifts gifts={cart?.refusedGifts ?? []} />}
        <DrawerSuggestions isShown={drawer.isOpen} />
      </div>
      <CartAnnouncement />
    </Overlay>
  );
}

function DrawerFooter() {
  const { cart } = useCart();
  if (!cart) return null;
  return <FilledFooter cart={cart} />;
}

function FilledFooter({ cart }: { readonly cart: Cart }) {
  const { formatMessage } = useIntl();
  const isUnpayable = useUnpayableCart(cart) !== undefined;
  const understocked = useUnderstockedLines(cart);
  return (
    <div className="space-y-4 p-5">
      <FreeShipping cart={cart} />
      <CartTotals cart={cart} />
      <div className="grid gap-2">
        {understocked.length > 0 ? <UnderstockedLines lines={understocked} /> : null}
        {isUnpayable ? (
          <p className="text-sm font-semibold text-warn">{formatMessage(unpayableMessages.cart)}</p>
        ) : null}
        {understocked.length > 0 || isUnpayable ? null : (
          <Link to="/checkout/addresses" preload={false} className={buttonClasses({ size: 'lg', isWide: true })}>
            {formatMessage(messages.toCheckout)}
          </Link>
        )}
        <Link to="/checkout/cart" preload={false} className={buttonClasses({ variant: 'tertiary', isWide: true })}>
          {formatMessage(messages.toCart)}
        </Link>
      </div>
    </div>
  );
}
