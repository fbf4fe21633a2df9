import type { Cart } from '@manifold/domain/cart/contract';
import type { CheckoutConfig } from '@manifold/domain/page-config/contract';
import { useEffect, useState } from 'react';
import { useShop } from '../shop/shop.js';
import { reopenedCheck, storedVatCheck } from './stored-vat-check.js';
import { VatCheck } from './vat-check.js';

/** Returns the check of the form's VAT number; undefined if the store checks none. */
export function useVatCheck(cart: Cart, checkout: CheckoutConfig, typed: string): VatCheck | undefined {
  const shop = useShop();
  const [check] = useState(
    () =>
      new VatCheck({
        format: checkout.vatNumber,
        first: reopenedCheck(cart, typed, { format: checkout.vatNumber, stored: storedVatCheck.read() }),
        report: (outcome) => shop.analytics.emit({ name: 'vat-check', outcome }),
        withdraw: async () => {
          if (!shop.cart.state.get().cart?.grossBeforeNet) return;
          const { cart: gross } = await shop.api.commerce('withdrawVatNumber', {});
          shop.cart.setCart(gross);
        },
        validate: async (vatNumber) => {
          // A queued change would otherwise meet the new prices.
          await shop.cart.settle();
          const answer = await shop.api.commerce('validateVatNumber', { vatNumber });
          if (answer.cart) shop.cart.setCart(answer.cart);
          return answer;
        },
      }),
  );
  // Storage is outside of React.
  useEffect(() => check.state.subscribe(() => storedVatCheck.write(cart.id, check.state.get())), [check, cart.id]);
  return checkout.storeFlags.vatValidation ? check : undefined;
}
