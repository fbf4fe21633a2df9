import type { Address } from '@manifold/domain/address/contract';
import type { CartAction } from '@manifold/domain/cart/contract';
import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { CartChange } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import type { ShippingMethodRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import type { StoreChannels } from '../../integrations/commercetools/ports/market.js';
import { keptAddress, refuseWrongAddress } from './checkout-address.js';

/** What a shopper's actions are decided with. */
export interface ChangeContext {
  readonly cart: Pick<CartRecord, 'lineItems' | 'discountCodes' | 'paymentIds'>;
  readonly channels: StoreChannels;
  /** The methods returned for the cart; asked for only where an action sets one. */
  readonly shippingMethods: readonly ShippingMethodRecord[];
  readonly document: StoreDocument;
  readonly clientType: ClientTypeValue;
}

type Named<Name extends CartAction['action']> = Extract<CartAction, { action: Name }>;

const invalid = (index: number, field: string, reason: string): ShopError =>
  new ShopError('invalid-input', { fields: [{ field: `actions.${index}.${field}`, reason }] });

/**
 * A shopper's action as changes of the cart; none where it would change nothing: a line that is gone, a code that is not on
 * the cart (spec core §4), a shipping method that the cart cannot have. Refuses what is not the store's or not the shopper's.
 */
export function changesOf(action: CartAction, index: number, context: ChangeContext): CartChange[] {
  const { cart } = context;
  switch (action.action) {
    case 'addLineItem':
      return additions(action, index, context);
    case 'removeLineItem':
      return removals(action, cart);
    case 'changeLineItemQuantity': {
      const { lineItemId, quantity } = action;
      return hasLine(cart, lineItemId) ? [{ change: 'change-quantity', lineItemId, quantity }] : [];
    }
    case 'addDiscountCode':
      return [{ change: 'add-discount-code', code: action.code }];
    case 'removeDiscountCode': {
      const discountCodeId = action.discountCodeId ?? action.discountCode?.id;
      if (discountCodeId === undefined) throw invalid(index, 'discountCode', 'missing');
      const isOn = cart.discountCodes.some(({ id }) => id === discountCodeId);
      return isOn ? [{ change: 'remove-discount-code', discountCodeId }] : [];
    }
    case 'setShippingMethod':
      return methodChanges(action, index, context);
    case 'setCustomerEmail':
      return [{ change: 'set-email', email: action.email }];
    case 'setBillingAddress':
      return [{ change: 'set-billing-address', address: addressOf(action.address, 'billingAddress', context) }];
    case 'setShippingAddress':
      return [{ change: 'set-shipping-address', address: addressOf(action.address, 'shippingAddress', context) }];
    case 'setCustomType':
      return customFields(action);
    case 'addPayment':
      if (!cart.paymentIds.includes(action.payment.id)) throw invalid(index, 'payment.id', 'not-on-cart');
      return [];
    case 'recalculate':
      return [{ change: 'recalculate' }];
  }
}

/** What gives a line these channels; nothing where the line is gone. */
export function channelChanges(
  lineItemId: string,
  cart: Pick<CartRecord, 'lineItems'>,
  { supplyChannelId, distributionChannelId }: StoreChannels,
): CartChange[] {
  if (!hasLine(cart, lineItemId)) return [];
  return [
    { change: 'set-supply-channel', lineItemId, channelId: supplyChannelId },
    { change: 'set-distribution-channel', lineItemId, channelId: distributionChannelId },
  ];
}

/** Channels are the store's; one that is named has to be the same. */
function additions(action: Named<'addLineItem'>, index: number, { channels }: ChangeContext): CartChange[] {
  const { sku, quantity, supplyChannel, distributionChannel } = action;
  const isOther = (named: { readonly id: string } | undefined, own: string | undefined): boolean =>
    named !== undefined && named.id !== own;
  if (isOther(supplyChannel, channels.supplyChannelId)) throw invalid(index, 'supplyChannel', 'other-store');
  if (isOther(distributionChannel, channels.distributionChannelId))
    throw invalid(index, 'distributionChannel', 'other-store');
  return [{ change: 'add-line-item', sku, quantity, ...channels }];
}

function removals({ lineItemId, quantity }: Named<'removeLineItem'>, cart: ChangeContext['cart']): CartChange[] {
  const line = cart.lineItems.find(({ id }) => id === lineItemId);
  if (!line) return [];
  if (quantity === undefined || quantity >= line.quantity) return [{ change: 'remove-line-item', lineItemId }];
  return [{ change: 'change-quantity', lineItemId, quantity: line.quantity - quantity }];
}

function methodChanges(
  action: Named<'setShippingMethod'>,
  index: number,
  { shippingMethods }: ChangeContext,
): CartChange[] {
  const { shippingMethodKey, shippingMethod } = action;
  // The store's choice follows every change of the cart.
  if (shippingMethod === null) return [{ change: 'recalculate' }];
  if (shippingMethodKey === undefined && !shippingMethod) throw invalid(index, 'shippingMethod', 'missing');
  const method = shippingMethods.find(({ id, key }) => key === shippingMethodKey || id === shippingMethod?.id);
  return method ? [{ change: 'set-shipping-method', shippingMethodId: method.id }] : [];
}

function customFields({ fields }: Named<'setCustomType'>): CartChange[] {
  const { customerAgreedToSendEmail: agreed, utmSource } = fields;
  return [
    ...(agreed === undefined ? [] : [{ change: 'set-agreed-to-email', agreed } as const]),
    ...(utmSource === undefined ? [] : [{ change: 'set-utm-source', utmSource } as const]),
  ];
}

function addressOf(
  address: Address,
  form: 'billingAddress' | 'shippingAddress',
  { document, clientType }: ChangeContext,
) {
  refuseWrongAddress(form, address, document, clientType);
  return keptAddress(address, clientType, document);
}

const hasLine = ({ lineItems }: Pick<CartRecord, 'lineItems'>, lineItemId: string): boolean =>
  lineItems.some(({ id }) => id === lineItemId);
