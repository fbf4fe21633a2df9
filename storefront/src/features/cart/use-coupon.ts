import type { Cart } from '@manifold/domain/cart/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../platform/errors/error-message.js';
import { useShop } from '../../platform/shop/shop.js';
import { couponMessages, couponStates } from './messages.js';
import { useCartProblem } from './use-cart-problem.js';

export interface Coupon {
  /** Both return whether it has worked. */
  readonly apply: (code: string) => Promise<boolean>;
  readonly remove: (discountCodeId: Cart['discountCodes'][number]['id']) => Promise<boolean>;
  readonly isApplying: boolean;
  /** The message for a code that was refused. */
  readonly error: string | undefined;
}

/** Returns the message for a refused code: it is unknown, or it cannot be used now. */
function refusalMessage(reason: unknown) {
  if (!(reason instanceof ShopError) || !UNKNOWN_CODE_ERRORS.has(reason.code)) return errorMessage(reason);
  const { coupon = 'DoesNotExist' } = reason.details ?? {};
  return coupon === 'DoesNotExist' ? couponMessages.unknown : couponStates.NotActive;
}

/** Error codes by which the backend refuses an unknown code. */
const UNKNOWN_CODE_ERRORS: ReadonlySet<string> = new Set([
  'discount-code-not-applicable',
  'unprocessable-entity',
  'not-found',
  'invalid-input',
]);

/** Adds vouchers to the cart and removes them. */
export function useCoupon(): Coupon {
  const { cart } = useShop();
  const { formatMessage } = useIntl();
  const showProblem = useCartProblem();
  const [isApplying, setApplying] = useState(false);
  const [error, setError] = useState<string>();

  const apply = async (typed: string) => {
    const code = typed.trim();
    if (isApplying) return false;
    if (!code) {
      setError(formatMessage(couponMessages.missing));
      return false;
    }
    setApplying(true);
    setError(undefined);
    try {
      await cart.send({ action: 'addDiscountCode', code });
      return true;
    } catch (reason) {
      setError(formatMessage(refusalMessage(reason)));
      return false;
    } finally {
      setApplying(false);
    }
  };
  const remove = (discountCodeId: string) =>
    cart.send({ action: 'removeDiscountCode', discountCodeId }).then(
      () => true,
      (reason: unknown) => {
        showProblem(reason);
        return false;
      },
    );
  return { apply, remove, isApplying, error };
}
