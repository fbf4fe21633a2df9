import type { Payment } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { extendedTransaction } from '../extensions/extended-change.js';
import { parseAs } from '../input/parse.js';
import { invalidInput } from '../errors/platform-error.js';
import { isVisible, ownerOf } from '../work/audience.js';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, key, money, resourceIdentifier, unsupportedProperties } from '../input/draft-parts.js';
import { customers, payments, states } from '../families/families.js';
import { applyActions, parseUpdate } from '../resources/kind.js';
import { asCentPrecision } from '../amounts/money.js';
import { optionalReference } from '../work/references.js';
import type { Work } from '../work/work.js';
import type { Identifier } from '../storage/repository.js';
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
  customer: resourceIdentifier.optional(),
  interfaceInteractions: z.array(customFieldsDraft).max(100).default([]),
  interfaceId: z.string().optional(),
  paymentStatus: z
    .object({
      interfaceCode: z.string().optional(),
      interfaceText: z.string().optional(),
      state: resourceIdentifier.optional(),
    })
    .optional(),
  transactions: z.array(transactionDraft).default([]),
  ...unsupportedProperties('externalId', 'amountAuthorized', 'authorizedUntil', 'amountPaid', 'amountRefunded'),
});

/** The draft schemas of payments, for shoppers and for service clients. */
export const paymentDrafts = { mine: myDraft, service: serviceDraft };

function parseDraft({ audience }: Work, raw: unknown): z.output<typeof serviceDraft> {
  if (!audience.mine) return parseAs(serviceDraft, raw);
  const { transaction, ...draft } = parseAs(myDraft, raw);
  return { ...draft, interfaceInteractions: [], transactions: transaction === undefined ? [] : [transaction] };
}

async function ownerFields(
  work: Work,
  named: Pick<z.output<typeof serviceDraft>, 'anonymousId' | 'customer'>,
): Promise<Pick<Payment, 'anonymousId' | 'customer'>> {
  const { anonymousId, customer } = named;
  if (anonymousId !== undefined && customer !== undefined)
    throw invalidInput('A payment has a customer or an anonymousId, not both.');
  if (!work.audience.mine) return { anonymousId, customer: await optionalReference(work, customers, customer) };
  const owner = ownerOf(work);
  return owner.customerId === undefined
    ? { anonymousId: owner.anonymousId }
    : { customer: { typeId: 'customer', id: owner.customerId } };
}

async function paymentFromDraft(work: Work, raw: unknown): Promise<Payment> {
  const { anonymousId, customer, ...draft } = parseDraft(work, raw);
  const interactions = await Promise.all(
    draft.interfaceInteractions.map((one) => customFields(work, 'payment-interface-interaction', one)),
  );
  return work.newResource({
    ...draft,
    ...(await ownerFields(work, { anonymousId, customer })),
    amountPlanned: asCentPrecision(draft.amountPlanned),
    paymentMethodInfo: draft.paymentMethodInfo ?? {},
    paymentStatus: {
      ...draft.paymentStatus,
      state: await optionalReference(work, states, draft.paymentStatus?.state),
    },
    transactions: await Promise.all(draft.transactions.map((one) => asTransaction(work, one))),
    interfaceInteractions: interactions.flatMap((one) => one ?? []),
    custom: await customFields(work, 'payment', draft.custom),
  });
}

const extendable = { family: payments, actions: paymentActions };

export const createPayment = (work: Work, raw: unknown): Promise<Payment> =>
  extendedTransaction(work, { ...extendable, action: 'Create' }, async (inner) =>
    inner.insert(payments, await paymentFromDraft(inner, raw)),
  );

/** Returns a payment of this audience, or undefined. */
export async function findPayment(work: Work, identifier: Identifier): Promise<Payment | undefined> {
  const payment = await work.rows(payments).find(identifier);
  return payment !== undefined && isVisible(work)(payment) ? payment : undefined;
}

export const updatePayment = (work: Work, identifier: Identifier, raw: unknown): Promise<Payment> =>
  extendedTransaction(work, { ...extendable, action: 'Update' }, async (inner) => {
    const update = parseUpdate(raw);
    const before = await inner.rows(payments).lock(identifier, update.version, isVisible(inner));
    const actions = work.audience.mine ? myPaymentActions : paymentActions;
    return inner.save(payments, before, await applyActions({ actions }, before, { update, work: inner }));
  });

export const deletePayment = (work: Work, identifier: Identifier, version: number): Promise<Payment> =>
  work.transaction(async (inner) => {
    const payment = await inner.rows(payments).lock(identifier, version, isVisible(inner));
    await inner.remove(payments, payment);
    return payment;
  });
