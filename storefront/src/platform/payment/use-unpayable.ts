import type { Cart } from '@manifold/domain/cart/contract';
import type { Product } from '@manifold/domain/catalogue/contract';
import {
  isUnpayable,
  paymentRefusals,
  type MethodRefusal,
  type PayingCart,
} from '@manifold/domain/payment-methods/refusals';
import { countedPieces } from '@manifold/domain/quantity/counted-pieces';
import { totalWithTax } from '../shipping-cost/cart-shipping-fee.js';
import { productShippingFee } from '../shipping-cost/product-shipping-fee.js';
import { useStoreConfig } from '../store/use-store-config.js';

/** Returns a function that returns the refusal of every method if none can pay, else undefined. */
function useRefusals(): (cart: PayingCart) => MethodRefusal[] | undefined {
  const { paymentRules } = useStoreConfig();
  return (cart) => {
    const methods = paymentRefusals(cart, paymentRules);
    return isUnpayable(methods) ? methods : undefined;
  };
}

/** Returns why no method can pay for a cart; undefined if one can, or if the cart is empty. */
export function useUnpayableCart(
  cart: Parameters<typeof totalWithTax>[0] & Pick<Cart, 'clientType'>,
): MethodRefusal[] | undefined {
  const { shippingCost } = useStoreConfig();
  const refusals = useRefusals();
  const { lineItems, clientType } = cart;
  if (lineItems.length === 0) return undefined;
  const hasFreight = lineItems.some(({ isFreight }) => isFreight);
  const grossCentAmount = totalWithTax(cart, shippingCost).centAmount;
  return refusals({ ...countedPieces(lineItems), grossCentAmount, hasFreight, clientType });
}

/** Returns why no method can pay for one piece of a product, so that no cart with it can be paid for; undefined if one can. */
export function useUnpayableProduct(
  product: Pick<Product, 'price' | 'isFreight' | 'productTypeKey'>,
): MethodRefusal[] | undefined {
  const { shippingCost } = useStoreConfig();
  const refusals = useRefusals();
  const { price, isFreight, productTypeKey } = product;
  const { centAmount } = price.discounted ?? price.value;
  return refusals({
    ...countedPieces([{ productTypeKey, quantity: 1 }]),
    grossCentAmount: centAmount + productShippingFee(product, shippingCost),
    hasFreight: isFreight,
    clientType: null,
  });
}
