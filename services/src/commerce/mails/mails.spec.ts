import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { seedDocuments } from '@manifold/config-seeds/documents';
import { PREVIEWED_MAILS, type PreviewedMail } from '@manifold/domain/mail-preview/contract';
import { CUSTOMER_REASONS } from '@manifold/domain/order-desk/contract';
import { orderTotals } from '@manifold/domain/order/order-totals';
import { mailContext, type MailContext } from './mail-context.js';
import { framedMail } from './mail-frame.js';
import { MailTextFiles } from './mail-texts.service.js';
import { sampleMail } from './sample-mail.js';
import { sampleOrder } from './sample-order.js';
import { nextSteps, totalRows } from './order-blocks.js';
import { orderConfirmation } from './order-templates.js';

const files = new MailTextFiles();
const documents = seedDocuments(new Date('2026-11-23T00:00:00Z'));
const contexts = documents.flatMap((document) =>
  document.sections.store.locales.map(({ locale }): [string, MailContext] => {
    const snapshot = { storeKey: document.storeKey, revision: 1, validFrom: null, hash: '0'.repeat(16), document };
    const { timeZone, productionHost } = document.sections.store;
    const texts = files.textsOf(locale, timeZone);
    return [
      `${document.storeKey} in ${locale}`,
      mailContext(snapshot, locale, { texts, origin: `https://${productionHost}` }),
    ];
  }),
);
const envelope = { to: 'eva@example.com', idempotencyKey: 'k', sender: undefined, logo: undefined };

const rendered = (mail: PreviewedMail, context: MailContext) =>
  framedMail(context, sampleMail(mail, context), envelope);

it('the table of mails in docs/operations.md has every template', () => {
  const [[, context] = []] = contexts;
  if (!context) throw new Error('The seeds have no store');
  const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const templates = new Set(PREVIEWED_MAILS.map((mail) => sampleMail(mail, context).template));
  expect([...templates].filter((template) => !guide.includes(`\n| \`${template}\` `))).toEqual([]);
});

