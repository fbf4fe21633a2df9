import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { OrderRequest } from '@manifold/domain/order-desk/contract';
import { storedOrderNumber } from '@manifold/domain/order/order-number';
import { randomUUID } from 'node:crypto';
import { TestProvider } from '../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import { FaultyHttpProxy, GARBAGE, type HttpFault } from '../../../../start/src/testing/faulty-http-proxy.js';
import { PaymentProvider } from '../../integrations/adyen/payment-provider.js';
import { eventually } from '../../platform/testing/eventually.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { ConsoleClient, type RefusedBody } from '../../store-config/testing/console-client.js';
import { sendWebhook, signedItem, WEBHOOK_VARIABLES, webhookOf } from '../payment-webhooks/testing/test-webhooks.js';
import { setApprovalLimits } from '../testing/approval-limits.js';
import { carry } from '../testing/carrier.js';
import { card, pay, paymentsFor, providerVariables, readyToPay } from '../testing/online-payments.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { PaymentOutcomes } from '../payments/index.js';
import { InterruptedRequests } from './interrupted-requests.service.js';

/** The longest time that a click of staff may take, even if the provider fails. */
const LONGEST_MS = 15_000;

const FAULTS: readonly (readonly [string, HttpFault])[] = [
  ['takes 10 seconds', { kind: 'delay', milliseconds: 10_000 }],
  ['stops in the middle of its answer', { kind: 'half-open' }],
  ['answers with an error', { kind: 'errors', share: 1 }],
  ['resets the connection', { kind: 'cut' }],
  ['answers with invalid JSON', GARBAGE['broken JSON']],
  ['answers with an empty object', GARBAGE['empty object']],
];

let sandbox: TestProvider;
let provider: FaultyHttpProxy;
let shop: RunningShop;
let desk: ConsoleClient;

beforeAll(async () => {
  sandbox = await TestProvider.start();
  provider = await FaultyHttpProxy.startBefore(sandbox.url);
  shop = await startShop({ ...providerVariables(provider), ...WEBHOOK_VARIABLES, DEADLINE_SCALE: '1' });
  await setApprovalLimits(shop, { EUR: 99_999_999 });
  desk = await new ConsoleClient(shop.application.app).signIn('operations');
});
afterEach(() => provider.heal());
afterAll(async () => {
  await shop.stop();
  await Promise.all([provider.close(), sandbox.close()]);
});

/** An order that was paid by card and whose authorisation is confirmed. */
async function paidOrder() {
  const answer = await pay(await readyToPay(shop.visitor('SK')), card('authorised'));
  if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
  const { id, totalPayable } = answer.order;
  const { centAmount, currencyCode: currency } = totalPayable;
  const orderNumber = storedOrderNumber(answer.order.orderNumber, 'SK');
  const attempt = await shop.application.app
    .get(PrismaService)
    .paymentAttempt.findFirstOrThrow({ where: { checkout: { orderNumber } } });
  const { merchantReference, merchantAccount } = attempt;
  const common = { merchantReference, currency, merchantAccount: merchantAccount ?? '', centAmount };
  const item = signedItem({ ...common, eventCode: 'AUTHORISATION', reference: attempt.pspReference ?? '' });
  const port = Number(new URL(await shop.application.app.getUrl()).port);
  expect((await sendWebhook(port, webhookOf(item)))[0]).toBe(200);
  await eventually(async () => {
    const { body } = await desk.ask<{ money: { authorised: { centAmount: number } } }>('GET', `/orders/${id}`);
    return body.money.authorised.centAmount === centAmount || undefined;
  });
  return { id, orderNumber, centAmount };
}

/** Sends a request of staff and expects an answer in time. */
interface Command {
  readonly id: string;
  readonly kind: 'capture' | 'cancel';
  readonly centAmount: number | null;
  readonly customerReason?: 'requested';
}

async function ask(orderId: string, command: Command) {
  const begun = performance.now();
  const answer = await desk.ask<OrderRequest & RefusedBody>('POST', `/orders/${orderId}/requests`, {
    ...command,
    reason: 'The customer called',
  });
  expect(performance.now() - begun).toBeLessThan(LONGEST_MS);
  return answer;
}

describe.each(FAULTS)('while the payment provider %s', (_name, fault) => {
  it('a capture is answered in time, stays running, and takes the money once afterwards', async () => {
    const { id, orderNumber, centAmount } = await paidOrder();
    const command = { id: randomUUID(), kind: 'capture', centAmount: 1000 } as const;
    provider.fail(fault, ({ method }) => method === 'POST');
    const first = await ask(id, command);
    expect([first.status, first.body.state]).toEqual([200, 'running']);
    expect((await ask(id, { id: randomUUID(), kind: 'cancel', centAmount: null })).body.error.details).toEqual({
      reason: 'request-open',
    });
    provider.heal();
    await shop.application.app.get(InterruptedRequests).sweep();
    expect((await ask(id, command)).body.state).toBe('sent');
    const [payment] = await paymentsFor(sandbox, orderNumber);
    expect(payment).toMatchObject({ captured: 1000, amount: { value: centAmount } });
  });

  it('a cancellation is answered in time, stays running, and cancels once afterwards', async () => {
    const { id, orderNumber } = await paidOrder();
    const command = { id: randomUUID(), kind: 'cancel', centAmount: null } as const;
    provider.fail(fault, ({ method }) => method === 'POST');
    const first = await ask(id, command);
    expect([first.status, first.body.state]).toEqual([200, 'running']);
    provider.heal();
    await shop.application.app.get(InterruptedRequests).sweep();
    expect((await ask(id, command)).body.state).toBe('sent');
    expect(await paymentsFor(sandbox, orderNumber)).toMatchObject([{ state: 'cancelled', captured: 0 }]);
  });
});

