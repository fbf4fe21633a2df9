import type { Order } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { asAddress } from '../carts/address.js';
import { isVisible } from '../resources/audience.js';
import { addressDraft, locale, resourceIdentifier } from '../resources/draft-parts.js';
import { orders, payments, states } from '../resources/families.js';
import {
  action,
  applyActions,
  assigns,
  customActions,
  parseUpdate,
  type Action,
  type Actions,
} from '../resources/kind.js';
import { optionalReference, reference } from '../resources/references.js';
import type { Work } from '../resources/work.js';
import type { Identifier } from '../storage/repository.js';
import { orderNumber, orderState, paymentState, shipmentState } from './order-draft.js';

const setsAddress = (field: 'shippingAddress' | 'billingAddress'): Action<Order> =>
  action(z.object({ address: addressDraft.optional() }), async (order: Order, { address }, work) => ({
    ...order,
    [field]: address && (await asAddress(work, address)),
  }));

const paymentsOf = (order: Order) => order.paymentInfo?.payments ?? [];

const actions: Actions<Order> = {
  ...customActions<Order>('order'),
  changeOrderState: assigns('orderState', orderState),
  changePaymentState: assigns('paymentState', paymentState.optional()),
  changeShipmentState: assigns('shipmentState', shipmentState.optional()),
  setOrderNumber: assigns('orderNumber', orderNumber.optional()),
  setPurchaseOrderNumber: assigns('purchaseOrderNumber', z.string().optional()),
  setCustomerEmail: assigns('customerEmail', z.email().optional(), 'email'),
  setLocale: assigns('locale', locale.optional()),
  setShippingAddress: setsAddress('shippingAddress'),
  setBillingAddress: setsAddress('billingAddress'),
  transitionState: action(z.object({ state: resourceIdentifier }), async (order: Order, input, work) => ({
    ...order,
    state: await optionalReference(work, states, input.state),
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

/** An order of this audience, or undefined. */
export async function findOrder(work: Work, identifier: Identifier): Promise<Order | undefined> {
  const order = await work.rows(orders).find(identifier);
  return order !== undefined && isVisible(work)(order) ? order : undefined;
}

export const updateOrder = (work: Work, identifier: Identifier, raw: unknown): Promise<Order> =>
  work.transaction(async (inner) => {
    const update = parseUpdate(raw);
    const before = await inner.rows(orders).lock(identifier, update.version, isVisible(inner));
    return inner.save(orders, before, await applyActions({ actions }, before, { update, work: inner }));
  });

export const deleteOrder = (work: Work, identifier: Identifier, version: number): Promise<Order> =>
  work.transaction(async (inner) => {
    const order = await inner.rows(orders).lock(identifier, version, isVisible(inner));
    await inner.remove(orders, order);
    return order;
  });
