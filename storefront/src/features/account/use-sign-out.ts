import { useCallback } from 'react';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { useShop } from '../../platform/shop/shop.js';

/** Returns a function that ends the session; the page is a visitor's then. */
export function useSignOut(): () => Promise<void> {
  const shop = useShop();
  const call = useCustomerApi();
  return useCallback(async () => {
    await shop.cart.settle();
    await call('signOut', {});
    shop.account.set(null);
    shop.cart.setCart(null);
  }, [call, shop]);
}
