import { addressHas } from '@manifold/domain/address/printed';
import type { CartAddress } from '@manifold/domain/cart/contract';
import { deliveryDate } from '@manifold/domain/delivery-estimate/delivery-date';
import type { Money } from '@manifold/domain/money/money';
import type { CustomerReason } from '@manifold/domain/order-desk/contract';
import type { Order } from '@manifold/domain/order/contract';
import type { MailBlock } from '../../platform/mail/layout/blocks.js';
import type { MailAttachment } from '../../platform/mail/mailer.js';
import type { MailContext } from './mail-context.js';
import type { MailBody } from './mail-frame.js';
import { addressBlock, contentBlocks, invoiceBlocks, legalBlocks, nextSteps, paymentBlocks } from './order-blocks.js';

/** An order, and what its confirmation adds to it. */
export interface ConfirmedOrder {
  readonly order: Order;
  /** Working days of the longest delivery; null if unknown. */
  readonly deliveryDays: number | null;
  /** The code that a banking app scans; null if the country uses none. */
  readonly paymentCode: MailAttachment | null;
  /** The signed link to the invoice; null if it could not be issued yet. */
  readonly invoiceUrl: string | null;
}

/** A sum of money about an order; the order may not exist, because it could not be made. */
export interface OrderSum {
  /** As displayed. */
  readonly orderNumber: string;
  readonly name: CartAddress | null;
  readonly amount: Money;
  /** The signed link to the credit note of a refund or a cancellation; null if there is none. */
  readonly creditNoteUrl: string | null;
}

/** An order that staff cancelled and that was not paid online. */
export interface CancelledOrder extends Pick<OrderSum, 'creditNoteUrl'> {
  readonly order: Order;
  readonly reason: CustomerReason | null;
  /** Whether a bank transfer has not arrived; the customer may have made it already. */
  readonly awaitsTransfer: boolean;
}

/** A parcel and where it can be followed. */
export interface MailedParcel {
  readonly carrier?: string | null | undefined;
  readonly trackingNumber: string;
  readonly trackingUrl: string | null;
}

const CODE_PIXELS = 232;

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** Returns the greeting. A Hungarian's family name comes first, as in the address. */
function greeting(address: CartAddress | null, { say }: MailContext): MailBlock {
  const { country, firstName = '', lastName = '' } = address ?? {};
  const name = (addressHas(country, 'f') ? [lastName, firstName] : [firstName, lastName]).filter(Boolean).join(' ');
  // Without a name the comma after it would be alone.
  return paragraph(say('mail.greeting', { name }).replace(/\s+([,!:])/, '$1'));
}

function deliveryBlocks({ order, deliveryDays }: ConfirmedOrder, { say, texts }: MailContext): MailBlock[] {
  // A transfer or the payment of a voucher must arrive first.
  if (deliveryDays === null || order.paymentStatus !== 'paid') return [];
  const date = deliveryDate(new Date(order.createdAt), deliveryDays);
  const day = texts.formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' });
  return [paragraph(say('delivery.by', { date: day }))];
}

function codeBlocks({ paymentCode }: ConfirmedOrder, { say }: MailContext): MailBlock[] {
  if (!paymentCode?.contentId) return [];
  const alt = say('confirmation.qr-alt');
  const caption = say('confirmation.qr-caption');
  return [{ kind: 'picture', contentId: paymentCode.contentId, alt, caption, size: CODE_PIXELS }];
}

/** Returns the mail that confirms an order, with the payment code of a bank transfer as a picture. */
export function orderConfirmation(confirmed: ConfirmedOrder, context: MailContext): MailBody {
  const { say, day, base, sections } = context;
  const { order, paymentCode, invoiceUrl } = confirmed;
  const number = order.orderNumber;
  return {
    template: 'order-confirmation',
    subject: say('mail.confirmation-subject', { number, brand: sections.brand.name }),
    attachments: paymentCode ? [paymentCode] : [],
    facts: { orderNumber: number },
    blocks: [
      greeting(order.billingAddress, context),
      paragraph(say('mail.confirmation-intro', { date: day(new Date(order.createdAt)) })),
      { kind: 'rows', rows: [{ name: say('confirmation.number'), value: number, weight: 'strong' }] },
      ...deliveryBlocks(confirmed, context),
      ...nextSteps(order, context),
      ...contentBlocks(order, context),
      { kind: 'heading', text: say('confirmation.payment') },
      ...paymentBlocks(order, context),
      ...codeBlocks(confirmed, context),
      ...invoiceBlocks(invoiceUrl, context),
      addressBlock(order, context),
      { kind: 'button', text: say('mail.to-shop'), href: `${base}/` },
      ...legalBlocks(context),
    ],
  };
}

