import { isTemporary } from '../shop/cart-retries.js';
import { useShop } from '../shop/shop.js';

/** Spec core §8. */
const PROBLEM = 'cart-adding-problem';

/** Returns a function that shows why a change of the cart failed. If the reason is temporary, the shopper may send it again. */
export function useCartFailure(): (reason: unknown, text: string) => void {
  const { cart, notices } = useShop();
  const show = (reason: unknown, text: string): void => {
    const retry = () => void cart.resend().catch((again: unknown) => show(again, text));
    const offer = isTemporary(reason) ? { retry, onDismiss: () => cart.forgetUnsent() } : {};
    // A refusal replaces the notice that offered to send earlier changes again.
    if (!isTemporary(reason)) cart.forgetUnsent();
    notices.show({ id: PROBLEM, kind: 'problem', text, ...offer });
  };
  return show;
}
