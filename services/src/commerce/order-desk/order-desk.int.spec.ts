import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditPage } from '@manifold/domain/audit/contract';
import {
  deskOrderSchema,
  orderSearchAnswerSchema,
  timelineSchema,
  type DeskOrder,
  type OrderRequest,
  type OrderSearchAnswer,
  type Timeline,
} from '@manifold/domain/order-desk/contract';
import type { OrderCorrespondence } from '@manifold/domain/order-desk/correspondence';
import { randomUUID } from 'node:crypto';
import { ConsoleClient, type RefusedBody } from '../../store-config/testing/console-client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually } from '../../platform/testing/eventually.js';
import { Invoices } from '../invoices/index.js';
import { setApprovalLimits } from '../testing/approval-limits.js';
import { carry } from '../testing/carrier.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { add, giveAddress, placeOrder, type PlacedOrder } from '../testing/shopping.js';

const INJECTIONS = [
  '" or orderNumber is defined or customerEmail="',
  "') or (1 = 1",
  ':stores) or store(key is defined',
  'x" or store(key in ("ferrum_at")) or lastName = "',
  '" or a@b = "',
];

let shop: RunningShop;
let admin: ConsoleClient;
let operations: ConsoleClient;
let austrian: ConsoleClient;
let order: PlacedOrder;
let foreign: PlacedOrder;

async function ordered(countryCode: string): Promise<PlacedOrder> {
  const visitor = shop.visitor(countryCode);
  await add(visitor);
  await giveAddress(visitor, countryCode);
  return placeOrder(visitor, 'cash-on-delivery');
}

beforeAll(async () => {
  shop = await startShop();
  await setApprovalLimits(shop, { CZK: 1 });
  const client = () => new ConsoleClient(shop.application.app);
  admin = await client().signIn('admin');
  operations = await client().signIn('operations');
  const rights = { role: 'support', grants: null, orderCountries: ['AT'] };
  austrian = await client().joinAs(admin, 'austria@example.com', rights);
  order = await ordered('AT');
  foreign = await ordered('CZ');
});
afterAll(() => shop.stop());

const search = async (client: ConsoleClient, q: string, more: object = {}) =>
  (await client.ask<OrderSearchAnswer>('POST', '/orders', { q, ...more })).body;
const numbers = ({ orders }: OrderSearchAnswer) => orders.map(({ orderNumber }) => orderNumber);
const view = async (client: ConsoleClient, { id }: { readonly id: string }) =>
  client.ask<DeskOrder & RefusedBody>('GET', `/orders/${id}`);
const request = (client: ConsoleClient, { id }: { readonly id: string }, command: object) =>
  client.ask<OrderRequest & RefusedBody>('POST', `/orders/${id}/requests`, {
    id: randomUUID(),
    kind: 'cancel',
    centAmount: null,
    reason: 'The customer called',
    ...command,
  });

