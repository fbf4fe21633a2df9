import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditPage } from '@manifold/domain/audit/contract';
import { orderCorrespondenceSchema, type OrderCorrespondence } from '@manifold/domain/order-desk/correspondence';
import type { OrderRequest, Timeline } from '@manifold/domain/order-desk/contract';
import { randomUUID } from 'node:crypto';
import { startOutsideWorld, type OutsideWorldServer } from '../../../../sandbox/outside-world/server.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually, until } from '../../platform/testing/eventually.js';
import { ConsoleClient, type RefusedBody } from '../../store-config/testing/console-client.js';
import { Invoices } from '../invoices/index.js';
import { OrderMails } from '../mails/index.js';
import { addressIn } from '../testing/addresses.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { add, giveAddress, placeOrder, type PlacedOrder } from '../testing/shopping.js';

const NO_COMMERCE = { apiUrl: 'http://127.0.0.1:9', authUrl: '', projectKey: '', clientId: '', clientSecret: '' };

/** The sandbox's register knows it as valid. */
const VALID_NUMBER = 'SK4030000007';
/** The sandbox's register answers that the member state is not available. */
const UNANSWERED_NUMBER = '123000205';

let outside: OutsideWorldServer;
let shop: RunningShop;
let admin: ConsoleClient;
let operations: ConsoleClient;
let order: PlacedOrder;
let foreign: PlacedOrder;

type Offline = 'bank-transfer' | 'cash-on-delivery';

async function ordered(country: string, method: Offline = 'bank-transfer', locale?: string): Promise<PlacedOrder> {
  const visitor = shop.visitor(country, locale);
  await add(visitor);
  await giveAddress(visitor, country);
  return placeOrder(visitor, method);
}

beforeAll(async () => {
  outside = await startOutsideWorld({ port: 0, shopUrl: 'http://localhost:3000', commerce: NO_COMMERCE });
  shop = await startShop({ OUTSIDE_WORLD_URL: outside.url });
  const jobs = shop.application.app.get(Jobs, { strict: false });
  await until(() => jobs.ready);
  admin = await new ConsoleClient(shop.application.app).signIn('admin');
  operations = await new ConsoleClient(shop.application.app).signIn('operations');
  order = await ordered('AT');
  foreign = await ordered('SK');
});
afterAll(async () => {
  await shop.stop();
  await outside.close();
});

const invoiceOf = ({ orderNumber }: PlacedOrder) => shop.application.app.get(Invoices).invoiceOf(orderNumber);
const mailsReceived = async (): Promise<number> => {
  const answer = await fetch(`${outside.url}/mailbox/messages`);
  const mails = (await answer.json()) as readonly { readonly orderNumber?: string }[];
  return mails.filter(({ orderNumber }) => orderNumber === order.orderNumber).length;
};

interface Received {
  readonly orderNumber?: string;
  readonly template: string | null;
  readonly locale?: string;
  readonly message: { readonly subject: string; readonly text: string; readonly html: string };
}

/** Returns the mails of a template about an order, after at least one was received. */
const mailsAbout = ({ orderNumber }: Pick<PlacedOrder, 'orderNumber'>, template: string): Promise<Received[]> =>
  eventually(async () => {
    const answer = await fetch(`${outside.url}/mailbox/messages`);
    const mails = (await answer.json()) as readonly Received[];
    const found = mails.filter((mail) => mail.orderNumber === orderNumber && mail.template === template);
    return found.length > 0 ? found : undefined;
  });
const cancel = ({ id }: PlacedOrder, command: object = {}) =>
  operations.ask<OrderRequest & RefusedBody>('POST', `/orders/${id}/requests`, {
    ...{ id: randomUUID(), kind: 'cancel', centAmount: null, reason: 'Fraud suspected', ...command },
  });
const mailsOf = async ({ id }: Pick<PlacedOrder, 'id'>) =>
  (await operations.ask<OrderCorrespondence>('GET', `/orders/${id}/correspondence`)).body.mails;
const resend = ({ id }: Pick<PlacedOrder, 'id'>, mailId: string | undefined, staff = operations) =>
  staff.ask<RefusedBody>('POST', `/orders/${id}/mails`, { mailId });
const audited = async (action: string) => {
  const { body } = await admin.ask<AuditPage>('GET', `/audit?action=${action}`);
  return body.entries.map(({ subject }) => subject);
};

