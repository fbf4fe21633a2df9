import * as z from 'zod';
import { asAddress } from '../carts/checkout-actions.js';
import { isFor } from '../resources/audience.js';
import { addressDraft, locale, resourceIdentifier } from '../resources/draft-parts.js';
import { orders, payments, states } from '../resources/families.js';
import { action, applyActions, assigns, customActions, parseUpdate, } from '../resources/kind.js';
import { optionalReference, reference } from '../resources/references.js';
import { orderNumber, orderState, paymentState, shipmentState } from './order-draft.js';
const setsAddress = (field) => action(z.object({ address: addressDraft.optional() }), async (order, { address }, work) => ({
    ...order,
    [field]: address && (await asAddress(work, address)),
}));
const paymentsOf = (order) => order.paymentInfo?.payments ?? [];
const actions = {
    ...customActions('order'),
    changeOrderState: assigns('orderState', orderState),
    changePaymentState: assigns('paymentState', paymentState.optional()),
    changeShipmentState: assigns('shipmentState', shipmentState.optional()),
    setOrderNumber: assigns('orderNumber', orderNumber.optional()),
    setPurchaseOrderNumber: assigns('purchaseOrderNumber', z.string().optional()),
    setCustomerEmail: assigns('customerEmail', z.email().optional(), 'email'),
    setLocale: assigns('locale', locale.optional()),
    setShippingAddress: setsAddress('shippingAddress'),
    setBillingAddress: setsAddress('billingAddress'),
    transitionState: action(z.object({ state: resourceIdentifier }), async (order, input, work) => ({
        ...order,
        state: await optionalReference(work, states, 'state', input.state),
    })),
    addPayment: action(z.object({ payment: resourceIdentifier }), async (order, input, work) => {
        const added = await reference(work, payments, 'payment', input.payment);
        return { ...order, paymentInfo: { payments: [...paymentsOf(order).filter(({ id }) => id !== added.id), added] } };
    }),
    removePayment: action(z.object({ payment: resourceIdentifier }), async (order, input, work) => {
        const { id: removed } = await reference(work, payments, 'payment', input.payment);
        const left = paymentsOf(order).filter(({ id }) => id !== removed);
        return { ...order, paymentInfo: left.length === 0 ? undefined : { payments: left } };
    }),
};
/** An order of this audience, or undefined. */
export async function findOrder(work, audience, identifier) {
    const order = await work.rows(orders).find(identifier);
    return order !== undefined && isFor(audience, work)(order) ? order : undefined;
}
export const updateOrder = (work, audience, identifier, raw) => work.transaction(async (inner) => {
    const update = parseUpdate(raw);
    const before = await inner.rows(orders).lock(identifier, update.version, isFor(audience, inner));
    return inner.save(orders, before, await applyActions(actions, before, update, inner));
});
export const deleteOrder = (work, audience, identifier, version) => work.transaction(async (inner) => {
    const order = await inner.rows(orders).lock(identifier, version, isFor(audience, inner));
    await inner.remove(orders, order);
    return order;
});
//# sourceMappingURL=order-operations.js.map