import { printedAddress } from '@manifold/domain/address/printed';
import { ibanInGroups } from '@manifold/domain/bank-transfer/iban';
import type { CartAddress, CustomLineItem, LineItem } from '@manifold/domain/cart/contract';
import { shownLines } from '@manifold/domain/cart/shown-lines';
import { labelled } from '@manifold/domain/label/labelled';
import type { Order, VoucherAction } from '@manifold/domain/order/contract';
import { includesTax, orderTotals } from '@manifold/domain/order/order-totals';
import { money } from '@manifold/domain/money/money';
import type { MailBlock, MailLine, MailRow } from '../../platform/mail/layout/blocks.js';
import type { MailContext } from './mail-context.js';

const SHIPPING: Readonly<Record<string, string>> = {
  parcel: 'order-summary.shipping-parcel',
  freight: 'order-summary.shipping-freight',
};

/** Returns an article with pieces × price, and what was saved on it. A custom line has one price and no savings. */
function orderLine(line: LineItem | CustomLineItem, { say, amount, locale }: MailContext): MailLine {
  const { name, quantity, totalPrice } = line;
  const savings = 'savings' in line ? line.savings : [];
  const unit = amount('savings' in line ? (line.price.discounted ?? line.price.value) : line.price);
  const saved = savings.map((saving) => {
    const { centAmount, currencyCode } = saving.amount;
    return labelled(saving.name, amount(money(-centAmount, currencyCode)), locale);
  });
  return {
    name,
    notes: [say('order-summary.pieces', { quantity, price: unit }), ...saved],
    amount: amount(totalPrice),
  };
}

/** Returns the totals of an order as the shop shows them; goods, shipping, fee and rounding add up to the total. */
export function totalRows(order: Order, { say, amount, texts }: MailContext): MailRow[] {
  const totals = orderTotals(order);
  const { subtotal, shipping, fee, rounding, total, net, taxes } = totals;
  const totalName = includesTax(totals) ? ['order-summary.total', 'order-summary.with-tax'] : ['order-summary.total'];
  const shippingName = say(SHIPPING[shipping?.methodKey ?? ''] ?? 'order-summary.shipping');
  const percent = (rate: number): string => texts.formatNumber(rate, { style: 'percent', maximumFractionDigits: 1 });
  const rateName = (rate: number | null): string =>
    rate === null ? say('order-summary.tax') : say('order-summary.tax-at', { rate: percent(rate) });
  return [
    { name: say('order-summary.subtotal'), value: amount(subtotal) },
    ...(shipping
      ? [
          {
            name: shippingName,
            value: shipping.price.centAmount === 0 ? say('order-summary.free') : amount(shipping.price),
          },
        ]
      : []),
    ...(fee ? [{ name: fee.title ?? say('order-summary.fee'), value: amount(fee.price) }] : []),
    ...(rounding ? [{ name: say('order-summary.rounding'), value: amount(rounding) }] : []),
    { name: totalName.map((id) => say(id)).join(' '), value: amount(total), weight: 'strong' },
    ...(net ? [{ name: say('order-summary.net'), value: amount(net), weight: 'small' as const }] : []),
    ...taxes.map((tax) => ({ name: rateName(tax.rate), value: amount(tax.amount), weight: 'small' as const })),
  ];
}

/** Returns the articles and totals of an order. */
export function contentBlocks(order: Order, context: MailContext): MailBlock[] {
  return [
    { kind: 'heading', text: context.say('order-summary.title') },
    {
      kind: 'lines',
      lines: shownLines<LineItem | CustomLineItem>([...order.lineItems, ...order.customLineItems]).map((line) =>
        orderLine(line, context),
      ),
    },
    { kind: 'rows', rows: totalRows(order, context) },
  ];
}

function addressLines(address: CartAddress, { say, locale }: MailContext): string[] {
  const vat = address.vatNumber ? [labelled(say('addresses.field-vat-number'), address.vatNumber, locale)] : [];
  return [...printedAddress(address), ...(address.phone ? [address.phone] : []), ...vat];
}

/** Returns both addresses, each as it is written in its country. */
export function addressBlock(order: Order, context: MailContext): MailBlock {
  const { say } = context;
  return {
    kind: 'columns',
    columns: [
      { title: say('confirmation.shipping'), lines: addressLines(order.shippingAddress, context) },
      { title: say('confirmation.billing'), lines: addressLines(order.billingAddress, context) },
    ],
  };
}

const METHODS: Readonly<Record<Order['paymentMethod'], string>> = {
  'bank-transfer': 'confirmation.transfer',
  'cash-on-delivery': 'confirmation.on-delivery',
  online: 'mail.online',
};

/** Returns the voucher that is still to be paid. */
const voucherOf = ({ paymentInfo }: Order): VoucherAction | undefined =>
  paymentInfo.payments.find(({ action }) => action !== null)?.action ?? undefined;

