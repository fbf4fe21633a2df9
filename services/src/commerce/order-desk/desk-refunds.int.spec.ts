import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeskOrder, OrderRequest, Timeline } from '@manifold/domain/order-desk/contract';
import { storedOrderNumber } from '@manifold/domain/order/order-number';
import { randomUUID } from 'node:crypto';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually } from '../../platform/testing/eventually.js';
import { ConsoleClient, type RefusedBody } from '../../store-config/testing/console-client.js';
import { InvoiceLinks, Invoices } from '../invoices/index.js';
import { OrderMailContent } from '../mails/order-mail-content.service.js';
import {
  sendWebhook,
  signedItem,
  WEBHOOK_VARIABLES,
  webhookOf,
  type TestEvent,
} from '../payment-webhooks/testing/test-webhooks.js';
import { InterruptedRequests } from './interrupted-requests.service.js';
import { card, pay, paymentsFor, readyToPay } from '../testing/online-payments.js';
import { setApprovalLimits } from '../testing/approval-limits.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { failingOrderAt, tryOrderAgain } from '../testing/unordered-payment.js';

const WEBHOOK_TIMES = 10;

let shop: PayingShop;
let desk: ConsoleClient;
let admin: ConsoleClient;

beforeAll(async () => {
  shop = await startPayingShop(WEBHOOK_VARIABLES);
  await setApprovalLimits(shop, { EUR: 99_999_999, CZK: 99_999_999, PLN: 1000 });
  admin = await new ConsoleClient(shop.application.app).signIn('admin');
  desk = await new ConsoleClient(shop.application.app).signIn('operations');
});
afterAll(() => shop.stop());

const prisma = () => shop.application.app.get(PrismaService);

type Confirmation = Pick<TestEvent, 'centAmount' | 'eventCode' | 'reference' | 'success'> &
  Partial<Pick<TestEvent, 'currency'>>;

/** An order that was paid by card, with the webhooks of its payment. */
async function paidOrder(country = 'SK') {
  const answer = await pay(await readyToPay(shop.visitor(country), { country }), card('authorised'));
  if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
  const { id, totalPayable } = answer.order;
  const { centAmount, currencyCode: currency } = totalPayable;
  const orderNumber = storedOrderNumber(answer.order.orderNumber, country);
  const { merchantReference, pspReference, merchantAccount } = await prisma().paymentAttempt.findFirstOrThrow({
    where: { checkout: { orderNumber } },
  });
  const original = pspReference ?? '';
  const port = Number(new URL(await shop.application.app.getUrl()).port);
  const view = async () => (await desk.ask<DeskOrder>('GET', `/orders/${id}`)).body;
  const confirm = async ({ reference, ...event }: Confirmation) => {
    const common = { merchantReference, currency, merchantAccount: merchantAccount ?? '' };
    const change = event.eventCode === 'AUTHORISATION' ? {} : { original };
    const item = signedItem({ ...common, ...event, ...change, reference });
    expect((await sendWebhook(port, webhookOf(item)))[0]).toBe(200);
  };
  const until = (isReached: (order: DeskOrder) => boolean) =>
    eventually(async () => {
      const order = await view();
      return isReached(order) ? order : undefined;
    });
  await confirm({ eventCode: 'AUTHORISATION', centAmount, reference: original });
  await until(({ money }) => money.authorised.centAmount === centAmount);
  const ask = (kind: 'capture' | 'refund' | 'cancel', cents: number | null, key: string = randomUUID()) =>
    desk.ask<OrderRequest & RefusedBody>('POST', `/orders/${id}/requests`, {
      ...{ id: key, kind, centAmount: cents, reason: 'Broken on arrival' },
    });
  /** Returns the provider's reference of a request. */
  const referenceOf = async (requestId: string) =>
    (await prisma().orderRequest.findUniqueOrThrow({ where: { id: requestId } })).reference ?? '';
  /** Requests an action and confirms it as the provider does. */
  const move = async (kind: 'capture' | 'refund', cents: number) => {
    const { body } = await ask(kind, cents);
    expect(body).toMatchObject({ state: 'sent', result: null });
    const reference = await referenceOf(body.id);
    await confirm({ eventCode: kind.toUpperCase(), centAmount: cents, reference });
    return { ...body, reference };
  };
  const creditNotes = async () => {
    const issued = await shop.application.app.get(Invoices).listByOrder(orderNumber);
    return issued.filter(({ document }) => document.kind === 'credit-note').map(({ document }) => document);
  };
  const order = { id, orderNumber, centAmount };
  return { ...order, view, until, ask, confirm, move, referenceOf, creditNotes };
}

