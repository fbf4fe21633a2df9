import { useObservable } from '../../platform/observable/observable.js';
import { useShop } from '../../platform/shop/shop.js';

/** Returns a function that loads again what a step waits for, if it is late; undefined otherwise. */
export function useLateCheckout(): (() => void) | undefined {
  const { cart, config } = useShop();
  const isCartLate = useObservable(cart.isLate);
  const isRequested = useObservable(config.isCheckoutLate);
  const isConfigLate = useObservable(config.checkout) === undefined && isRequested;
  if (!isCartLate && !isConfigLate) return undefined;
  return () => {
    if (isCartLate) void cart.load().catch(() => undefined);
    if (isConfigLate) void config.refresh();
  };
}
