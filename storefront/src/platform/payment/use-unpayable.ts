import type { Cart } from '@manifold/domain/cart/contract';
import type { Product } from '@manifold/domain/catalogue/contract';
import type { PayableCart } from '@manifold/domain/cash-on-delivery/refusal';
import { isUnpayable, paymentRefusals, type MethodRefusal } from '@manifold/domain/payment-methods/refusals';
import { countedPieces } from '@manifold/domain/quantity/counted-pieces';
import { shippingFee } from '@manifold/domain/shipping-cost/shipping-fee';
import { useStoreConfig } from '../store/use-store-config.js';

/** Returns a function that gives every method with its refusal if none can pay; undefined if one can. */
function useRefusals(): (cart: PayableCart) => MethodRefusal[] | undefined {
  const { paymentRules } = useStoreConfig();
  return (cart) => {
    const methods = paymentRefusals(cart, paymentRules);
    return isUnpayable(methods) ? methods : undefined;
  };
}

/** Returns why no method can pay for a cart; undefined if one can, or if the cart is empty. */
export function useUnpayableCart(
  cart: Pick<Cart, 'lineItems' | 'subtotal' | 'shippingInfo'>,
): MethodRefusal[] | undefined {
  const { shippingCost } = useStoreConfig();
  const refusals = useRefusals();
  const { lineItems, subtotal, shippingInfo } = cart;
  if (lineItems.length === 0) return undefined;
  const hasFreight = lineItems.some(({ isFreight }) => isFreight);
  const shipping = shippingInfo?.price.centAmount ?? shippingFee(subtotal.centAmount, hasFreight, shippingCost);
  return refusals({ ...countedPieces(lineItems), grossCentAmount: subtotal.centAmount + shipping, hasFreight });
}

/** Returns why no method can pay for one piece of a product, so that no cart with it can be paid for; undefined if one can. */
export function useUnpayableProduct({
  price,
  isFreight,
  productTypeKey,
}: Pick<Product, 'price' | 'isFreight' | 'productTypeKey'>): MethodRefusal[] | undefined {
  const { shippingCost } = useStoreConfig();
  const refusals = useRefusals();
  const { centAmount } = price.discounted ?? price.value;
  return refusals({
    ...countedPieces([{ productTypeKey, quantity: 1 }]),
    grossCentAmount: centAmount + shippingFee(centAmount, isFreight, shippingCost),
    hasFreight: isFreight,
  });
}