describe('an order that was paid by card', () => {
  it('is refunded once however often staff click, by no more than was captured, and with one credit note', async () => {
    const { centAmount, orderNumber, view, until, ask, confirm, move, referenceOf, creditNotes } = await paidOrder();
    expect((await ask('refund', 1)).body.error.details).toEqual({ reason: 'nothing-to-refund' });
    await move('capture', centAmount);
    await until(({ money }) => money.captured.centAmount === centAmount);

    const key = randomUUID();
    const clicks = await Promise.all(Array.from({ length: 5 }, () => ask('refund', 100, key)));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const others = await Promise.all([ask('refund', centAmount - 100), ask('refund', centAmount - 100)]);
    expect(others.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [payment] = await paymentsFor(shop.provider, orderNumber);
    expect(payment).toMatchObject({ captured: centAmount, refunded: centAmount });
    expect((await view()).money.refunded.centAmount).toBe(0);
    expect(await creditNotes()).toEqual([]);

    const reference = await referenceOf(key);
    const webhook = { eventCode: 'REFUND', centAmount: 100, reference };
    await Promise.all(Array.from({ length: WEBHOOK_TIMES }, () => confirm(webhook)));
    const refunded = await until(({ money }) => money.refunded.centAmount === 100);
    expect(refunded.requests.find((request) => request.id === key)?.state).toBe('done');
    const [note, ...more] = await eventually(async () => {
      const issued = await creditNotes();
      return issued.length > 0 ? issued : undefined;
    });
    expect(more).toEqual([]);
    expect(note).toMatchObject({ corrects: { reason: 'refund' }, totals: { payable: -100 } });
  });

  it('is captured and refunded in parts, which the timeline shows', async () => {
    const { id, centAmount, ask, until, move, creditNotes } = await paidOrder();
    const rest = centAmount - 1000;
    await move('capture', 1000);
    await move('capture', rest);
    await until(({ money }) => money.captured.centAmount === centAmount);
    expect((await ask('capture', 1)).body.error.details).toEqual({ reason: 'nothing-to-capture' });
    await move('refund', 300);
    await move('refund', 200);
    const order = await until(({ money }) => money.refunded.centAmount === 500);
    expect(order.requests.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'refund done',
      'refund done',
      'capture done',
      'capture done',
    ]);
    const events = await eventually(async () => {
      const { body } = await desk.ask<Timeline>('GET', `/orders/${id}/timeline`);
      const notes = body.events.filter(({ event }) => event === 'credit-note');
      return notes.length === 2 ? body.events : undefined;
    });
    const amounts = (source: string, event: string) =>
      events.filter((one) => one.source === source && one.event === event).map(({ facts }) => facts['amount']);
    expect(amounts('payment', 'Charge-Success').sort()).toEqual(['1000 EUR', `${rest} EUR`].sort());
    expect(amounts('payment', 'Refund-Success').sort()).toEqual(['200 EUR', '300 EUR']);
    expect(amounts('webhook', 'refund').sort()).toEqual(['200 EUR', '300 EUR']);
    expect((await creditNotes()).map(({ totals }) => totals.payable).sort()).toEqual([-200, -300]);
  });

  it('has no second credit note when a refund replaces one that failed at the bank', async () => {
    const { centAmount, until, confirm, move, creditNotes } = await paidOrder();
    await move('capture', centAmount);
    await until(({ money }) => money.captured.centAmount === centAmount);
    const { reference } = await move('refund', 400);
    await until(({ money }) => money.refunded.centAmount === 400);
    await confirm({ eventCode: 'REFUND_FAILED', centAmount: 400, reference });
    await until(({ money }) => money.refunded.centAmount === 0);
    await move('refund', 400);
    await until(({ money }) => money.refunded.centAmount === 400);
    const isProcessed = async () =>
      (await prisma().paymentWebhook.count({ where: { processedAt: null } })) === 0 || undefined;
    await eventually(isProcessed);
    expect((await creditNotes()).map(({ totals }) => totals.payable)).toEqual([-400]);
  });

  it('is cancelled before the capture: the amount is released and all of the invoice is credited', async () => {
    const { centAmount, orderNumber, ask, confirm, until, referenceOf, creditNotes } = await paidOrder('CZ');
    const { body } = await ask('cancel', null);
    expect(body).toMatchObject({ state: 'sent', result: null });
    expect(await paymentsFor(shop.provider, orderNumber)).toMatchObject([{ state: 'cancelled', captured: 0 }]);
    await confirm({ eventCode: 'CANCELLATION', centAmount, reference: await referenceOf(body.id) });
    const order = await until(({ requests }) => requests[0]?.state === 'done');
    expect(order).toMatchObject({ orderState: 'Cancelled', money: { authorised: { centAmount: 0 } } });
    expect(await creditNotes()).toMatchObject([
      { corrects: { reason: 'cancellation' }, totals: { payable: -centAmount } },
    ]);
    const app = shop.application.app;
    const note = (await app.get(Invoices).listByOrder(orderNumber)).at(-1);
    const queued = await eventually(
      async () =>
        (await prisma().sentMail.findFirst({ where: { orderNumber, template: 'payment-reversed' } })) ?? undefined,
    );
    const { html } = await app.get(OrderMailContent, { strict: false }).compose(queued);
    expect(html).toContain(
      app
        .get(InvoiceLinks)
        .pathOf(note?.id ?? '')
        .split('?')[0],
    );
    expect(await prisma().sentMail.count({ where: { orderNumber, template: 'order-cancelled' } })).toBe(0);
  });

  it('shows a webhook that could not be processed in its timeline, and when it was processed after all', async () => {
    const { id, until, confirm, move, centAmount } = await paidOrder();
    await move('capture', centAmount);
    await until(({ money }) => money.captured.centAmount === centAmount);
    const reference = `WRONG${randomUUID().slice(0, 8)}`.toUpperCase();
    await confirm({ eventCode: 'REFUND', centAmount: 100, currency: 'USD', reference });
    const webhookEvents = async () => {
      const { body } = await desk.ask<Timeline>('GET', `/orders/${id}/timeline`);
      return body.events.filter(({ source, facts }) => source === 'webhook' && facts['reference'] === reference);
    };
    const [failed, ...others] = await eventually(async () => {
      const events = await webhookEvents();
      return events.length > 0 ? events : undefined;
    });
    expect(others).toEqual([]);
    const reason = 'The payment is in EUR, the webhook in USD';
    expect(failed).toMatchObject({ event: 'processing-failed', tone: 'bad', facts: { method: 'REFUND', reason } });
    expect(Number(failed?.facts['failures'])).toBeGreaterThan(0);
    const processed = { processedAt: new Date(), failure: null };
    await prisma().paymentWebhook.updateMany({ where: { pspReference: reference }, data: processed });
    expect((await webhookEvents()).map(({ event }) => event)).toEqual(['processing-failed', 'processing-repeated']);
  });

  it('shows in its timeline that an earlier attempt gave the cart back', async () => {
    const payer = await readyToPay(shop.visitor('SK'), { country: 'SK' });
    expect((await pay(payer, card('challenge'))).status).toBe('action');
    const { cart } = await payer.browser.call('cancelOnlinePayment', { cartId: payer.cart.id });
    if (!cart) throw new Error('The cart is missing');
    const answer = await pay({ ...payer, cart }, card('authorised'));
    if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
    const { body } = await desk.ask<Timeline>('GET', `/orders/${answer.order.id}/timeline`);
    const checkout = body.events.filter(({ source }) => source === 'checkout').map(({ event }) => event);
    expect(checkout[0]).toBe('cart-created');
    for (const event of ['cart-released', 'attempt-abandoned', 'attempt-authorised'])
      expect(checkout.filter((one) => one === event)).toHaveLength(1);
    expect(checkout.indexOf('cart-released')).toBeLessThan(checkout.indexOf('attempt-authorised'));
    // The cart was frozen for the first payment, unfrozen, and frozen again for the second one.
    const freezes = checkout.filter((event) => event === 'cart-frozen' || event === 'cart-released');
    expect(freezes).toEqual(['cart-frozen', 'cart-released', 'cart-frozen']);
  });

  it('waits with the mail about the returned payment until the credit note of its cancellation is issued', async () => {
    const { id: orderId, orderNumber, confirm, centAmount } = await paidOrder();
    const id = randomUUID();
    const request = { id, orderId, orderNumber, storeKey: 'ferrum_sk', countryCode: 'SK', currencyCode: 'EUR' };
    // Another process is between the provider's answer and the credit note.
    const running = {
      kind: 'cancel',
      reason: 'Asked',
      state: 'running',
      startedAt: new Date(),
      requestedBy: 'x@example.com',
    };
    await prisma().orderRequest.create({ data: { ...request, ...running } });
    await confirm({ eventCode: 'CANCELLATION', centAmount, reference: `C${randomUUID().slice(0, 12)}`.toUpperCase() });
    const queued = await eventually(
      async () =>
        (await prisma().sentMail.findFirst({ where: { orderNumber, template: 'payment-reversed' } })) ?? undefined,
    );
    const content = shop.application.app.get(OrderMailContent, { strict: false });
    await expect(content.compose(queued)).rejects.toThrow('the credit note of the mail is being issued');
    await prisma().orderRequest.update({ where: { id }, data: { startedAt: null } });
    await shop.application.app.get(InterruptedRequests).sweep();
    const note = (await shop.application.app.get(Invoices).listByOrder(orderNumber)).at(-1);
    expect(note?.document.kind).toBe('credit-note');
    expect((await content.compose(queued)).html).toContain(note?.id);
  });

  it('gives no reason to the customer for a cancellation whose mail is about the returned payment', async () => {
    const { id } = await paidOrder();
    const command = {
      id: randomUUID(),
      kind: 'cancel',
      centAmount: null,
      reason: 'Asked',
      customerReason: 'requested',
    };
    const { status, body } = await desk.ask<RefusedBody>('POST', `/orders/${id}/requests`, command);
    expect([status, body.error.fields]).toEqual([400, [{ field: 'customerReason', reason: 'not-mailed' }]]);
  });

  it('is refunded once when the process dies between the provider’s answer and its own note of it', async () => {
    const { centAmount, orderNumber, ask, move, until, referenceOf } = await paidOrder();
    await move('capture', centAmount);
    await until(({ money }) => money.captured.centAmount === centAmount);
    const { body } = await ask('refund', 250);
    const reference = await referenceOf(body.id);
    const killed = { state: 'running', reference: null, startedAt: new Date(0) };
    await prisma().orderRequest.update({ where: { id: body.id }, data: killed });
    const sweep = () => shop.application.app.get(InterruptedRequests).sweep();
    await Promise.all([sweep(), sweep()]);
    expect(await prisma().orderRequest.findUniqueOrThrow({ where: { id: body.id } })).toMatchObject({
      state: 'sent',
      reference,
    });
    expect(await paymentsFor(shop.provider, orderNumber)).toMatchObject([{ refunded: 250 }]);
  });

  it('is not refunded again when the provider may have forgotten the request', async () => {
    const { centAmount, orderNumber, ask, move, until, view } = await paidOrder();
    await move('capture', centAmount);
    await until(({ money }) => money.captured.centAmount === centAmount);
    const { body } = await ask('refund', 250);
    const lost = { state: 'running', reference: null, startedAt: null, requestedAt: new Date(0) };
    await prisma().orderRequest.update({ where: { id: body.id }, data: lost });
    await shop.application.app.get(InterruptedRequests).sweep();
    const { requests } = await view();
    expect(requests.find(({ id }) => id === body.id)).toMatchObject({ state: 'failed', result: 'no-answer' });
    expect(await paymentsFor(shop.provider, orderNumber)).toMatchObject([{ refunded: 250 }]);
  });

  it('needs a second person for a refund that exceeds the limit together with an earlier one', async () => {
    const { centAmount, ask, confirm, referenceOf, until } = await paidOrder('PL');
    const { body: capture } = await ask('capture', centAmount);
    expect(capture.state).toBe('proposed');
    const decision = { isApproved: true, reason: null };
    const approved = await admin.ask<OrderRequest>('POST', `/order-requests/${capture.id}/decision`, decision);
    expect(approved.body.state).toBe('sent');
    await confirm({ eventCode: 'CAPTURE', centAmount, reference: await referenceOf(capture.id) });
    await until(({ money }) => money.captured.centAmount === centAmount);
    expect((await ask('refund', 600)).body.state).toBe('sent');
    expect((await ask('refund', 500)).body.state).toBe('proposed');
    expect((await ask('refund', 300)).body.state).toBe('sent');
  });

  it('counts an earlier refund towards the limit however many requests came after it', async () => {
    const { id: orderId, orderNumber, centAmount, ask, confirm, referenceOf, until, view } = await paidOrder('PL');
    const { body: capture } = await ask('capture', centAmount);
    await admin.ask('POST', `/order-requests/${capture.id}/decision`, { isApproved: true, reason: null });
    await confirm({ eventCode: 'CAPTURE', centAmount, reference: await referenceOf(capture.id) });
    await until(({ money }) => money.captured.centAmount === centAmount);
    expect((await ask('refund', 600)).body.state).toBe('sent');
    const addRequests = (count: number, state: string) => {
      const order = { orderId, orderNumber, storeKey: 'ferrum_pl', countryCode: 'PL', currencyCode: 'PLN' };
      const more = { kind: 'refund', centAmount: 1, reason: 'One cent', state, requestedBy: 'x@example.com' };
      const data = Array.from({ length: count }, () => ({ id: randomUUID(), ...order, ...more }));
      return prisma().orderRequest.createMany({ data });
    };
    await addRequests(100, 'expired');
    const refund = (await view()).actions.find(({ kind }) => kind === 'refund');
    expect(refund?.maximum?.centAmount).toBe(centAmount - 600);
    expect((await ask('refund', 500)).body.state).toBe('proposed');
    await addRequests(19, 'proposed');
    const refused = await ask('refund', 400);
    expect([refused.status, refused.body.error.details]).toEqual([409, { reason: 'too-many-proposals' }]);
    expect((await ask('refund', 300)).body.state).toBe('sent');
  });
});

