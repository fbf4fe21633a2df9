import type { Address, Order } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { requireMayMove, setBusinessUnit } from '../associates/bought-for.js';
import { UPDATE_ORDERS } from '../associates/permissions.js';
import {
  asAddress,
  customFieldInput,
  customTypeInput,
  customTypeOf,
  withCustomField,
} from '../resources/custom-fields.js';
import { extendedTransaction } from '../extensions/extended-change.js';
import { invalidOperation } from '../errors/platform-error.js';
import { isVisible } from '../work/audience.js';
import { addressDraft, email, locale, resourceIdentifier } from '../input/draft-parts.js';
import { customers, orders, payments } from '../families/families.js';
import {
  action,
  applyActions,
  assigns,
  customActions,
  parseUpdate,
  type Action,
  type Actions,
} from '../resources/kind.js';
import { reference, referenced } from '../work/references.js';
import { nextState, stateTransition } from '../resources/state-transition.js';
import type { Work } from '../work/work.js';
import type { Identifier } from '../storage/repository.js';
import { fulfilmentActions } from './fulfilment-actions.js';
import { returnActions } from './return-actions.js';
import { orderNumber, orderState, paymentState, shipmentState } from './order-draft.js';

const setsAddress = (field: 'shippingAddress' | 'billingAddress'): Action<Order> =>
  action(z.object({ address: addressDraft.optional() }), async (order: Order, { address }, work) => ({
    ...order,
    [field]: address && (await asAddress(work, address)),
  }));

const paymentsOf = (order: Order) => order.paymentInfo?.payments ?? [];

function requireAddress(order: Order, field: 'shippingAddress' | 'billingAddress'): Address {
  const address = order[field];
  if (address === undefined) throw invalidOperation(`The order has no ${field}.`);
  return address;
}

function addressCustomActions(field: 'shippingAddress' | 'billingAddress'): Actions<Order> {
  const name = field === 'shippingAddress' ? 'ShippingAddress' : 'BillingAddress';
  return {
    [`set${name}CustomType`]: action(customTypeInput, async (order: Order, input, work) => ({
      ...order,
      [field]: { ...requireAddress(order, field), custom: await customTypeOf(work, 'address', input) },
    })),
    [`set${name}CustomField`]: action(customFieldInput, async (order: Order, input, work) => {
      const address = requireAddress(order, field);
      return { ...order, [field]: { ...address, custom: await withCustomField(work, address.custom, input) } };
    }),
  };
}

/** The update actions of orders. */
export const orderActions: Actions<Order> = {
  ...customActions<Order>('order'),
  ...fulfilmentActions,
  ...returnActions,
  ...addressCustomActions('shippingAddress'),
  ...addressCustomActions('billingAddress'),
  changeOrderState: assigns('orderState', orderState),
  changePaymentState: assigns('paymentState', paymentState.optional()),
  changeShipmentState: assigns('shipmentState', shipmentState.optional()),
  setOrderNumber: action(z.object({ orderNumber: orderNumber.optional() }), (order: Order, input) => {
    if (order.orderNumber !== undefined && order.orderNumber !== input.orderNumber)
      throw invalidOperation('The order has a number, which cannot be changed.');
    return { ...order, orderNumber: input.orderNumber };
  }),
  setPurchaseOrderNumber: assigns('purchaseOrderNumber', z.string().optional()),
  setCustomerEmail: assigns('customerEmail', email.optional(), 'email'),
  setBusinessUnit: setBusinessUnit<Order>(),
  setLocale: assigns('locale', locale.optional()),
  setCustomerId: action(z.object({ customerId: z.string().optional() }), async (order: Order, { customerId }, work) => {
    const customer = customerId === undefined ? undefined : await referenced(work, customers, { id: customerId });
    return { ...order, customerId: customer?.id, customerGroup: customer?.customerGroup };
  }),
  setShippingAddress: setsAddress('shippingAddress'),
  setBillingAddress: setsAddress('billingAddress'),
  transitionState: action(stateTransition, async (order: Order, input, work) => ({
    ...order,
    state: await nextState(work, order.state, input),
  })),
  addPayment: action(z.object({ payment: resourceIdentifier }), async (order: Order, input, work) => {
    const added = await reference(work, payments, input.payment);
    return { ...order, paymentInfo: { payments: [...paymentsOf(order).filter(({ id }) => id !== added.id), added] } };
  }),
  removePayment: action(z.object({ payment: resourceIdentifier }), async (order: Order, input, work) => {
    const { id: removed } = await reference(work, payments, input.payment);
    const left = paymentsOf(order).filter(({ id }) => id !== removed);
    return { ...order, paymentInfo: left.length === 0 ? undefined : { payments: left } };
  }),
};

/** Returns an order of this audience, or undefined. */
export async function findOrder(work: Work, identifier: Identifier): Promise<Order | undefined> {
  const order = await work.rows(orders).find(identifier);
  return order !== undefined && isVisible(work)(order) ? order : undefined;
}

export const updateOrder = (work: Work, identifier: Identifier, raw: unknown): Promise<Order> =>
  extendedTransaction(work, { family: orders, actions: orderActions, action: 'Update' }, async (inner) => {
    const update = parseUpdate(raw);
    const before = await inner.rows(orders).lock(identifier, update.version, isVisible(inner));
    const after = await applyActions({ actions: orderActions }, before, { update, work: inner });
    await requireMayMove(inner, { before, after }, UPDATE_ORDERS);
    return inner.save(orders, before, after);
  });

export const deleteOrder = (work: Work, identifier: Identifier, version: number): Promise<Order> =>
  work.transaction(async (inner) => {
    const order = await inner.rows(orders).lock(identifier, version, isVisible(inner));
    await inner.remove(orders, order);
    return order;
  });
