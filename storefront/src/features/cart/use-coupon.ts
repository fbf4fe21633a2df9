import type { Cart } from '@manifold/domain/cart/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../platform/errors/error-message.js';
import { useShop } from '../../platform/shop/shop.js';
import { couponMessages, couponStates } from './messages.js';
import { useCartProblem } from './use-cart-problem.js';

export interface Coupon {
  readonly apply: (code: string) => Promise<boolean>;
  readonly remove: (discountCodeId: Cart['discountCodes'][number]['id']) => void;
  readonly isApplying: boolean;
  /** What is wrong with the typed code. */
  readonly error: string | undefined;
}

/** What is wrong with a refused code: nobody knows it, or it exists and cannot be used now. */
function refusalMessage(reason: unknown) {
  if (!(reason instanceof ShopError) || !UNKNOWN.has(reason.code)) return errorMessage(reason);
  const { coupon = 'DoesNotExist' } = reason.details ?? {};
  return coupon === 'DoesNotExist' ? couponMessages.unknown : couponStates.NotActive;
}

/** How the backend says that there is no such code. */
const UNKNOWN: ReadonlySet<string> = new Set([
  'discount-code-not-applicable',
  'unprocessable-entity',
  'not-found',
  'invalid-input',
]);

/** Puts a voucher on the cart and takes it off. */
export function useCoupon(): Coupon {
  const { cart } = useShop();
  const { formatMessage } = useIntl();
  const problem = useCartProblem();
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
    void cart.send({ action: 'removeDiscountCode', discountCodeId }).catch(problem);
  return { apply, remove, isApplying, error };
}