/** Returns until when a voucher can be paid. The provider names the time without a zone. */
const expiryOf = ({ expiresAt }: VoucherAction, { texts }: MailContext): string =>
  texts.formatDate(new Date(`${expiresAt.slice(0, 19)}Z`), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Returns what a cash machine or online banking asks for to pay a voucher. */
function voucherBlocks(order: Order, voucher: VoucherAction, context: MailContext): MailBlock[] {
  const { say, amount } = context;
  const rows: MailRow[] = [
    { name: say('confirmation.entity'), value: voucher.entity },
    { name: say('confirmation.voucher-reference'), value: voucher.reference },
    { name: say('confirmation.amount'), value: amount(order.totalPayable), weight: 'strong' },
    { name: say('confirmation.pay-until'), value: expiryOf(voucher, context) },
    { name: say('confirmation.merchant-reference'), value: voucher.merchantReference },
  ];
  return [
    { kind: 'heading', text: say('confirmation.voucher-details') },
    { kind: 'rows', rows },
  ];
}

/** Returns the payment method, and for a bank transfer or a voucher how to pay. */
export function paymentBlocks(order: Order, context: MailContext): MailBlock[] {
  const { say, amount } = context;
  const { bankTransfer, paymentMethod, totalPayable } = order;
  const method: MailBlock = { kind: 'paragraph', text: say(METHODS[paymentMethod]) };
  const voucher = voucherOf(order);
  if (voucher) return [method, ...voucherBlocks(order, voucher, context)];
  if (!bankTransfer) return [method];
  const rows: MailRow[] = [
    { name: say('confirmation.amount'), value: amount(totalPayable), weight: 'strong' },
    { name: say('confirmation.account-owner'), value: bankTransfer.accountOwner },
    { name: say('confirmation.iban'), value: ibanInGroups(bankTransfer.iban) },
    { name: say('confirmation.bic'), value: bankTransfer.bic },
    { name: say('confirmation.bank-institute'), value: bankTransfer.bankInstitute },
    { name: say('confirmation.reference'), value: bankTransfer.reference },
  ];
  return [method, { kind: 'heading', text: say('confirmation.bank-details') }, { kind: 'rows', rows }];
}

/** Returns the texts of what happens next with an order, in order. */
function stepsOf(order: Order): readonly string[] {
  if (order.orderState === 'Cancelled') return ['my-orders.stage-cancelled'];
  if (order.paymentStatus === 'failed') return ['confirmation.step-failed'];
  switch (order.paymentMethod) {
    case 'bank-transfer':
      // Staff may have created the order of a shopper who has paid online.
      return order.bankTransfer
        ? ['confirmation.step-transfer', 'confirmation.step-transfer-pack', 'confirmation.step-deliver']
        : ['confirmation.step-pack', 'confirmation.step-deliver'];
    case 'cash-on-delivery':
      return ['confirmation.step-pack', 'confirmation.step-deliver', 'confirmation.step-pay-cash'];
    case 'online':
      return voucherOf(order)
        ? ['confirmation.step-voucher', 'confirmation.step-transfer-pack', 'confirmation.step-deliver']
        : ['confirmation.step-pack', 'confirmation.step-deliver'];
  }
}

/** Returns what happens next, as the confirmation page says it. */
export function nextSteps(order: Order, context: MailContext): MailBlock[] {
  const { say, amount } = context;
  const voucher = voucherOf(order);
  const values = { amount: amount(order.totalPayable), date: voucher ? expiryOf(voucher, context) : '' };
  const lines = stepsOf(order).map((step, index) => `${index + 1}. ${say(step, values)}`);
  return [
    { kind: 'heading', text: say('confirmation.next') },
    { kind: 'paragraph', text: lines.join('\n') },
  ];
}

/** Returns the link to the invoice; nothing if there is none. */
export const invoiceBlocks = (invoiceUrl: string | null, { say }: MailContext): MailBlock[] =>
  invoiceUrl === null ? [] : [{ kind: 'link', text: say('confirmation.invoice'), href: invoiceUrl }];

/** Returns terms, right of withdrawal and withdrawal form in full, with the texts of the information pages. */
export function legalBlocks({ say, sections, localSections }: MailContext): MailBlock[] {
  const { brand } = sections;
  const { returnDays: days, guaranteeYears: years } = sections['consumer-rights'];
  const contact = localSections?.['customer-care'].email ?? localSections?.['customer-care'].phone ?? '';
  const owner = [brand.legalName, contact].filter(Boolean).join(', ');
  return [
    {
      kind: 'small-print',
      title: say('information.terms-and-conditions'),
      paragraphs: [say('information.terms-text', { rate: sections['tax-rate'].standardRate })],
    },
    {
      kind: 'small-print',
      title: say('information.return-policy'),
      paragraphs: [say('information.return-text', { days }), say('information.complaint-text', { years })],
    },
    {
      kind: 'small-print',
      title: say('information.withdrawal-title'),
      paragraphs: [say('information.withdrawal-form', { owner })],
    },
  ];
}