describe('the order desk', () => {
  it('sends a mail again, once it was sent before', async () => {
    const path = `/orders/${order.id}`;
    const listed = await eventually(async () => {
      const { body } = await operations.ask<OrderCorrespondence>('GET', `${path}/correspondence`);
      return body.mails[0]?.state === 'sent' ? body : undefined;
    });
    expect(orderCorrespondenceSchema.safeParse(listed).success).toBe(true);
    expect(listed.mails).toMatchObject([{ template: 'order-confirmation', recipient: 'eva@example.com' }]);
    const [other] = await mailsOf(foreign);
    expect((await resend(order, other?.id)).status).toBe(404);
    expect((await resend(order, 'invented')).status).toBe(400);
    expect((await resend(order, listed.mails[0]?.id)).status).toBe(200);
    await eventually(async () => ((await mailsReceived()) === 2 ? true : undefined));
    expect(await audited('order.mail')).toEqual([order.orderNumber]);
  });

  it('names the recipient of a mail that was queued without one, and sends it again', async () => {
    const { id, orderNumber } = await ordered('AT');
    await shop.application.app.get(OrderMails, { strict: false }).queue({
      ...{ orderNumber, template: 'shipped', occasion: 'delivery-1', storeKey: 'ferrum_at', locale: 'de-AT' },
      recipient: null,
      details: { parcels: [] },
    });
    const shipped = await eventually(async () => {
      const { body } = await operations.ask<OrderCorrespondence>('GET', `/orders/${id}/correspondence`);
      return body.mails.find(({ template, state }) => template === 'shipped' && state === 'sent');
    });
    expect(shipped.recipient).toBe('eva@example.com');
    expect((await resend({ id }, shipped.id)).status).toBe(200);
    await until(async () => (await mailsAbout({ orderNumber }, 'shipped')).length === 2);
    const { body } = await operations.ask<Timeline>('GET', `/orders/${id}/timeline`);
    const [event] = body.events.filter((entry) => entry.event === 'shipped-sent');
    expect(event?.facts).toMatchObject({ person: 'eva@example.com' });
  });

  it('lists each mail of a template, and sends one again although another one failed or waits', async () => {
    const { id, orderNumber } = await ordered('AT');
    const prisma = shop.application.app.get(PrismaService);
    const shipped = {
      orderNumber,
      template: 'shipped',
      storeKey: 'ferrum_at',
      locale: 'de-AT',
      details: { parcels: [] },
    };
    const sent = { ...shipped, occasion: 'delivery-2', state: 'sent', recipient: 'eva@example.com' } as const;
    const failed = await prisma.sentMail.create({ data: { ...shipped, occasion: 'delivery-1', state: 'failed' } });
    const delivered = await prisma.sentMail.create({ data: sent });
    // The sweep leaves it alone during the test.
    const nextTryAt = new Date(Date.now() + 3_600_000);
    const waiting = await prisma.sentMail.create({ data: { ...shipped, occasion: 'delivery-3', nextTryAt } });
    const listed = (await mailsOf({ id })).filter(({ template }) => template === 'shipped');
    expect(new Map(listed.map((mail) => [mail.id, mail.state]))).toEqual(
      new Map([
        [failed.id, 'failed'],
        [delivered.id, 'sent'],
        [waiting.id, 'queued'],
      ]),
    );
    expect(listed.find(({ state }) => state === 'failed')?.recipient).toBeNull();
    expect((await resend({ id }, delivered.id)).status).toBe(200);
    await until(async () => (await mailsAbout({ orderNumber }, 'shipped')).length === 1);
    const clicks = await Promise.all([1, 2].map(() => resend({ id }, failed.id)));
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await resend({ id }, waiting.id)).body.error).toMatchObject({ details: { reason: 'mail-waiting' } });
    await until(async () => (await mailsAbout({ orderNumber }, 'shipped')).length === 2);
    await until(
      async () => (await prisma.sentMail.count({ where: { id: failed.id, recipient: sent.recipient } })) === 1,
    );
  });

  it('sends a mail to the same address three more times an hour at most, no matter who asks', async () => {
    const { id } = await ordered('AT');
    const resendSent = async (staff: ConsoleClient) => {
      const sent = await eventually(async () => (await mailsOf({ id })).find(({ state }) => state === 'sent'));
      return resend({ id }, sent.id, staff);
    };
    for (const staff of [operations, admin, operations]) expect((await resendSent(staff)).status).toBe(200);
    for (const staff of [operations, admin]) {
      const { status, body } = await resendSent(staff);
      expect([status, body.error]).toMatchObject([409, { details: { reason: 'mail-sent-often' } }]);
    }
  });

  it('downloads the invoice of an order, and no document of another one', async () => {
    const { id, document } = await invoiceOf(order);
    const { id: other } = await invoiceOf(foreign);
    const { body } = await operations.ask<OrderCorrespondence>('GET', `/orders/${order.id}/correspondence`);
    expect(body.documents).toMatchObject([{ id, kind: 'invoice', number: document.number, total: order.totalPayable }]);
    const file = await operations.text(`/orders/${order.id}/documents/${id}`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.body.startsWith('%PDF-')).toBe(true);
    expect((await operations.text(`/orders/${order.id}/documents/${other}`)).status).toBe(404);
    expect((await operations.text(`/orders/${order.id}/documents/none`)).status).toBe(404);
    expect(await audited('order.document')).toEqual([order.orderNumber]);
  });

  it('shows the evidence of the VAT number that a company ordered with', async () => {
    const visitor = shop.visitor('SK');
    await add(visitor);
    const billingAddress = { ...addressIn('SK'), company: 'ACME', vatNumber: VALID_NUMBER };
    const addresses = { billingAddress, shippingAddress: null, email: 'eva@example.com' };
    await visitor.call('setCheckoutAddresses', { ...addresses, clientType: 'company' });
    await visitor.call('validateVatNumber', { vatNumber: VALID_NUMBER });
    const { id } = await placeOrder(visitor, 'bank-transfer');
    const { body } = await operations.ask<Timeline>('GET', `/orders/${id}/timeline`);
    const [check, ...more] = body.events.filter(({ source }) => source === 'vat');
    expect(more).toEqual([]);
    const prisma = shop.application.app.get(PrismaService);
    const stored = await prisma.vatCheck.findFirstOrThrow({ where: { vatNumber: VALID_NUMBER } });
    expect(check).toMatchObject({ event: 'valid', tone: 'good' });
    expect(check?.facts).toEqual({
      reference: VALID_NUMBER,
      register: 'evatr-rest',
      status: 'evatr-0000',
      code: '200',
      consultation: stored.consultationNumber,
      ownNumber: stored.ownNumber,
      evidence: stored.id,
    });
    expect(stored.ownNumber).toMatch(/^DE\d{9}$/);
    expect(stored.consultationNumber).not.toBeNull();
  });

  it('shows that a register did not answer, with its status and without a consultation number', async () => {
    const visitor = shop.visitor('DE');
    await add(visitor);
    const billingAddress = { ...addressIn('DE'), company: 'ACME', vatNumber: UNANSWERED_NUMBER };
    const addresses = { billingAddress, shippingAddress: null, email: 'eva@example.com' };
    await visitor.call('setCheckoutAddresses', { ...addresses, clientType: 'company' });
    await visitor.call('validateVatNumber', { vatNumber: UNANSWERED_NUMBER });
    const { id } = await placeOrder(visitor, 'bank-transfer');
    const { body } = await operations.ask<Timeline>('GET', `/orders/${id}/timeline`);
    const [check] = body.events.filter(({ source }) => source === 'vat');
    expect(check).toMatchObject({ event: 'not-validated', tone: 'neutral', facts: { register: 'vies' } });
    expect(check?.facts).toMatchObject({ reference: `DE${UNANSWERED_NUMBER}`, code: '205', status: 'MS_UNAVAILABLE' });
    expect(check?.facts).not.toHaveProperty('consultation');
  });

  it('mails a cancellation once, with articles, the reason for the customer and the credit note', async () => {
    const cancelled = await ordered('CH', 'cash-on-delivery', 'fr-CH');
    const { document: invoice } = await invoiceOf(cancelled);
    const id = randomUUID();
    const clicks = await Promise.all([1, 2, 3].map(() => cancel(cancelled, { id, customerReason: 'unavailable' })));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    await eventually(async () => (await mailsAbout(cancelled, 'order-confirmation')).length === 1 || undefined);
    const [mail, ...others] = await mailsAbout(cancelled, 'order-cancelled');
    expect([others, mail?.locale]).toEqual([[], 'fr-CH']);
    expect(mail?.message.subject).toBe(`La commande ${cancelled.orderNumber} est annulée`);
    const text = mail?.message.text ?? '';
    expect(text).toContain('un article n’est plus disponible');
    expect(text).toContain(cancelled.lineItems[0]?.name);
    expect(text).not.toContain('Fraud suspected');
    expect(text).not.toContain('viré le montant');
    const note = (await shop.application.app.get(Invoices).listByOrder(cancelled.orderNumber)).at(-1);
    expect(note?.document).toMatchObject({ kind: 'credit-note', totals: { payable: -invoice.totals.payable } });
    expect(text).toContain(`/${note?.id}`);
    const { body } = await operations.ask<Timeline>('GET', `/orders/${cancelled.id}/timeline`);
    expect(body.events.map(({ event }) => event)).toContain('order-cancelled-sent');
  });

  it('tells a customer who pays by transfer what to do if the money is on its way', async () => {
    const cancelled = await ordered('AT');
    expect((await cancel(cancelled)).body).toMatchObject({ state: 'done', customerReason: null });
    const [mail] = await mailsAbout(cancelled, 'order-cancelled');
    expect(mail?.message.text).toContain('Falls Sie den Betrag schon überwiesen haben');
    expect(mail?.message.text).not.toContain('nicht rechtzeitig');
  });

  it('refuses a reason for the customer that no mail gives', async () => {
    const other = await ordered('AT');
    const refused = await cancel(other, { kind: 'refund', centAmount: 1, customerReason: 'requested' });
    expect(refused.status).toBe(409);
    expect((await cancel(other, { customerReason: 'invented' })).status).toBe(400);
  });
});