describe('the order desk', () => {
  it('finds an order by number, number without country, payment reference, e-mail address and name', async () => {
    const { orderNumber } = order;
    const [, digits = ''] = orderNumber.split('-');
    const { firstName = '', lastName = '' } = order.billingAddress;
    for (const text of [
      orderNumber,
      orderNumber.toLowerCase(),
      digits,
      `${orderNumber}-1`,
      'EVA@example.com',
      lastName,
      `${firstName} ${lastName}`.toLowerCase(),
      `${lastName} ${firstName}`,
    ]) {
      const found = await search(operations, text);
      expect(orderSearchAnswerSchema.safeParse(found).success).toBe(true);
      expect({ text, found: numbers(found).includes(orderNumber) }).toEqual({ text, found: true });
    }
    expect(numbers(await search(operations, foreign.orderNumber))).toEqual([foreign.orderNumber]);
    expect((await search(operations, 'nobody@example.com')).orders).toEqual([]);
  });

  it.each(INJECTIONS)('treats %s as a text, not as a condition', async (text) => {
    const { status, body } = await operations.ask<OrderSearchAnswer>('POST', '/orders', { q: text });
    expect({ status, found: body.orders }).toEqual({ status: 200, found: [] });
  });

  it('shows pages, and names a wrong field', async () => {
    const page = await search(operations, 'eva@example.com', { perPage: 1, page: 2 });
    expect(page.orders).toHaveLength(1);
    expect(page.total).toBe(2);
    const refused = await operations.ask<RefusedBody>('POST', '/orders', { q: 'x'.repeat(121) });
    expect(refused.body.error.fields?.map(({ field }) => field)).toEqual(['q']);
    expect((await operations.ask('POST', '/orders', { q: 'eva', limit: 9999 })).status).toBe(400);
  });

  it('hides orders of other countries as if they did not exist', async () => {
    expect(numbers(await search(austrian, 'eva@example.com'))).toEqual([order.orderNumber]);
    expect(numbers(await search(austrian, foreign.orderNumber))).toEqual([]);
    expect(numbers(await search(austrian, `${foreign.orderNumber}-1`))).toEqual([]);
    expect((await view(austrian, order)).status).toBe(200);
    expect((await view(austrian, foreign)).status).toBe(404);
    expect((await austrian.ask('GET', `/orders/${foreign.id}/timeline`)).status).toBe(404);
    expect((await request(austrian, foreign, {})).status).toBe(404);
    const { id: document } = await shop.application.app.get(Invoices).invoiceOf(`NS${foreign.orderNumber}`);
    expect((await austrian.ask('GET', `/orders/${foreign.id}/correspondence`)).status).toBe(404);
    expect((await austrian.ask('GET', `/orders/${foreign.id}/documents/${document}`)).status).toBe(404);
    const { body } = await operations.ask<OrderCorrespondence>('GET', `/orders/${foreign.id}/correspondence`);
    const mail = { mailId: body.mails[0]?.id };
    expect((await austrian.ask('POST', `/orders/${foreign.id}/mails`, mail)).status).toBe(404);
    expect((await view(operations, { id: randomUUID() })).status).toBe(404);
  });

  it('is closed to staff without countries', async () => {
    const support = await new ConsoleClient(shop.application.app).signIn('support');
    expect((await view(support, order)).status).toBe(403);
    expect((await support.ask('POST', '/orders', { q: 'eva' })).status).toBe(403);
  });

  it('shows an order with its next step, money and actions', async () => {
    const { body } = await view(operations, order);
    expect(deskOrderSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      orderNumber: order.orderNumber,
      countryCode: 'AT',
      nextStep: 'ship',
      email: 'eva@example.com',
      paymentMethod: 'cash-on-delivery',
      money: { total: order.totalPayable, captured: { centAmount: 0 }, open: order.totalPayable },
    });
    expect(body.lines).toHaveLength(1);
    expect(body.actions.map(({ kind, refusal }) => [kind, refusal])).toEqual([
      ['cancel', null],
      ['capture', 'not-paid-online'],
      ['refund', 'not-paid-online'],
    ]);
  });

  it('shows the events of checkout, order, mails and invoice, oldest first', async () => {
    await shop.application.app.get(Invoices).invoiceOf(order.orderNumber);
    const body = await eventually(async () => {
      const answer = await operations.ask<Timeline>('GET', `/orders/${order.id}/timeline`);
      // The attempt is settled after the order was shown to the customer.
      return answer.body.events.some(({ event }) => event === 'attempt-ordered') ? answer.body : undefined;
    });
    expect(timelineSchema.safeParse(body).success).toBe(true);
    expect(body.missing).toEqual([]);
    const events = body.events.map(({ source, event }) => `${source} ${event}`);
    expect(events).toEqual(
      expect.arrayContaining(['checkout cart-created', 'checkout attempt', 'checkout attempt-ordered', 'order placed']),
    );
    expect(events).toContain('invoice invoice');
    expect(events).toContainEqual(expect.stringMatching(/^mail order-confirmation-(queued|sent)$/));
    expect(events[0]).toBe('checkout cart-created');
    expect(events.filter((event) => event === 'checkout cart-frozen')).toHaveLength(1);
    expect(events.filter((event) => event === 'checkout cart-released')).toEqual([]);
    const times = body.events.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  it('shows parcels, delivery and return once the carrier has them', async () => {
    const shipped = await ordered('CZ');
    await carry(shop, shipped.id, 'ship', 'deliver', 'return');
    const { body } = await view(operations, shipped);
    expect(body).toMatchObject({
      shipmentState: 'Delivered',
      deliveries: [{ parcels: [{ carrier: 'Sandbox Parcel' }] }],
    });
    expect(body.returns).toMatchObject([{ items: [{ quantity: 1, shipmentState: 'Returned' }] }]);
    expect(body.actions.find(({ kind }) => kind === 'cancel')?.refusal).toBe('already-shipped');
    const answer = await operations.ask<Timeline>('GET', `/orders/${shipped.id}/timeline`);
    const events = answer.body.events.filter(({ source }) => source === 'delivery').map(({ event }) => event);
    expect(events).toEqual(['delivery', 'parcel', 'return']);
  });

  it('records who saw which orders, without the text of the search', async () => {
    const { body } = await admin.ask<AuditPage>('GET', '/audit?action=order.view&actor=austria');
    expect(body.entries.map(({ subject }) => subject)).toEqual([order.orderNumber]);
    expect((await austrian.ask('GET', `/orders/${order.id}/timeline`)).status).toBe(200);
    const timelines = await admin.ask<AuditPage>('GET', '/audit?action=order.timeline&actor=austria');
    expect(timelines.body.entries.map(({ subject }) => subject)).toEqual([order.orderNumber]);
    const searches = await admin.ask<AuditPage>('GET', '/audit?action=order.search');
    expect(searches.body.total).toBeGreaterThan(0);
    expect(JSON.stringify(searches.body)).not.toContain('eva@example.com');
  });

  it('cancels an order once, however often the button is pressed', async () => {
    const command = { id: randomUUID() };
    const clicks = await Promise.all(Array.from({ length: 5 }, () => request(operations, order, command)));
    expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await view(operations, order);
    expect(body).toMatchObject({ orderState: 'Cancelled', nextStep: 'nothing' });
    expect(body.requests.map(({ state, reason }) => [state, reason])).toEqual([['done', 'The customer called']]);
    const again = await request(operations, order, {});
    expect(again.body.error.details).toEqual({ reason: 'already-cancelled' });
    const { body: log } = await admin.ask<AuditPage>('GET', '/audit?action=order.request');
    expect(log.entries[0]).toMatchObject({ subject: order.orderNumber, reason: 'The customer called' });
  });

  it('cancels an order once when several people do it at the same moment', async () => {
    const shared = await ordered('AT');
    const answers = await Promise.all(Array.from({ length: 4 }, () => request(operations, shared, {})));
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted.length).toBeGreaterThan(0);
    expect(new Set(accepted.map(({ body }) => body.state))).toEqual(new Set(['done']));
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body.error.details?.['reason']);
    for (const reason of refusals) expect(['already-cancelled', 'request-open']).toContain(reason);
    const { body } = await view(operations, shared);
    expect(body.requests.filter(({ state }) => state !== 'done')).toEqual([]);
    expect(body.orderState).toBe('Cancelled');
  });

  it('does not cancel an order that was shipped while staff decided', async () => {
    const shipped = await ordered('CZ');
    const { body: proposed } = await request(operations, shipped, {});
    await carry(shop, shipped.id, 'ship');
    const decision = { isApproved: true, reason: null };
    const { body } = await admin.ask<OrderRequest>('POST', `/order-requests/${proposed.id}/decision`, decision);
    expect(body).toMatchObject({ state: 'failed', result: 'already-shipped' });
    expect((await view(operations, shipped)).body.orderState).toBe('Open');
  });

  it('asks for a second person above the limit of the currency', async () => {
    const proposed = await request(operations, foreign, {});
    expect(proposed.body).toMatchObject({ state: 'proposed', decidedBy: null });
    expect((await view(operations, foreign)).body).toMatchObject({ orderState: 'Open', nextStep: 'approve-request' });
    const listed = await admin.ask<{ requests: OrderRequest[] }>('GET', '/order-requests');
    expect(listed.body.requests.map(({ id }) => id)).toEqual([proposed.body.id]);
    expect((await austrian.ask<{ requests: OrderRequest[] }>('GET', '/order-requests')).body.requests).toEqual([]);
    const decide = (client: ConsoleClient, isApproved: boolean) =>
      client.ask<OrderRequest & RefusedBody>('POST', `/order-requests/${proposed.body.id}/decision`, {
        isApproved,
        reason: null,
      });
    expect((await decide(operations, true)).body.error.details).toEqual({ reason: 'own-change' });
    expect((await decide(austrian, true)).status).toBe(404);
    const approved = await decide(admin, true);
    expect(approved.body).toMatchObject({ state: 'done', decidedBy: 'admin@manifold.test' });
    expect((await decide(admin, false)).status).toBe(409);
    expect((await view(operations, foreign)).body.orderState).toBe('Cancelled');
  });

  it('lets a request expire if nobody decides', async () => {
    const other = await ordered('CZ');
    const { body } = await request(operations, other, {});
    const prisma = shop.application.app.get(PrismaService);
    await prisma.orderRequest.update({ where: { id: body.id }, data: { expiresAt: new Date(0) } });
    const decision = { isApproved: true, reason: null };
    expect((await admin.ask('POST', `/order-requests/${body.id}/decision`, decision)).status).toBe(409);
    expect((await view(operations, other)).body.requests[0]?.state).toBe('expired');
  });
});
