import { createCart, deleteCart, updateCart } from '../carts/cart-operations.js';
import { requireScope } from '../oauth/scopes.js';
import { createOrder } from '../orders/create-order.js';
import { createPayment, deletePayment, updatePayment } from '../payments/payment-operations.js';
import { restActions, restInput } from './input.js';
import { identified } from './query-resolvers.js';
/** The argument as the REST body of the same operation. */
function inputOf(info, name, value) {
  const type = info.parentType.getFields()[info.fieldName]?.args.find((arg) => arg.name === name)?.type;
  return type === undefined ? value : restInput(type, value);
}
function enter({ mine, scopes }, { storeKey }, { work }) {
  requireScope(work.access, scopes, storeKey ?? undefined);
  return { mine, storeKey: storeKey ?? undefined };
}
const creates = (right, create) => (_root, args, context, info) =>
  create(context.work, enter(right, args, context), inputOf(info, 'draft', args.draft));
const updates = (right, update) => (_root, args, context, info) =>
  update(context.work, enter(right, args, context), identified(args), {
    version: args.version,
    actions: restActions(inputOf(info, 'actions', args.actions)),
  });
const deletes = (right, remove) => (_root, args, context) =>
  remove(context.work, enter(right, args, context), identified(args), args.version ?? 0);
const MY_ORDERS = { mine: true, scopes: ['manage_my_orders'] };
const MY_PAYMENTS = { mine: true, scopes: ['manage_my_payments'] };
const ORDERS = { mine: false, scopes: ['manage_orders'] };
const PAYMENTS = { mine: false, scopes: ['manage_payments'] };
/** Every mutation is the REST operation of the same name with the same rights. */
export const mutationResolvers = {
  Mutation: {
    createMyCart: creates(MY_ORDERS, createCart),
    updateMyCart: updates(MY_ORDERS, updateCart),
    deleteMyCart: deletes(MY_ORDERS, deleteCart),
    createMyOrderFromCart: creates(MY_ORDERS, createOrder),
    createMyPayment: creates(MY_PAYMENTS, createPayment),
    updateMyPayment: updates(MY_PAYMENTS, updatePayment),
    deleteMyPayment: deletes(MY_PAYMENTS, deletePayment),
    createCart: creates(ORDERS, createCart),
    updateCart: updates(ORDERS, updateCart),
    deleteCart: deletes(ORDERS, deleteCart),
    createOrderFromCart: creates(ORDERS, createOrder),
    createPayment: creates(PAYMENTS, createPayment),
  },
};
//# sourceMappingURL=mutation-resolvers.js.map
