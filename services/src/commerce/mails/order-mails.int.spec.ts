import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatMoney } from '@manifold/domain/money/format';
import { randomUUID } from 'node:crypto';
import { startOutsideWorld, type OutsideWorldServer } from '../../../../sandbox/outside-world/server.js';
import { Env } from '../../platform/env/env.js';
import { TEST_VARIABLES } from '../../platform/env/testing/test-variables.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { SmtpMailer } from '../../platform/mail/smtp-mailer.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually, until } from '../../platform/testing/eventually.js';
import { MAIL_JOB_TRIES, MAIL_TRIES, MailOutbox, SEND_ORDER_MAIL, type SentMail } from '../mail-outbox/index.js';
import { OnlineAttempts, PaymentAttempts } from '../payments/index.js';
import { addressIn } from '../testing/addresses.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { add, giveAddress, placeOrder } from '../testing/shopping.js';
import { OrderMailJobs } from './order-mail-jobs.service.js';
import { OrderMails } from './order-mails.service.js';

interface Received {
  readonly template: string | null;
  readonly to: string;
  readonly orderNumber?: string;
  readonly locale?: string;
  readonly via: string;
  readonly message: {
    readonly subject: string;
    readonly html: string;
    readonly text: string;
    readonly from: { readonly name: string; readonly address: string };
    readonly replyTo: string | null;
    readonly headers: Readonly<Record<string, string>>;
    readonly attachments: readonly { readonly contentType: string; readonly contentId: string | null }[];
  };
}

const NO_COMMERCE = { apiUrl: 'http://127.0.0.1:9', authUrl: '', projectKey: '', clientId: '', clientSecret: '' };

let outside: OutsideWorldServer;
let shop: RunningShop;
let mails: OrderMails;

beforeAll(async () => {
  outside = await startOutsideWorld({ port: 0, shopUrl: 'http://localhost:3000', commerce: NO_COMMERCE });
  shop = await startShop({ OUTSIDE_WORLD_URL: outside.url });
  const jobs = shop.application.app.get(Jobs, { strict: false });
  await until(() => jobs.ready);
  mails = shop.application.app.get(OrderMails, { strict: false });
});
afterAll(async () => {
  await shop.stop();
  await outside.close();
});

const mailbox = async (): Promise<Received[]> =>
  (await (await fetch(`${outside.url}/mailbox/messages`)).json()) as Received[];
const mailsAbout = async (orderNumber: string, template: string) =>
  (await mailbox()).filter((mail) => mail.orderNumber === orderNumber && mail.template === template);
const awaitMails = (orderNumber: string, template: string, count: number) =>
  eventually(async () => {
    const found = await mailsAbout(orderNumber, template);
    return found.length >= count ? found : undefined;
  });

async function ordered(country: string, locale?: string) {
  const visitor = shop.visitor(country, locale);
  await add(visitor);
  await giveAddress(visitor, country);
  return placeOrder(visitor, 'bank-transfer');
}

/** Runs the sending of every mail of an order again, as a job that is repeated after a crash. */
async function repeatJobs(orderNumber: string): Promise<void> {
  const prisma = shop.application.app.get(PrismaService, { strict: false });
  const jobs = shop.application.app.get(OrderMailJobs, { strict: false });
  const rows = await prisma.sentMail.findMany({ where: { orderNumber } });
  for (const { id } of rows) await jobs.send(id);
}