describe('an order that was shipped meanwhile', () => {
  it('keeps its payment when a second person approves its cancellation', async () => {
    const { id, orderNumber } = await paidOrder();
    await setApprovalLimits(shop, { EUR: 1 });
    const proposed = await ask(id, { id: randomUUID(), kind: 'cancel', centAmount: null });
    await setApprovalLimits(shop, { EUR: 99_999_999 });
    expect(proposed.body.state).toBe('proposed');
    await carry(shop, id, 'ship');
    const second = await new ConsoleClient(shop.application.app).signIn('admin');
    const decision = { isApproved: true, reason: null };
    const { body } = await second.ask('POST', `/order-requests/${proposed.body.id}/decision`, decision);
    expect(body).toMatchObject({ state: 'failed', result: 'already-shipped' });
    expect(await paymentsFor(sandbox, orderNumber)).toMatchObject([{ state: 'authorised' }]);
  });

  it('keeps its payment when its cancellation had no answer: staff look it up at the provider', async () => {
    const { id, orderNumber } = await paidOrder();
    const command = { id: randomUUID(), kind: 'cancel', centAmount: null } as const;
    provider.fail({ kind: 'cut' }, ({ method }) => method === 'POST');
    expect((await ask(id, command)).body.state).toBe('running');
    await carry(shop, id, 'ship');
    // Not before the order is shipped: the services look for interrupted requests by themselves too.
    provider.heal();
    await shop.application.app.get(InterruptedRequests).sweep();
    expect((await ask(id, command)).body).toMatchObject({ state: 'failed', result: 'no-answer' });
    expect(await paymentsFor(sandbox, orderNumber)).toMatchObject([{ state: 'authorised' }]);
  });
});

describe('an order that was cancelled before its voucher was paid', () => {
  it('has the money returned when the voucher is paid all the same', async () => {
    const payer = await readyToPay(shop.visitor('PT'), { country: 'PT' });
    const answer = await pay(payer, { paymentMethod: { type: 'multibanco' } });
    if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
    const { app } = shop.application;
    const where = { cartId: payer.cart.id };
    const attempt = await app.get(PrismaService).paymentAttempt.findFirstOrThrow({ where });
    const cancelled = await ask(answer.order.id, {
      id: randomUUID(),
      kind: 'cancel',
      centAmount: null,
      customerReason: 'requested',
    });
    expect(cancelled.body.state).toBe('done');
    const about = { template: 'order-cancelled', storeKey: 'ferrum_pt' };
    expect(await app.get(PrismaService).sentMail.count({ where: about })).toBe(1);
    const reverse = jest.spyOn(app.get(PaymentProvider), 'reverse');
    const pspReference = attempt.pspReference ?? '';
    const { merchantReference } = attempt;
    const outcome = { kind: 'authorised', pspReference, amount: null } as const;
    expect(await app.get(PaymentOutcomes).settle({ merchantReference }, outcome)).toBe('ordered');
    await eventually(() => reverse.mock.calls.find(([request]) => request.pspReference === pspReference));
    reverse.mockRestore();
    const mail = { template: 'payment-received', storeKey: 'ferrum_pt' };
    expect(await app.get(PrismaService).sentMail.count({ where: mail })).toBe(0);
  });
});

describe('a repeated request for which the provider refuses access', () => {
  it('stays running until the provider answers about it', async () => {
    const { id, orderNumber } = await paidOrder();
    const command = { id: randomUUID(), kind: 'capture', centAmount: 1000 } as const;
    provider.fail({ kind: 'half-open' }, ({ method }) => method === 'POST');
    expect((await ask(id, command)).body.state).toBe('running');
    provider.heal();
    const refused = { kind: 'rejected', reason: '010 Not allowed', isAccessRefused: true } as const;
    const capture = jest.spyOn(shop.application.app.get(PaymentProvider), 'capture').mockResolvedValue(refused);
    await shop.application.app.get(InterruptedRequests).sweep();
    expect((await ask(id, command)).body.state).toBe('running');
    capture.mockRestore();
    await shop.application.app.get(InterruptedRequests).sweep();
    expect((await ask(id, command)).body.state).toBe('sent');
    expect(await paymentsFor(sandbox, orderNumber)).toMatchObject([{ captured: 1000 }]);
  });
});

describe('a request whose order does not exist any more', () => {
  it('is tried until the provider would not know it again, then staff look it up', async () => {
    const { orderRequest } = shop.application.app.get(PrismaService);
    const day = 24 * 3600 * 1000;
    const requested = async (days: number): Promise<string> => {
      const { id } = await orderRequest.create({
        data: {
          ...{ id: randomUUID(), orderId: randomUUID(), orderNumber: 'SK-1', storeKey: 'ferrum_sk', countryCode: 'SK' },
          ...{ kind: 'capture', centAmount: 1000, currencyCode: 'EUR', reason: 'Shipped', state: 'running' },
          ...{ requestedBy: 'operations', requestedAt: new Date(Date.now() - days * day) },
        },
      });
      return id;
    };
    const [recent, old] = [await requested(4), await requested(6)];
    await shop.application.app.get(InterruptedRequests).sweep();
    const stored = (id: string) => orderRequest.findUniqueOrThrow({ where: { id } });
    expect(await stored(recent)).toMatchObject({ state: 'running' });
    expect(await stored(old)).toMatchObject({ state: 'failed', result: 'no-answer' });
    await orderRequest.deleteMany({ where: { id: { in: [recent, old] } } });
  });
});
