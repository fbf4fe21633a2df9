import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useCart } from '../platform/cart/use-cart.js';
import { variantInStore, cachedOnServer } from '../platform/cached-markup/CachedMarkup.js';
import { usePanel } from '../platform/panels/use-panel.js';
import { useShop } from '../platform/shop/shop.js';
import { Icon } from '../ui/Icon.js';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';
import { shellMessages } from './messages.js';

const CART = '/checkout/cart';
const MAXIMUM_SHOWN = 99;

function UncachedButton() {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const { cart, status } = useCart();
  const drawer = usePanel('cart');
  const count = cart?.itemCount ?? 0;
  const open = (event: MouseEvent) => {
    // The cart page shows the cart as soon as it is known.
    if (status !== 'ready') return;
    event.preventDefault();
    if (count > 0) drawer.open();
    else notices.show({ id: 'cart-empty', kind: 'status', text: formatMessage(shellMessages.cartEmpty) });
  };
  const label =
    status === 'ready' ? formatMessage(shellMessages.cartCount, { count }) : formatMessage(shellMessages.cart);
  return (
    <Link
      to={CART}
      preload={false}
      onClick={open}
      className="relative flex h-11 items-center gap-2 rounded-control px-[10px] font-semibold lg:px-3 hover:bg-sunken print:hidden"
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true" className="relative">
        <Icon name="cart" className="size-6" />
        {count > 0 ? (
          <span className="tabular absolute -top-2 -right-2.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] font-bold text-accent-ink">
            {Math.min(count, MAXIMUM_SHOWN)}
            {count > MAXIMUM_SHOWN ? formatMessage(shellMessages.andMore) : null}
          </span>
        ) : null}
      </span>
      <span aria-hidden="true" className="hidden lg:inline">
        {formatMessage(shellMessages.cart)}
      </span>
    </Link>
  );
}

/** Opens the cart and shows the number of its items. Without a script it is a link to the cart page. */
export const CartButton = import.meta.env.SSR
  ? cachedOnServer(UncachedButton, {
      // On the cart page the link is marked as current, so it is not cached.
      ownerOf: (_, { intl, pathname }) => (pathname.startsWith(CART) ? undefined : intl),
      variantOf: variantInStore('cart'),
    })
  : UncachedButton;
