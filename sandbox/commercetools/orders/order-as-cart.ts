import type { Cart, Order } from '@commercetools/platform-sdk';

/** Returns the fields that an order copies from its cart. */
export function orderedFields(cart: Cart) {
  const {
    id: _id,
    version: _version,
    key: _key,
    cartState: _state,
    freezeStrategy: _freeze,
    deleteDaysAfterLastModification: _days,
    totalLineItemQuantity: _pieces,
    createdAt: _created,
    createdBy: _creator,
    lastModifiedAt: _modified,
    lastModifiedBy: _modifier,
    ...fromCart
  } = cart;
  return fromCart;
}

type OwnField =
  Exclude<keyof Order, keyof Cart> | 'id' | 'version' | 'createdAt' | 'createdBy' | 'lastModifiedAt' | 'lastModifiedBy';

/** Returns the fields of an order that do not come from its cart; a missing field is a compile error. */
const ownFields = (order: Order): { [Field in OwnField]: Order[Field] } => ({
  id: order.id,
  version: order.version,
  createdAt: order.createdAt,
  createdBy: order.createdBy,
  lastModifiedAt: order.lastModifiedAt,
  lastModifiedBy: order.lastModifiedBy,
  orderNumber: order.orderNumber,
  orderState: order.orderState,
  paymentState: order.paymentState,
  shipmentState: order.shipmentState,
  state: order.state,
  cart: order.cart,
  quote: order.quote,
  recurringOrder: order.recurringOrder,
  syncInfo: order.syncInfo,
  returnInfo: order.returnInfo,
  completedAt: order.completedAt,
  lastMessageSequenceNumber: order.lastMessageSequenceNumber,
});

/** Returns the order as a cart, for the rules and prices of carts, with the order's id and version. */
export function asCart(order: Order): Cart {
  return {
    ...order,
    cartState: 'Active',
    inventoryMode: order.inventoryMode ?? 'None',
    taxMode: order.taxMode ?? 'Platform',
    priceRoundingMode: order.priceRoundingMode ?? 'HalfEven',
    taxRoundingMode: order.taxRoundingMode ?? 'HalfEven',
    taxCalculationMode: order.taxCalculationMode ?? 'LineItemLevel',
    itemShippingAddresses: order.itemShippingAddresses ?? [],
    discountCodes: order.discountCodes ?? [],
    directDiscounts: order.directDiscounts ?? [],
  };
}

/** Returns the order with the cart's fields. */
export const withCart = (order: Order, cart: Cart): Order => ({ ...orderedFields(cart), ...ownFields(order) });
