import { useEffect } from 'react';
import type { CheckoutConfig, PageConfig } from '@manifold/domain/page-config/contract';
import { useObservable } from '../observable/observable.js';
import { useShop } from '../shop/shop.js';

/** The store's config, always the published one: it changes under an open page. */
export function useStoreConfig(): PageConfig {
  const { config } = useShop();
  return useObservable(config.page, config.first);
}

/** What the checkout's forms need of the config; undefined while it is being read. */
export function useCheckoutConfig(): CheckoutConfig | undefined {
  const { config } = useShop();
  const checkout = useObservable(config.checkout);
  // Read in the browser only: the checkout is nobody's cached page, and its config is 1 KB that no other page needs.
  useEffect(() => {
    if (!checkout) void config.ensureCheckout();
  }, [checkout, config]);
  return checkout;
}
