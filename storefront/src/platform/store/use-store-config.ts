import { useEffect } from 'react';
import type { CheckoutConfig, PageConfig } from '@manifold/domain/page-config/contract';
import { useObservable } from '../observable/observable.js';
import { useShop } from '../shop/shop.js';

/** Returns the store's config. It changes on an open page when a new one is published. */
export function useStoreConfig(): PageConfig {
  const { config } = useShop();
  return useObservable(config.page);
}

/** Returns the checkout's part of the config; undefined while it is loading. */
export function useCheckoutConfig(): CheckoutConfig | undefined {
  const { config } = useShop();
  const checkout = useObservable(config.checkout);
  // Loaded by the browser, because only the checkout needs this part of the config (1 KB).
  useEffect(() => {
    if (!checkout) void config.ensureCheckout();
  }, [checkout, config]);
  return checkout;
}
