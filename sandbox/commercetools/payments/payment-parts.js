import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, dateTime, localizedString, money } from '../resources/draft-parts.js';
import { centPrecision } from '../resources/money.js';
export const transactionDraft = z.object({
    timestamp: dateTime.optional(),
    type: z.enum(['Authorization', 'CancelAuthorization', 'Charge', 'Refund', 'Chargeback']),
    amount: money,
    interactionId: z.string().optional(),
    state: z.enum(['Initial', 'Pending', 'Success', 'Failure']).default('Initial'),
    custom: customFieldsDraft.optional(),
});
export const methodInfo = z.object({
    paymentInterface: z.string().optional(),
    method: z.string().optional(),
    name: localizedString.optional(),
});
export async function asTransaction(work, draft) {
    return {
        ...draft,
        id: randomUUID(),
        amount: centPrecision(draft.amount),
        custom: await customFields(work, 'transaction', draft.custom),
    };
}
//# sourceMappingURL=payment-parts.js.map