const creditNoteBlocks = ({ creditNoteUrl }: Pick<OrderSum, 'creditNoteUrl'>, { say }: MailContext): MailBlock[] =>
  creditNoteUrl === null ? [] : [{ kind: 'link', text: say('mail.credit-note'), href: creditNoteUrl }];

/** Returns the mail about a cancelled order, with its reason and a link to the credit note if there is one. */
export function cancelledMail(cancelled: CancelledOrder, context: MailContext): MailBody {
  const { order, reason, awaitsTransfer } = cancelled;
  const { say, base } = context;
  const number = order.orderNumber;
  return {
    template: 'order-cancelled',
    subject: say('mail.cancelled-subject', { number }),
    facts: { orderNumber: number },
    blocks: [
      greeting(order.billingAddress, context),
      paragraph(say('mail.cancelled-intro', { number })),
      ...(reason === null ? [] : [paragraph(say(`mail.cancelled-${reason}`))]),
      ...(awaitsTransfer ? [paragraph(say('mail.cancelled-transfer'))] : []),
      ...creditNoteBlocks(cancelled, context),
      ...contentBlocks(order, context),
      { kind: 'button', text: say('mail.to-shop'), href: `${base}/` },
    ],
  };
}

/** The mails about money, by template: the stem of their messages. */
const SUM_STEMS = {
  'payment-received': 'paid',
  'payment-failed': 'failed',
  'payment-reversed': 'reversed',
  refunded: 'refunded',
} as const;

export type SumTemplate = keyof typeof SUM_STEMS;

/** Returns the mail about a payment that arrived, failed, was reversed or refunded. */
export function sumMail(template: SumTemplate, sum: OrderSum, context: MailContext): MailBody {
  const { say, amount, base } = context;
  const stem = SUM_STEMS[template];
  const number = sum.orderNumber;
  return {
    template,
    subject: say(`mail.${stem}-subject`, { number }),
    facts: { orderNumber: number },
    blocks: [
      greeting(sum.name, context),
      paragraph(say(`mail.${stem}-intro`, { number, amount: amount(sum.amount) })),
      ...creditNoteBlocks(sum, context),
      { kind: 'button', text: say('mail.to-shop'), href: `${base}/` },
    ],
  };
}

/** Returns the mail about shipped parcels, each with a link to its carrier if there is one. */
export function shippedMail(order: Order, parcels: readonly MailedParcel[], context: MailContext): MailBody {
  const { say } = context;
  const number = order.orderNumber;
  const parcelBlocks = parcels.flatMap(({ carrier = null, trackingNumber, trackingUrl }, index): MailBlock[] => [
    {
      kind: 'rows',
      rows: [
        {
          name: say('mail.parcel', { index: index + 1, count: parcels.length }),
          value: carrier === null ? trackingNumber : `${carrier} ${trackingNumber}`,
        },
      ],
    },
    // A mail has one main action; several parcels get links.
    ...(trackingUrl === null
      ? []
      : [{ kind: parcels.length > 1 ? 'link' : 'button', text: say('mail.track'), href: trackingUrl } as const]),
  ]);
  return {
    template: 'shipped',
    subject: say('mail.shipped-subject', { number }),
    facts: { orderNumber: number },
    blocks: [
      greeting(order.shippingAddress, context),
      paragraph(say('mail.shipped-intro', { number })),
      ...parcelBlocks,
      ...contentBlocks(order, context).slice(0, 2),
      addressBlock(order, context),
    ],
  };
}
