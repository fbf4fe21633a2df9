import type { Address } from '@manifold/domain/address/contract';
import type { CartAction } from '@manifold/domain/cart/contract';
import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { CartChange } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import type { ShippingMethodRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import type { StoreChannels } from '../../integrations/commercetools/ports/market.js';
import { storedAddress, refuseWrongAddress } from './checkout-address.js';

/** The data that decides how a shopper's actions change the cart. */
export interface ChangeContext {
  readonly cart: Pick<CartRecord, 'lineItems' | 'discountCodes' | 'paymentIds'>;
  readonly channels: StoreChannels;
  /** The shipping methods of the cart; empty unless an action sets one. */
  readonly shippingMethods: readonly ShippingMethodRecord[];
  readonly document: StoreDocument;
  readonly clientType: ClientTypeValue;
}

type ActionNamed<Name extends CartAction['action']> = Extract<CartAction, { action: Name }>;

const invalid = (index: number, field: string, reason: string): ShopError =>
  new ShopError('invalid-input', { fields: [{ field: `actions.${index}.${field}`, reason }] });

/**
 * Returns the changes of a shopper's action; none for a removed line, a code that is not on the cart (spec core §4), or a
 * shipping method that the cart cannot have. Throws `invalid-input` for channels of another store and payments of another cart.
 */
export function cartChanges(action: CartAction, index: number, context: ChangeContext): CartChange[] {
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
      return [{ change: 'set-email', email: action.email.toLowerCase() }];
    case 'setBillingAddress':
      return [{ change: 'set-billing-address', address: checkedAddress(action.address, 'billingAddress', context) }];
    case 'setShippingAddress':
      return [{ change: 'set-shipping-address', address: checkedAddress(action.address, 'shippingAddress', context) }];
    case 'setCustomType':
      return customFields(action);
    case 'addPayment':
      if (!cart.paymentIds.includes(action.payment.id)) throw invalid(index, 'payment.id', 'not-on-cart');
      return [];
    case 'recalculate':
      return [{ change: 'recalculate' }];
  }
}

/** Returns the changes that set a line's channels; none if the line was removed. */
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

/** Adds a line with the store's channels. Throws `invalid-input` if the action names other ones. */
function additions(action: ActionNamed<'addLineItem'>, index: number, { channels }: ChangeContext): CartChange[] {
  const { sku, quantity, supplyChannel, distributionChannel } = action;
  const isOther = (named: { readonly id: string } | undefined, own: string | undefined): boolean =>
    named !== undefined && named.id !== own;
  if (isOther(supplyChannel, channels.supplyChannelId)) throw invalid(index, 'supplyChannel', 'other-store');
  if (isOther(distributionChannel, channels.distributionChannelId))
    throw invalid(index, 'distributionChannel', 'other-store');
  return [{ change: 'add-line-item', sku, quantity, ...channels }];
}

function removals({ lineItemId, quantity }: ActionNamed<'removeLineItem'>, cart: ChangeContext['cart']): CartChange[] {
  const line = cart.lineItems.find(({ id }) => id === lineItemId);
  if (!line) return [];
  if (quantity === undefined || quantity >= line.quantity) return [{ change: 'remove-line-item', lineItemId }];
  return [{ change: 'change-quantity', lineItemId, quantity: line.quantity - quantity }];
}

function methodChanges(
  action: ActionNamed<'setShippingMethod'>,
  index: number,
  { shippingMethods }: ChangeContext,
): CartChange[] {
  const { shippingMethodKey, shippingMethod } = action;
  // Every change of the cart selects the store's method again.
  if (shippingMethod === null) return [{ change: 'recalculate' }];
  if (shippingMethodKey === undefined && !shippingMethod) throw invalid(index, 'shippingMethod', 'missing');
  const method = shippingMethods.find(({ id, key }) => key === shippingMethodKey || id === shippingMethod?.id);
  return method ? [{ change: 'set-shipping-method', shippingMethodId: method.id }] : [];
}

function customFields({ fields }: ActionNamed<'setCustomType'>): CartChange[] {
  const { customerAgreedToSendEmail: agreed, utmSource } = fields;
  return [
    ...(agreed === undefined ? [] : [{ change: 'set-agreed-to-email', agreed } as const]),
    ...(utmSource === undefined ? [] : [{ change: 'set-utm-source', utmSource } as const]),
  ];
}

function checkedAddress(
  address: Address,
  form: 'billingAddress' | 'shippingAddress',
  { document, clientType }: ChangeContext,
) {
  refuseWrongAddress(form, address, document, clientType);
  return storedAddress(address, clientType, document);
}

const hasLine = ({ lineItems }: Pick<CartRecord, 'lineItems'>, lineItemId: string): boolean =>
  lineItems.some(({ id }) => id === lineItemId);
