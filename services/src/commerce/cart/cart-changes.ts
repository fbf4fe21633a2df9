import type { CartAction } from '@manifold/domain/cart/contract';
import type { CartChange } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import type { ShippingMethodRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import type { StoreChannels } from '../../integrations/commercetools/ports/market.js';

/** What a shopper's actions are decided with. */
export interface ChangeContext {
  readonly cart: Pick<CartRecord, 'lineItems' | 'discountCodes'>;
  readonly channels: StoreChannels;
  /** The methods returned for the cart; asked for only where an action sets one. */
  readonly shippingMethods: readonly ShippingMethodRecord[];
}

/**
 * A shopper's action as changes of the cart; none where it would change nothing: a line that is gone, a code that is not on
 * the cart (spec core §4), a shipping method that the cart cannot have.
 */
export function changesOf(action: CartAction, { cart, channels, shippingMethods }: ChangeContext): CartChange[] {
  switch (action.action) {
    case 'addLineItem':
      return [{ change: 'add-line-item', sku: action.sku, quantity: action.quantity, ...channels }];
    case 'removeLineItem':
      return hasLine(cart, action.lineItemId) ? [{ change: 'remove-line-item', lineItemId: action.lineItemId }] : [];
    case 'changeLineItemQuantity':
      return hasLine(cart, action.lineItemId)
        ? [{ change: 'change-quantity', lineItemId: action.lineItemId, quantity: action.quantity }]
        : [];
    case 'addDiscountCode':
      return [{ change: 'add-discount-code', code: action.code }];
    case 'removeDiscountCode':
      return cart.discountCodes.some(({ id }) => id === action.discountCodeId)
        ? [{ change: 'remove-discount-code', discountCodeId: action.discountCodeId }]
        : [];
    case 'setShippingMethod': {
      const method = shippingMethods.find(({ key }) => key === action.shippingMethodKey);
      return method ? [{ change: 'set-shipping-method', shippingMethodId: method.id }] : [];
    }
    case 'recalculate':
      return [{ change: 'recalculate' }];
  }
}

/** What gives a line these channels; nothing where the line is gone. */
export function channelChanges(
  lineItemId: string,
  cart: ChangeContext['cart'],
  { supplyChannelId, distributionChannelId }: StoreChannels,
): CartChange[] {
  if (!hasLine(cart, lineItemId)) return [];
  return [
    { change: 'set-supply-channel', lineItemId, channelId: supplyChannelId },
    { change: 'set-distribution-channel', lineItemId, channelId: distributionChannelId },
  ];
}

const hasLine = ({ lineItems }: ChangeContext['cart'], lineItemId: string): boolean =>
  lineItems.some(({ id }) => id === lineItemId);