describe('an order that staff created under the number that is reserved for another payment', () => {
  const unordered = async () => {
    const payment = await failingOrderAt(shop, new TypeError('An extension answers wrongly'));
    payment.acceptOrders();
    const where = { id: payment.attemptId };
    const { merchantReference, pspReference, centAmount } = await prisma().paymentAttempt.findUniqueOrThrow({ where });
    return { ...payment, merchantReference, reference: pspReference ?? '', centAmount: Number(centAmount) };
  };

  it('is captured from its own payment', async () => {
    const paid = await unordered();
    const other = await unordered();
    const { orderNumber } = other.newOrder;
    await paid.createElsewhere(orderNumber);
    const { merchantReference, reference, centAmount } = paid;
    const port = Number(new URL(await shop.application.app.getUrl()).port);
    const authorisation = { eventCode: 'AUTHORISATION', merchantReference, reference, centAmount };
    expect((await sendWebhook(port, webhookOf(signedItem(authorisation))))[0]).toBe(200);
    const order = await shop.application.app.get(OrderBackend).orderByNumber(orderNumber);
    const path = `/orders/${order?.id}`;
    await eventually(async () => {
      const { money } = (await desk.ask<DeskOrder>('GET', path)).body;
      return money.authorised.centAmount === centAmount || undefined;
    });
    const request = { id: randomUUID(), kind: 'capture', centAmount, reason: 'It was sent' };
    expect((await desk.ask<OrderRequest>('POST', `${path}/requests`, request)).body).toMatchObject({ state: 'sent' });
    const captured = (await shop.provider.payments()).filter((payment) => payment.captured > 0);
    expect(captured.map((payment) => payment.merchantReference)).toContain(merchantReference);
    expect(captured.map((payment) => payment.merchantReference)).not.toContain(other.merchantReference);
    expect(await tryOrderAgain(shop, paid.attemptId)).toMatchObject({ outcome: 'ordered', order: { orderNumber } });
  });
});