describe('the confirmation of an order', () => {
  it('arrives once, with bank details, payment code and the total that the customer saw', async () => {
    const order = await ordered('SK');
    const [mail] = await awaitMails(order.orderNumber, 'order-confirmation', 1);
    expect(mail).toMatchObject({ to: 'eva@example.com', locale: 'sk-SK', via: 'HTTP' });
    const { subject, text, html, headers, replyTo, attachments } = mail?.message ?? {
      attachments: [],
      text: '',
      html: '',
    };
    expect(subject).toContain(order.orderNumber);
    expect(text).toContain(order.bankTransfer?.reference);
    expect(text).toContain(order.lineItems[0]?.name);
    expect(text).toContain(formatMoney(order.totalPayable, 'sk-SK'));
    expect(html).toContain('src="cid:payment-code"');
    // A guest opens the invoice without a session.
    const [, link = ''] = /href="(https?:[^"]+\/api\/invoices\/documents\/[^"]+)"/.exec(html) ?? [];
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
    const invoice = await shop.application.app.inject({
      url: `${pathname}${search}`,
      headers: { host: 'sk.localhost' },
    });
    expect([invoice.statusCode, invoice.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(attachments).toMatchObject([
      { contentType: 'image/png', contentId: 'logo' },
      { contentType: 'image/png', contentId: 'payment-code' },
    ]);
    expect(headers).toMatchObject({ 'Auto-Submitted': 'auto-generated', 'Content-Language': 'sk-SK' });
    expect(replyTo).toMatch(/@/);
    await repeatJobs(order.orderNumber);
    expect(await mailsAbout(order.orderNumber, 'order-confirmation')).toHaveLength(1);
    await eventually(async () => (await mails.mailsOf(order.orderNumber))[0]?.state === 'sent' || undefined);
  });

  it('has no paragraphs that the shopper wrote into the name, because anybody can order for another person', async () => {
    const visitor = shop.visitor('SK');
    await add(visitor);
    const firstName = 'Eva\r\n\r\nYou won.\u2028Claim it now.';
    const billingAddress = addressIn('SK', { firstName, city: 'Mesto\nYou won.' });
    const addresses = {
      clientType: 'private',
      email: 'eva@example.com',
      billingAddress,
      shippingAddress: null,
    } as const;
    await visitor.call('setCheckoutAddresses', addresses);
    const { orderNumber } = await placeOrder(visitor, 'bank-transfer');
    const [mail] = await awaitMails(orderNumber, 'order-confirmation', 1);
    const lines = mail?.message.text.split(/[\n\r\u2028]/) ?? [];
    expect(lines.filter((line) => line.includes('Claim it now.')).length).toBeGreaterThan(0);
    expect(lines.filter((line) => /^(You won|Claim)/.test(line))).toEqual([]);
  });

  it('has the payment code of the thank-you page, in countries whose banks use one', async () => {
    const codes = async (country: string, locale?: string): Promise<(string | null | undefined)[]> => {
      const visitor = shop.visitor(country, locale);
      await add(visitor);
      await giveAddress(visitor, country);
      const { id } = await placeOrder(visitor, 'bank-transfer');
      const { me } = await visitor.call('getOrders', { id });
      return me.orders.results.map(({ bankTransfer }) => bankTransfer?.code);
    };
    const picture = expect.stringMatching(/^data:image\/png;base64,iVBOR/);
    expect(await codes('SK')).toEqual([picture]);
    expect(await codes('CH', 'fr-CH')).toEqual([picture]);
    expect(await codes('HU')).toEqual([picture]);
    expect(await codes('ES')).toEqual([null]);
  });

  it('is in the language of the shopper, not in the first one of the store', async () => {
    const order = await ordered('CH', 'fr-CH');
    const [mail] = await awaitMails(order.orderNumber, 'order-confirmation', 1);
    expect(mail?.locale).toBe('fr-CH');
    expect(mail?.message.text).toContain('Nous avons bien reçu votre commande');
  });

  it('is neither lost nor doubled if the process dies before or after it was sent', async () => {
    const order = await ordered('SK');
    await awaitMails(order.orderNumber, 'order-confirmation', 1);
    const prisma = shop.application.app.get(PrismaService, { strict: false });
    const where = { orderNumber: order.orderNumber };
    await eventually(
      async () => (await prisma.sentMail.count({ where: { ...where, state: 'sent' } })) > 0 || undefined,
    );
    // Sent, but the process died before it recorded so. The mail system recognises the key.
    await prisma.sentMail.updateMany({ where, data: { state: 'queued', sentAt: null } });
    await repeatJobs(order.orderNumber);
    expect(await mailsAbout(order.orderNumber, 'order-confirmation')).toHaveLength(1);
    // The result of the attempt is stored once more, as after a crash between order and answer.
    const { id } = await prisma.paymentAttempt.findFirstOrThrow({ where: { checkout: where } });
    const attempt = await shop.application.app.get(OnlineAttempts, { strict: false }).find(id);
    if (!attempt) throw new Error('The attempt is missing');
    const { orderNumber } = attempt.checkout;
    const settlement = { outcome: 'ordered', orderId: order.id, orderNumber, email: 'eva@example.com' } as const;
    const attempts = shop.application.app.get(PaymentAttempts, { strict: false });
    await attempts.settle({ attempt, lease: '00000000-0000-4000-8000-000000000000' }, settlement);
    expect(await prisma.sentMail.count({ where })).toBe(1);
  });

  it('is sent again when the order desk asks for it, once if two people ask at the same time', async () => {
    const order = await ordered('SK');
    await awaitMails(order.orderNumber, 'order-confirmation', 1);
    const first = await eventually(async () =>
      (await mails.mailsOf(order.orderNumber)).find(({ state }) => state === 'sent'),
    );
    const asked = await Promise.all([mails.resend(first.id), mails.resend(first.id)]);
    expect(asked.toSorted()).toEqual([false, true]);
    await awaitMails(order.orderNumber, 'order-confirmation', 2);
    expect((await mails.mailsOf(order.orderNumber)).map(({ copy }) => copy)).toEqual([1, 0]);
    expect(await mails.resend(randomUUID())).toBe(false);
  });
});

describe('a mail about a payment or a delivery', () => {
  it('names the sum, is sent once for each occasion, and needs no order', async () => {
    const reversed = {
      orderNumber: 'SK-999999',
      template: 'payment-reversed',
      storeKey: 'ferrum_sk',
      locale: 'sk-SK',
      recipient: 'eva@example.com',
      details: { centAmount: 12_345, currencyCode: 'EUR' },
    } as const;
    await mails.queue(reversed);
    await mails.queue(reversed);
    const found = await awaitMails('SK-999999', 'payment-reversed', 1);
    expect(found[0]?.message.text).toMatch(/123,45\s€/);
    await mails.queue({ ...reversed, template: 'refunded', occasion: 'refund-1' });
    await mails.queue({ ...reversed, template: 'refunded', occasion: 'refund-2' });
    await awaitMails('SK-999999', 'refunded', 2);
    expect(await mailsAbout('SK-999999', 'payment-reversed')).toHaveLength(1);
  });

  it('lists the parcels of a delivery with their tracking', async () => {
    const order = await ordered('SK');
    const parcels = [{ trackingNumber: 'P-1', trackingUrl: 'https://tracking.example/P-1' }];
    await mails.queue({
      orderNumber: order.orderNumber,
      template: 'shipped',
      occasion: 'delivery-1',
      storeKey: 'ferrum_sk',
      locale: 'sk-SK',
      recipient: 'eva@example.com',
      details: { parcels },
    });
    const [mail] = await awaitMails(order.orderNumber, 'shipped', 1);
    expect(mail?.message.html).toContain('href="https://tracking.example/P-1"');
  });

  it('that the mail system does not accept stays queued with a reason that names nobody', async () => {
    const recipient = 'sandbox-unavailable@example.com';
    const lost = {
      orderNumber: 'SK-888888',
      template: 'payment-failed',
      storeKey: 'ferrum_sk',
      locale: 'sk-SK',
    } as const;
    await mails.queue({ ...lost, recipient, details: { centAmount: 100, currencyCode: 'EUR' } });
    const mail = await eventually(async () => (await mails.mailsOf('SK-888888')).find(({ error }) => error !== null));
    expect(mail).toMatchObject({ state: 'queued', error: expect.stringContaining('503') as unknown });
    expect(mail?.error).not.toContain('@');
  });
});

describe('a mail that no job sends', () => {
  const refused = 'sandbox-unavailable@example.com';
  const prisma = () => shop.application.app.get(PrismaService, { strict: false });
  const sweep = () => shop.application.app.get(OrderMailJobs, { strict: false }).sweep();
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const stored = (id: string) => prisma().sentMail.findUniqueOrThrow({ where: { id } });

  /** Stores a mail that is due for the sweep, without a job. */
  async function waiting(
    row: Partial<Pick<SentMail, 'recipient' | 'state' | 'tries' | 'leasedUntil' | 'nextTryAt'>>,
  ): Promise<string> {
    const data = {
      ...{ orderNumber: `SK-${randomUUID()}`, template: 'payment-failed', storeKey: 'ferrum_sk', locale: 'sk-SK' },
      ...{ recipient: 'eva@example.com', details: { centAmount: 100, currencyCode: 'EUR' } },
      ...{ nextTryAt: minutesAgo(1), ...row },
    };
    return (await prisma().sentMail.create({ data, select: { id: true } })).id;
  }

  it('because the job queue had not started is tried until it is accepted', async () => {
    const id = await waiting({ recipient: refused });
    await sweep();
    const failed = await stored(id);
    expect(failed).toMatchObject({ state: 'queued', tries: 1 });
    expect(failed.nextTryAt.getTime()).toBeGreaterThan(Date.now());
    await prisma().sentMail.update({ where: { id }, data: { recipient: 'eva@example.com', nextTryAt: minutesAgo(1) } });
    await sweep();
    expect(await stored(id)).toMatchObject({ state: 'sent', error: null });
  });

  it('because its process died is sent when the lease is over, not before', async () => {
    const dead = await waiting({ tries: MAIL_JOB_TRIES, leasedUntil: minutesAgo(1) });
    const claimed = await waiting({ tries: 1, leasedUntil: minutesAgo(-1) });
    await sweep();
    expect([await stored(dead), await stored(claimed)]).toMatchObject([{ state: 'sent' }, { state: 'queued' }]);
  });

  it('because it was tried for half an hour is tried for a day, every quarter of an hour', async () => {
    const [early, last] = [MAIL_JOB_TRIES, MAIL_TRIES - 1];
    const [id, lost] = await Promise.all([early, last].map((tries) => waiting({ recipient: refused, tries })));
    if (id === undefined || lost === undefined) throw new Error('The mails are missing');
    await sweep();
    const retried = await stored(id);
    expect([retried, await stored(lost)]).toMatchObject([{ state: 'queued' }, { state: 'failed', tries: MAIL_TRIES }]);
    const pause = retried.nextTryAt.getTime() - Date.now();
    expect(pause).toBeGreaterThan(13 * 60_000);
    expect(pause).toBeLessThan(16 * 60_000);
  });

  it('because it ends its process waits before the next try', async () => {
    const outbox = shop.application.app.get(MailOutbox, { strict: false });
    const [swept, sent] = await Promise.all([
      waiting({ tries: MAIL_JOB_TRIES, nextTryAt: minutesAgo(600) }),
      waiting({ tries: MAIL_JOB_TRIES, nextTryAt: minutesAgo(-1) }),
    ]);
    const claims = [await outbox.claimForgotten(0), await outbox.claim(sent)];
    expect(claims).toMatchObject([{ id: swept }, { id: sent }]);
    for (const claimed of claims) expect(claimed?.nextTryAt.getTime()).toBeGreaterThan(Date.now() + 13 * 60_000);
    await prisma().sentMail.updateMany({
      where: { id: { in: [swept, sent] } },
      data: { leasedUntil: minutesAgo(1) },
    });
    await sweep();
    const tried = { state: 'queued', tries: MAIL_JOB_TRIES + 1 };
    expect([await stored(swept), await stored(sent)]).toMatchObject([tried, tried]);
  });

  it('because it ended its process in every try is failed, and staff can send it again', async () => {
    const jobs = shop.application.app.get(OrderMailJobs, { strict: false });
    const [dead, running] = await Promise.all(
      [1, -1].map((ago) => waiting({ tries: MAIL_TRIES, leasedUntil: minutesAgo(ago) })),
    );
    if (dead === undefined || running === undefined) throw new Error('The mails are missing');
    expect(await jobs.send(dead)).toBe(false);
    await sweep();
    const failed = { state: 'failed', tries: MAIL_TRIES, error: expect.stringContaining('process') as unknown };
    expect([await stored(dead), await stored(running)]).toMatchObject([failed, { state: 'queued', error: null }]);
    expect(await mails.resend(dead)).toBe(true);
    await until(async () => (await stored(dead)).state === 'sent');
  });

  it('because all tries failed is sent when staff retry its job, or send it again', async () => {
    const jobs = shop.application.app.get(Jobs, { strict: false });
    const [retried, resent] = await Promise.all([1, 2].map(() => waiting({ state: 'failed', tries: MAIL_TRIES })));
    if (retried === undefined || resent === undefined) throw new Error('The mails are missing');
    await prisma().$transaction((db) =>
      jobs.enqueue(db, { name: SEND_ORDER_MAIL, data: { id: retried }, afterSeconds: 3600 }),
    );
    const [job] = await prisma().$queryRaw<{ id: string }[]>`
      UPDATE pgboss.job SET state = 'failed', completed_on = now() WHERE data ->> 'id' = ${retried} RETURNING id::text`;
    await prisma().$transaction((db) => jobs.retry(db, SEND_ORDER_MAIL, job?.id ?? ''));
    expect(await mails.resend(resent)).toBe(true);
    for (const id of [retried, resent])
      expect(
        await eventually(async () => ((await stored(id)).state === 'sent' ? stored(id) : undefined)),
      ).toMatchObject({ tries: 1, copy: 0 });
  });
});

describe('the SMTP adapter', () => {
  const mail = {
    template: 'order-confirmation',
    to: 'eva@example.com',
    from: {
      name: 'Ferrum\r\nBcc: victim@example.com',
      address: 'no-reply@ferrum.example',
      replyTo: 'care@ferrum.example',
    },
    subject: 'Objednávka\r\nBcc: victim@example.com',
    html: '<p>Ďakujeme</p><img src="cid:code" alt="">',
    text: 'Ďakujeme',
    language: 'sk-SK',
    attachments: [{ filename: 'code.png', contentType: 'image/png', content: 'iVBORw0KGgo=', contentId: 'code' }],
    idempotencyKey: 'SK-1/order-confirmation',
    facts: {},
  };
  const mailer = () =>
    new SmtpMailer(
      Env.parse({
        DATABASE_URL: 'postgresql://x@127.0.0.1:9/x',
        ...TEST_VARIABLES,
        MAIL_SMTP_URL: `smtp://127.0.0.1:${outside.smtpPort}`,
      }),
    );

  it('delivers the same mail, and a line break in a text adds neither header nor recipient', async () => {
    const smtp = mailer();
    await smtp.send(mail);
    smtp.onApplicationShutdown();
    const received = (await mailbox()).find(({ via }) => via === 'SMTP');
    expect(received).toMatchObject({ to: 'eva@example.com' });
    expect(received?.message.subject).toBe('Objednávka Bcc: victim@example.com');
    expect(Object.keys(received?.message.headers ?? {}).map((name) => name.toLowerCase())).not.toContain('bcc');
    expect(received?.message.html).toContain('Ďakujeme');
    expect(received?.message.attachments).toMatchObject([{ contentId: 'code' }]);
    expect(received?.message.headers['Auto-Submitted']).toBe('auto-generated');
  });

  it('reports a refusal by the server’s status only, without the address', async () => {
    const smtp = mailer();
    const refused = await smtp.send({ ...mail, to: 'sandbox-unavailable@example.com' }).catch(String);
    smtp.onApplicationShutdown();
    expect(refused).toMatch(/did not accept the mail: .*421/);
    expect(refused).not.toContain('@');
  });
});
