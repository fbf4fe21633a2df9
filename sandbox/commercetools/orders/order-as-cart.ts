import type { Cart, Order } from '@commercetools/platform-sdk';

/** Returns what an order takes over from its cart. */
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
  | Exclude<keyof Order, keyof Cart>
  | 'id'
  | 'version'
  | 'createdAt'
  | 'createdBy'
  | 'lastModifiedAt'
  | 'lastModifiedBy';

/** The fields of an order that it has not from its cart; a field that is missing here does not compile. */
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

/** Returns the order as a cart, for the rules and the prices of carts. Its id and version stay the order's. */
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

/** Returns the order with all that it has from a cart as this cart has it. */
export const withCart = (order: Order, cart: Cart): Order => ({ ...orderedFields(cart), ...ownFields(order) });
