import type { Cart } from '@manifold/domain/cart/contract';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { UnpayableNotice } from '../../platform/payment/UnpayableNotice.js';
import { useUnpayableCart } from '../../platform/payment/use-unpayable.js';
import { FreeShipping } from '../../platform/shipping-cost/FreeShipping.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { CartTotals } from './CartTotals.js';
import { CouponField } from './CouponField.js';
import { cartMessages as messages } from './messages.js';
import { UnderstockedLines, useUnderstockedLines } from './UnderstockedLines.js';

export interface CartSummaryProps {
  readonly cart: Cart;
  /**
   * The wallets that pay at once. If the cart is blocked, a new payment cannot begin, but a payment in progress stays on the
   * page.
   */
  readonly express: (isBlocked: boolean) => ReactNode;
}

/** The totals of the cart, the voucher field, the link to the checkout, and the wallets that pay at once. */
export function CartSummary({ cart, express }: CartSummaryProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const unpayable = useUnpayableCart(cart);
  const understocked = useUnderstockedLines(cart);
  const isBlocked = understocked.length > 0 || unpayable !== undefined;
  return (
    <section
      aria-labelledby={titleId}
      className="space-y-5 rounded-card border border-hairline bg-surface p-5 lg:sticky lg:top-6"
    >
      <h2 id={titleId} className="text-md font-bold">
        {formatMessage(messages.summary)}
      </h2>
      <FreeShipping cart={cart} />
      <CouponField cart={cart} />
      <CartTotals cart={cart} />
      <div className="grid gap-2">
        {understocked.length > 0 ? <UnderstockedLines lines={understocked} /> : null}
        {unpayable ? <UnpayableNotice subject="cart" methods={unpayable} /> : null}
        {isBlocked ? null : (
          <Link to="/checkout/addresses" preload={false} className={buttonClasses({ size: 'lg', isWide: true })}>
            {formatMessage(messages.toCheckout)}
          </Link>
        )}
        {express(isBlocked)}
        <Link to="/" className={buttonClasses({ variant: 'quinary', isWide: true })}>
          {formatMessage(messages.goOn)}
        </Link>
      </div>
    </section>
  );
}
