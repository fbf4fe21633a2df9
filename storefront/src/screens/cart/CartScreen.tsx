import { useIntl } from 'react-intl';
import { estimatedTotals } from '../../platform/shipping-cost/estimated-totals.js';
import { CartLines } from '../../features/cart/CartLines.js';
import { CartAnnouncement } from '../../features/cart/CartAnnouncement.js';
import { CartSkeleton } from '../../features/cart/CartSkeleton.js';
import { CartSummary } from '../../features/cart/CartSummary.js';
import { EmptyCart } from '../../features/cart/EmptyCart.js';
import { cartMessages } from '../../features/cart/messages.js';
import { RefusedGifts } from '../../platform/gifts/RefusedGifts.js';
import { useCartSuggestions } from '../../features/cart/use-cart-products.js';
import { useRemoval } from '../../features/cart/use-removal.js';
import { ProductSlider } from '../../features/product-card/ProductSlider.js';
import { useCart } from '../../platform/cart/use-cart.js';
import { latePart } from '../../platform/chunks/LatePart.js';
import { LatePartFailure } from '../../platform/errors/LoadFailure.js';
import { withMessages } from '../../platform/intl/page-messages.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';

/** Loaded late, because the cart can be used without it. */
const ExpressPayment = latePart(
  async () => (await withMessages('checkout', import('../../features/payment/ExpressPayment.js'))).ExpressPayment,
  null,
);

const SUGGESTIONS = 8;

/** The cart page. */
export function CartScreen() {
  const { formatMessage } = useIntl();
  const { cart, status, isLate, store } = useCart();
  const { shippingCost } = useStoreConfig();
  const removal = useRemoval();
  const lines = cart?.lineItems ?? [];
  const suggestions = useCartSuggestions(SUGGESTIONS);
  const isEmpty = status === 'ready' && lines.length === 0;
  return (
    <div className="page pt-6 lg:pt-10">
      <h1 className="text-xl font-extrabold tracking-tight lg:text-2xl">{formatMessage(cartMessages.title)}</h1>
      <CartAnnouncement />
      <div className="mt-4 grid grid-cols-1 items-start gap-8 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
        <div className={isEmpty ? 'lg:col-span-2' : 'rounded-card border border-hairline bg-surface px-4 sm:px-6'}>
          {isLate && status === 'unknown' ? (
            <div className="pt-5">
              <LatePartFailure onRetry={() => void store.load().catch(() => undefined)} />
            </div>
          ) : null}
          {status === 'unknown' ? (
            <CartSkeleton />
          ) : (
            <CartLines lines={lines} customLines={cart?.customLineItems ?? []} removal={removal} />
          )}
          {isEmpty || !cart ? null : <RefusedGifts gifts={cart.refusedGifts} />}
          {isEmpty ? <EmptyCart /> : null}
        </div>
        {cart && !isEmpty ? (
          <CartSummary
            cart={cart}
            express={(isBlocked) => (
              <ExpressPayment cart={cart} total={estimatedTotals(cart, shippingCost).total} isBlocked={isBlocked} />
            )}
          />
        ) : null}
      </div>
      {suggestions.products.length > 0 ? (
        <div className="section-rhythm">
          <ProductSlider title={formatMessage(cartMessages[suggestions.kind])} products={suggestions.products} />
        </div>
      ) : null}
    </div>
  );
}
