import { addableQuantity, type QuantityLimit } from '@manifold/domain/quantity/allowed-quantity';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCartFailure } from '../../platform/cart/use-cart-failure.js';
import { useQuantityInCart } from '../../platform/cart/use-cart.js';
import { usePanel } from '../../platform/panels/use-panel.js';
import { useShop } from '../../platform/shop/shop.js';
import { useStock } from '../../platform/stock/use-stock.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { addToCartMessages, refusalMessages } from './messages.js';

const PROBLEM = 'cart-adding-problem';

export interface AddToCartControl {
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  readonly showLimit: (limit: QuantityLimit, quantity: number) => void;
  readonly add: () => Promise<void>;
  readonly isAdding: boolean;
  /** Pieces that may still be added; Infinity until the stock is known. */
  readonly addable: number;
  readonly isOutOfStock: boolean;
}

/** Controls the buy box: a quantity within stock and limits, and adding it to the cart. */
export function useAddToCart(product: { readonly sku: string; readonly name: string }): AddToCartControl {
  const { cart, notices } = useShop();
  const { formatMessage } = useIntl();
  const { maximumQuantityPerProduct: maximum } = useStoreConfig().limits;
  const showFailure = useCartFailure();
  const drawer = usePanel('cart');
  const inCart = useQuantityInCart(product.sku);
  const stock = useStock(product.sku) ?? Number.POSITIVE_INFINITY;
  const [quantity, setQuantity] = useState(1);
  const [isAdding, setAdding] = useState(false);

  const showProblem = (text: string) => notices.show({ id: PROBLEM, kind: 'problem', text });
  const showLimit = (limit: QuantityLimit, pieces: number) =>
    showProblem(
      formatMessage(limit === 'stock' ? addToCartMessages.onlyInStock : addToCartMessages.maximum, { pieces }),
    );
  const add = async () => {
    // The button stays focusable while it is busy, so a second press must do nothing.
    if (isAdding) return;
    setAdding(true);
    try {
      await cart.send({ action: 'addLineItem', sku: product.sku, quantity });
      notices.show({
        id: 'cart-added',
        kind: 'status',
        text: formatMessage(addToCartMessages.added, { name: product.name }),
        sku: product.sku,
      });
      setQuantity(1);
      drawer.open();
    } catch (reason) {
      const refusal = reason instanceof ShopError ? refusalMessages[reason.code] : undefined;
      showFailure(reason, formatMessage(refusal ?? addToCartMessages.failed));
    } finally {
      setAdding(false);
    }
  };
  const addable = addableQuantity(product.sku, inCart, stock, maximum);
  return {
    quantity: Math.min(quantity, Math.max(1, addable)),
    setQuantity,
    showLimit,
    add,
    isAdding,
    addable,
    isOutOfStock: stock < 1,
  };
}