describe.each(contexts)('the mails of %s', (_name, context) => {
  it('have every text, in HTML and as plain text, with the addresses of the store’s own shop', () => {
    for (const mail of PREVIEWED_MAILS) {
      const { html, text, subject, language, from } = rendered(mail, context);
      expect(subject).not.toMatch(/[{}]|(^|\s)mail\.|undefined/);
      expect(text).not.toMatch(/\{|\bundefined\b|(^|\s)mail\.[a-z]/);
      expect(html).toContain(`<html lang="${language}" dir="ltr">`);
      expect(language).toBe(context.locale);
      expect(from.address).toBe(`no-reply@${context.sections.store.productionHost}`);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
      for (const href of links) expect(href).toMatch(/^https:\/\//);
      expect(links[0]?.startsWith(context.base)).toBe(true);
    }
  });

  it('begin with a capital letter where nobody is greeted, and end no sentence with two full stops', () => {
    for (const mail of PREVIEWED_MAILS) {
      expect(rendered(mail, context).text).not.toMatch(/[^.]\.\.(\s|$)/);
      const [first] = sampleMail(mail, context).blocks;
      if (first?.kind === 'paragraph' && !/[,!]$/.test(first.text)) expect(first.text).toMatch(/^[\p{Lu}\p{N}]/u);
    }
  });

  it('show sums that add up to the total that the customer pays', () => {
    for (const method of ['online', 'bank-transfer', 'cash-on-delivery'] as const) {
      const order = sampleOrder(context, method);
      const { subtotal, shipping, fee, rounding, total, net, taxes } = orderTotals(order);
      const sum = [subtotal, shipping?.price, fee?.price, rounding].reduce(
        (cents, one) => cents + (one?.centAmount ?? 0),
        0,
      );
      expect(sum).toBe(total.centAmount);
      const taxed = (net?.centAmount ?? 0) + taxes.reduce((cents, { amount }) => cents + amount.centAmount, 0);
      expect(taxed).toBe(total.centAmount - (rounding?.centAmount ?? 0));
      const body = orderConfirmation({ order, deliveryDays: 4, paymentCode: null, invoiceUrl: null }, context);
      const { html, text } = framedMail(context, body, envelope);
      const lines = [...order.lineItems, ...order.customLineItems];
      for (const { name } of lines) expect(text).toContain(name);
      const goods = lines.reduce((cents, { totalPrice }) => cents + totalPrice.centAmount, 0);
      expect(goods).toBe(order.subtotal.centAmount);
      for (const { value } of totalRows(order, context)) {
        expect(text).toContain(value);
        expect(html.replaceAll('&#39;', "'")).toContain(value);
      }
    }
  });

  it('about a cancelled order show its articles and credit note, and only a transfer’s says what to do with the money', () => {
    const onDelivery = rendered('order-cancelled-cash-on-delivery', context).text;
    const transfer = rendered('order-cancelled-bank-transfer', context).text;
    const plain = (text: string) => text.replace(/\s+/g, ' ');
    for (const text of [onDelivery, transfer]) {
      expect(text).toContain('Test article 1');
      expect(text).toContain(context.say('mail.credit-note'));
    }
    expect(plain(transfer)).toContain(plain(context.say('mail.cancelled-transfer')));
    expect(plain(onDelivery)).not.toContain(plain(context.say('mail.cancelled-transfer')));
    for (const reason of CUSTOMER_REASONS) expect(context.say(`mail.cancelled-${reason}`)).toMatch(/\.$/);
  });

  it('say of an order that was cancelled before its confirmation was sent that it is cancelled, and no other step', () => {
    for (const method of ['online', 'bank-transfer', 'cash-on-delivery'] as const) {
      const order = { ...sampleOrder(context, method), orderState: 'Cancelled', paymentStatus: 'failed' } as const;
      const blocks = orderConfirmation({ order, deliveryDays: 4, paymentCode: null, invoiceUrl: null }, context).blocks;
      const texts = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
      expect(texts).toContain(`1. ${context.say('my-orders.stage-cancelled')}`);
    }
  });

  it('ask for no transfer if staff created the order without a payment', () => {
    const order = { ...sampleOrder(context, 'bank-transfer'), bankTransfer: null };
    const [, steps] = nextSteps(order, context);
    const [pack, deliver] = [context.say('confirmation.step-pack'), context.say('confirmation.step-deliver')];
    expect(steps).toEqual({ kind: 'paragraph', text: `1. ${pack}\n2. ${deliver}` });
  });

  it('tell how to pay a Multibanco voucher: entity, reference, amount, until when and our reference', () => {
    const { text } = rendered('order-confirmation-multibanco', context);
    for (const fact of ['12101', '501422944', '2026']) expect(text).toContain(fact);
    expect(text).toMatch(/23[.:]59|11:59/);
    const { totalPayable, orderNumber } = sampleOrder(context, 'online');
    for (const fact of [context.amount(totalPayable), `${orderNumber}-1`]) expect(text).toContain(fact);
    expect(rendered('order-confirmation-online', context).text).not.toContain('12101');
  });

  it('contain terms, right of withdrawal and withdrawal form in full, as the shop’s pages have them', () => {
    const { text } = rendered('order-confirmation-online', context);
    const plain = text.replace(/\s+/g, ' ');
    const { brand } = context.sections;
    const { returnDays: days } = context.sections['consumer-rights'];
    expect(plain).toContain(context.say('information.return-text', { days }).replace(/\s+/g, ' '));
    const rate = context.sections['tax-rate'].standardRate;
    expect(plain).toContain(context.say('information.terms-text', { rate }).replace(/\s+/g, ' '));
    const contact = context.localSections?.['customer-care'].email ?? context.localSections?.['customer-care'].phone;
    const owner = [brand.legalName, contact].filter(Boolean).join(', ');
    expect(plain).toContain(context.say('information.withdrawal-form', { owner }).replace(/\s+/g, ' '));
  });
});

describe('a mail', () => {
  const [, context] = contexts.find(([name]) => name.endsWith('sk-SK')) ?? contexts[0] ?? [];

  it('shows what the customer typed as text', () => {
    if (!context) throw new Error('There are no stores');
    const order = sampleOrder(context, 'online');
    const hostile = {
      ...order,
      billingAddress: { ...order.billingAddress, firstName: '<img src=x onerror=alert(1)>' },
    };
    const { html } = framedMail(
      context,
      orderConfirmation({ order: hostile, deliveryDays: null, paymentCode: null, invoiceUrl: null }, context),
      envelope,
    );
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});
