import type { Cart, Order, OrderEdit, Payment, ShoppingList } from '@commercetools/platform-sdk';
import type { Family } from '../storage/family.js';
import { customFields, object, reference, text } from '../predicates/shape.js';
import { stored } from '../storage/family-of.js';
import { cartFields, orderFields, paymentFields, shoppingListFields } from './field-shapes.js';
import { orderMessages } from '../messages/order-messages.js';
import { withCurrentProducts } from './current-products.js';

const OWNER_COLUMNS = { anonymousId: 'anonymous_id', customerId: 'customer_id', 'store.key': 'store_key' };

export const carts = stored<Cart>({ ...OWNER_COLUMNS, cartState: 'cart_state' })('cart', 'carts', cartFields);
export const payments = stored<Payment>({ anonymousId: 'anonymous_id' })('payment', 'payments', paymentFields);

export const orders = stored<Order>(
  { ...OWNER_COLUMNS, orderNumber: 'order_number', 'cart.id': 'cart_id' },
  orderMessages,
)('order', 'orders', orderFields);

export const orderEdits = stored<OrderEdit>({ 'resource.id': 'order_id' })('order-edit', 'order_edits', {
  resource: reference,
  comment: text,
  result: object({ type: text, appliedAt: text }),
  custom: customFields,
});

export const shoppingLists: Family<ShoppingList, 'shopping-list'> = {
  ...stored<ShoppingList>({ anonymousId: 'anonymous_id', 'customer.id': 'customer_id', 'store.key': 'store_key' })(
    'shopping-list',
    'shopping_lists',
    shoppingListFields,
  ),
  present: withCurrentProducts,
};
