import { randomUUID } from 'node:crypto';
import type { Transaction } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, dateTime, localizedString, money, unsupportedProperties } from '../input/draft-parts.js';
import { asCentPrecision } from '../amounts/money.js';
import type { Work } from '../work/work.js';

export const transactionDraft = z.object({
  timestamp: dateTime.optional(),
  type: z.enum(['Authorization', 'CancelAuthorization', 'Charge', 'Refund', 'Chargeback']),
  amount: money,
  interactionId: z.string().optional(),
  state: z.enum(['Initial', 'Pending', 'Success', 'Failure']).default('Initial'),
  custom: customFieldsDraft.optional(),
  interfaceId: z.string().optional(),
});
export const methodInfo = z.object({
  paymentInterface: z.string().optional(),
  method: z.string().optional(),
  name: localizedString.optional(),
  interfaceAccount: z.string().optional(),
  ...unsupportedProperties('token', 'custom'),
});
export async function asTransaction(work: Work, draft: z.output<typeof transactionDraft>): Promise<Transaction> {
  return {
    ...draft,
    id: randomUUID(),
    amount: asCentPrecision(draft.amount),
    custom: await customFields(work, 'transaction', draft.custom),
  };
}
