import { isTemporary } from '../shop/cart-retries.js';
import { useShop } from '../shop/shop.js';

/** Spec core §8. */
const PROBLEM = 'cart-adding-problem';

/** Returns a function that shows why a change of the cart failed. If the reason is temporary, the shopper may send it again. */
export function useCartFailure(): (reason: unknown, text: string) => void {
  const { cart, notices } = useShop();
  const show = (reason: unknown, text: string): void => {
    const retry = () => void cart.resend().catch((again: unknown) => show(again, text));
    notices.show({ id: PROBLEM, kind: 'problem', text, ...(isTemporary(reason) ? { retry } : {}) });
  };
  return show;
}
