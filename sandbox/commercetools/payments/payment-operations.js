import * as z from 'zod';
import { parseAs } from '../http/parse.js';
import { isFor, ownerOf } from '../resources/audience.js';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, key, money, resourceIdentifier } from '../resources/draft-parts.js';
import { payments, states } from '../resources/families.js';
import { applyActions, parseUpdate } from '../resources/kind.js';
import { centPrecision } from '../resources/money.js';
import { optionalReference } from '../resources/references.js';
import { asTransaction, methodInfo, transactionDraft } from './payment-parts.js';
import { myPaymentActions, paymentActions } from './payment-actions.js';
const myDraft = z.object({
    amountPlanned: money,
    paymentMethodInfo: methodInfo.optional(),
    custom: customFieldsDraft.optional(),
    transaction: transactionDraft.optional(),
});
const serviceDraft = myDraft.omit({ transaction: true }).extend({
    key: key.optional(),
    anonymousId: z.string().optional(),
    interfaceId: z.string().optional(),
    paymentStatus: z
        .object({
        interfaceCode: z.string().optional(),
        interfaceText: z.string().optional(),
        state: resourceIdentifier.optional(),
    })
        .optional(),
    transactions: z.array(transactionDraft).default([]),
});
function parseDraft(audience, raw) {
    if (!audience.mine)
        return parseAs(serviceDraft, raw);
    const { transaction, ...draft } = parseAs(myDraft, raw);
    return { ...draft, transactions: transaction === undefined ? [] : [transaction] };
}
function ownerFields(work, audience, anonymousId) {
    if (!audience.mine)
        return { anonymousId };
    const owner = ownerOf(work);
    return owner.customerId === undefined
        ? { anonymousId: owner.anonymousId }
        : { customer: { typeId: 'customer', id: owner.customerId } };
}
async function paymentFromDraft(work, audience, raw) {
    const { anonymousId, ...draft } = parseDraft(audience, raw);
    return work.newResource({
        ...draft,
        ...ownerFields(work, audience, anonymousId),
        amountPlanned: centPrecision(draft.amountPlanned),
        paymentMethodInfo: draft.paymentMethodInfo ?? {},
        paymentStatus: {
            ...draft.paymentStatus,
            state: await optionalReference(work, states, 'state', draft.paymentStatus?.state),
        },
        transactions: await Promise.all(draft.transactions.map((one) => asTransaction(work, one))),
        interfaceInteractions: [],
        custom: await customFields(work, 'payment', draft.custom),
    });
}
export const createPayment = (work, audience, raw) => work.transaction(async (inner) => inner.insert(payments, await paymentFromDraft(inner, audience, raw)));
/** A payment of this audience, or undefined. */
export async function findPayment(work, audience, identifier) {
    const payment = await work.rows(payments).find(identifier);
    return payment !== undefined && isFor(audience, work)(payment) ? payment : undefined;
}
export const updatePayment = (work, audience, identifier, raw) => work.transaction(async (inner) => {
    const update = parseUpdate(raw);
    const before = await inner.rows(payments).lock(identifier, update.version, isFor(audience, inner));
    const actions = audience.mine ? myPaymentActions : paymentActions;
    return inner.save(payments, before, await applyActions(actions, before, update, inner));
});
export const deletePayment = (work, audience, identifier, version) => work.transaction(async (inner) => {
    const payment = await inner.rows(payments).lock(identifier, version, isFor(audience, inner));
    await inner.remove(payments, payment);
    return payment;
});
//# sourceMappingURL=payment-operations.js.map