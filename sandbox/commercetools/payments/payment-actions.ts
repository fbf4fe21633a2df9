import type { Payment, Transaction } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidField } from '../errors/platform-error.js';
import {
  customFieldInput,
  customFields,
  customTypeInput,
  customTypeOf,
  withCustomField,
} from '../resources/custom-fields.js';
import { customFieldsDraft, dateTime, key, localizedString, money, resourceIdentifier } from '../input/draft-parts.js';
import { customers } from '../families/families.js';
import { action, assigns, customActions, type Action, type Actions } from '../resources/kind.js';
import { asCentPrecision } from '../amounts/money.js';
import { optionalReference } from '../work/references.js';
import { nextState, stateTransition } from '../resources/state-transition.js';
import type { Work } from '../work/work.js';
import { asTransaction, transactionDraft } from './payment-parts.js';

const optionalText = z.string().optional();

const setsMethodInfo = (
  field: 'paymentInterface' | 'method' | 'name' | 'interfaceAccount',
  schema: z.ZodType,
  from: string = field,
): Action<Payment> =>
  action(z.object({ [from]: schema }), (payment: Payment, input) => ({
    ...payment,
    paymentMethodInfo: { ...payment.paymentMethodInfo, [field]: input[from] },
  }));

const setsStatus = (field: 'interfaceCode' | 'interfaceText'): Action<Payment> =>
  action(z.object({ [field]: optionalText }), (payment: Payment, input) => ({
    ...payment,
    paymentStatus: { ...payment.paymentStatus, [field]: input[field] },
  }));

const changesTransaction = (field: keyof Transaction, from: string, schema: z.ZodType): Action<Payment> =>
  action(z.object({ transactionId: z.string(), [from]: schema }), (payment: Payment, input) => {
    const transactionId = String(input.transactionId);
    if (!payment.transactions.some(({ id }) => id === transactionId))
      throw invalidField('transactionId', transactionId, 'There is no such transaction.');
    return {
      ...payment,
      transactions: payment.transactions.map((one) =>
        one.id === transactionId ? { ...one, [field]: input[from] } : one,
      ),
    };
  });

const onTransaction = <S extends z.ZodType>(
  schema: S,
  change: (transaction: Transaction, input: z.output<S>, work: Work) => Promise<Transaction>,
): Action<Payment> =>
  action(z.intersection(z.object({ transactionId: z.string() }), schema), async (payment: Payment, input, work) => {
    const found = payment.transactions.find(({ id }) => id === input.transactionId);
    if (found === undefined) throw invalidField('transactionId', input.transactionId, 'There is no such transaction.');
    const next = await change(found, input, work);
    return { ...payment, transactions: payment.transactions.map((one) => (one === found ? next : one)) };
  });

/** The update actions of `me` payments. */
export const myPaymentActions: Actions<Payment> = {
  setCustomField: customActions<Payment>('payment').setCustomField,
  changeAmountPlanned: action(z.object({ amount: money }), (payment: Payment, { amount }) => ({
    ...payment,
    amountPlanned: asCentPrecision(amount),
  })),
  setMethodInfoInterface: setsMethodInfo('paymentInterface', z.string(), 'interface'),
  setMethodInfoMethod: setsMethodInfo('method', optionalText),
  setMethodInfoName: setsMethodInfo('name', localizedString.optional()),
  addTransaction: action(z.object({ transaction: transactionDraft }), async (payment: Payment, input, work) => ({
    ...payment,
    transactions: [...payment.transactions, await asTransaction(work, input.transaction)],
  })),
};

/** The update actions of payments for service clients. */
export const paymentActions: Actions<Payment> = {
  ...myPaymentActions,
  ...customActions<Payment>('payment'),
  setKey: assigns('key', key.optional()),
  setInterfaceId: assigns('interfaceId', optionalText),
  setAnonymousId: assigns('anonymousId', optionalText),
  setStatusInterfaceCode: setsStatus('interfaceCode'),
  setStatusInterfaceText: setsStatus('interfaceText'),
  transitionState: action(stateTransition, async (payment: Payment, input, work) => ({
    ...payment,
    paymentStatus: { ...payment.paymentStatus, state: await nextState(work, payment.paymentStatus.state, input) },
  })),
  changeTransactionState: changesTransaction('state', 'state', z.enum(['Initial', 'Pending', 'Success', 'Failure'])),
  changeTransactionTimestamp: changesTransaction('timestamp', 'timestamp', dateTime),
  changeTransactionInteractionId: changesTransaction('interactionId', 'interactionId', z.string()),
  setMethodInfoInterfaceAccount: setsMethodInfo('interfaceAccount', optionalText),
  setTransactionInterfaceId: changesTransaction('interfaceId', 'interfaceId', z.string()),
  setTransactionCustomType: onTransaction(customTypeInput, async (one, input, work) => ({
    ...one,
    custom: await customTypeOf(work, 'transaction', input),
  })),
  setTransactionCustomField: onTransaction(customFieldInput, async (one, input, work) => ({
    ...one,
    custom: await withCustomField(work, one.custom, input),
  })),
  setCustomer: action(z.object({ customer: resourceIdentifier.optional() }), async (payment: Payment, input, work) => ({
    ...payment,
    anonymousId: input.customer === undefined ? payment.anonymousId : undefined,
    customer: await optionalReference(work, customers, input.customer),
  })),
  addInterfaceInteraction: action(customFieldsDraft, async (payment: Payment, input, work) => {
    const added = await customFields(work, 'payment-interface-interaction', input);
    return {
      ...payment,
      interfaceInteractions: [...payment.interfaceInteractions, ...(added === undefined ? [] : [added])],
    };
  }),
};
