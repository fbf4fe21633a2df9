import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Payment, PaymentUpdateAction } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';

let backend: TestBackend;
let services: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  services = await backend.as('services');
});
afterAll(() => backend.close());

const amount = { currencyCode: 'EUR', centAmount: 4195 };
const at = ({ id: ID }: Payment) => services.payments().withId({ ID });
const update = ({ version }: Payment, ...actions: PaymentUpdateAction[]) => ({ body: { version, actions } });

async function authorised(): Promise<Payment> {
  const transactions = [{ type: 'Authorization' as const, amount, state: 'Pending' as const }];
  return (
    await services
      .payments()
      .post({ body: { amountPlanned: amount, transactions } })
      .execute()
  ).body;
}

describe('a payment', () => {
  it('goes from the promise to the money, one transaction after the other', async () => {
    const payment = await authorised();
    const [transaction] = payment.transactions;
    expect(transaction).toMatchObject({ type: 'Authorization', state: 'Pending', amount: { centAmount: 4195 } });
    const charge = { type: 'Charge' as const, amount, interactionId: 'psp-1' };
    const actions: PaymentUpdateAction[] = [
      { action: 'changeTransactionState', transactionId: transaction?.id ?? '', state: 'Success' },
      { action: 'addTransaction', transaction: charge },
      { action: 'setStatusInterfaceCode', interfaceCode: 'captured' },
    ];
    const { body: charged } = await at(payment)
      .post(update(payment, ...actions))
      .execute();
    expect(charged).toMatchObject({
      version: payment.version + 1,
      paymentStatus: { interfaceCode: 'captured' },
      transactions: [
        { type: 'Authorization', state: 'Success' },
        { type: 'Charge', state: 'Initial', interactionId: 'psp-1' },
      ],
    });
  });

  it('knows neither a transaction that it does not have nor a state that there is not', async () => {
    const payment = await authorised();
    const change = { action: 'changeTransactionState' as const, transactionId: 'none', state: 'Success' as const };
    expect(await refusalOf(at(payment).post(update(payment, change)))).toMatchObject({ statusCode: 400 });
    const gone = { ...change, transactionId: payment.transactions[0]?.id ?? '', state: 'Gone' };
    expect(await refusalOf(at(payment).post(update(payment, gone)))).toMatchObject({ statusCode: 400 });
    expect((await at(payment).get().execute()).body).toEqual(payment);
  });

  it('is neither changed nor deleted by who has an old version in hand', async () => {
    const payment = await authorised();
    await at(payment)
      .post(update(payment, { action: 'setInterfaceId', interfaceId: 'psp-2' }))
      .execute();
    const conflict = { statusCode: 409, code: 'ConcurrentModification', currentVersion: 2 };
    expect(await refusalOf(at(payment).post(update(payment, { action: 'setKey', key: 'late' })))).toMatchObject(
      conflict,
    );
    expect(await refusalOf(at(payment).delete({ queryArgs: { version: 1 } }))).toMatchObject(conflict);
  });
});
