import { money } from '@manifold/domain/money/money';
import type { Order } from '@manifold/domain/order/contract';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { CartRecord, OrderRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { longestTime, ShippingMethods } from '../catalogue/index.js';
import { CANCELLATION, InvoiceLinks, Invoices, refundCause } from '../invoices/index.js';
import type { SentMail } from '../mail-outbox/index.js';
import { addressView } from '../cart/index.js';
import { onlineFactsOf, orderView, withChosenMethod } from '../orders/index.js';
import { type AttemptWithCheckout, Checkouts, OnlineAttempts } from '../payments/index.js';
import { marketOf } from '../visit/index.js';
import { MailComposer } from './mail-composer.service.js';
import type { MailContext } from './mail-context.js';
import { cancellationDetailsSchema, parcelDetailsSchema, sumDetailsSchema } from './mail-details.js';
import type { MailBody } from './mail-frame.js';
import { paymentCodePicture } from './payment-code-picture.js';
import { cancelledMail, orderConfirmation, shippedMail, sumMail, type SumTemplate } from './order-templates.js';
import { RunningCancellations } from './running-cancellations.repository.js';

const SUM_TEMPLATES: Readonly<Record<string, SumTemplate>> = {
  'payment-received': 'payment-received',
  'payment-failed': 'payment-failed',
  'payment-reversed': 'payment-reversed',
  refunded: 'refunded',
};

/** An order, or the cart that did not become one. */
interface MailSubject {
  readonly order: Order | undefined;
  readonly cart: CartRecord | undefined;
}

/** Composes queued mails from the order as the backend has it now. */
@Injectable()
export class OrderMailContent {
  constructor(
    private readonly composer: MailComposer,
    private readonly backend: OrderBackend,
    private readonly shippingMethods: ShippingMethods,
    private readonly checkouts: Checkouts,
    private readonly attempts: OnlineAttempts,
    private readonly invoices: Invoices,
    private readonly invoiceLinks: InvoiceLinks,
    private readonly cancellations: RunningCancellations,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the mail. Throws if its order cannot be read or has no recipient. */
  async compose(queued: SentMail): Promise<Mail> {
    const context = this.composer.contextOf(queued.storeKey, queued.locale);
    // The occasion of a mail about a payment is its reference.
    const attempt = queued.occasion === '' ? null : await this.attempts.findByReference(queued.occasion);
    const order = await this.orderOf(queued, attempt, context);
    const cart = order || !attempt ? undefined : await this.backend.cart(queued.storeKey, attempt.cartId);
    const to = queued.recipient ?? order?.customerEmail ?? cart?.customerEmail ?? '';
    if (to === '') throw new ShopError('not-found', { message: 'the mail has no recipient' });
    const { orderNumber, template, occasion, copy } = queued;
    const key = [orderNumber, template, occasion, copy].join('/');
    return this.composer.compose(context, await this.bodyOf(queued, { order, cart }, context), to, key);
  }

  private async bodyOf(queued: SentMail, { order, cart }: MailSubject, context: MailContext): Promise<MailBody> {
    const sum = SUM_TEMPLATES[queued.template];
    if (sum) {
      const { centAmount, currencyCode } = sumDetailsSchema.parse(queued.details);
      const orderNumber = shownOrderNumber(queued.orderNumber);
      const name = order?.billingAddress ?? addressView(cart?.billingAddress ?? null) ?? null;
      // The invoices under the number may be those of another order.
      const creditNoteUrl = order ? await this.creditNoteUrl(queued, context) : null;
      return sumMail(sum, { orderNumber, name, amount: money(centAmount, currencyCode), creditNoteUrl }, context);
    }
    if (!order) throw new ShopError('not-found', { message: 'the order of the mail does not exist yet' });
    if (queued.template === 'order-cancelled') {
      const details = cancellationDetailsSchema.parse(queued.details);
      const creditNoteUrl = await this.creditNoteUrl(queued, context);
      return cancelledMail({ order, ...details, creditNoteUrl }, context);
    }
    if (queued.template === 'shipped') {
      return shippedMail(order, parcelDetailsSchema.parse(queued.details).parcels, context);
    }
    const deliveryDays = await this.deliveryDays(order, context);
    const paymentCode = paymentCodePicture(order, context.sections.seller);
    const invoiceUrl = await this.invoiceUrl(queued.orderNumber, context);
    return orderConfirmation({ order, deliveryDays, paymentCode, invoiceUrl }, context);
  }

  /**
   * Returns the order with the names of its articles in the reader's language. Returns undefined if staff gave the number, which was
   * reserved for the attempt that the mail is about, to another order.
   */
  private async orderOf(
    queued: SentMail,
    attempt: AttemptWithCheckout | null,
    { locale }: MailContext,
  ): Promise<Order | undefined> {
    const snapshot = this.composer.snapshotOf(queued.storeKey);
    const { languages } = marketOf(snapshot, locale);
    const found = await this.backend.orderByNumber(queued.orderNumber, languages);
    if (!found || (attempt && !isOrderOf(attempt, found))) return undefined;
    const record = await withChosenMethod(found, this.checkouts);
    const attempts = record.paymentInterface === 'online' ? await this.attempts.findAll(record.paymentKeys) : [];
    return orderView(record, snapshot.document, onlineFactsOf(record, attempts));
  }

  /** Returns a signed link, because a guest has no session when reading the mail. The mail does not wait for a missing invoice. */
  private async invoiceUrl(orderNumber: string, { base }: MailContext): Promise<string | null> {
    try {
      const { id } = await this.invoices.invoiceOf(orderNumber);
      return new URL(this.invoiceLinks.pathOf(id), base).href;
    } catch (error) {
      this.logger.warn({ err: error, orderNumber }, 'mail sent without a link to the invoice');
      return null;
    }
  }

  /**
   * Returns a signed link to the credit note of a refund or a cancellation. Null if there is none, because everything was
   * credited before, or the payment of an order that could not be created was reversed. Throws while staff cancel the order, so
   * that the mail is retried: the provider's webhook may be faster than the credit note.
   */
  private async creditNoteUrl(queued: SentMail, { base }: MailContext): Promise<string | null> {
    const expected = creditCause(queued);
    if (expected === null) return null;
    const issued = await this.invoices.listByOrder(queued.orderNumber);
    const note = issued.find(({ cause }) => cause === expected);
    if (!note && (await this.cancellations.has(queued.orderNumber)))
      throw new ShopError('conflict', { message: 'the credit note of the mail is being issued' });
    return note ? new URL(this.invoiceLinks.pathOf(note.id), base).href : null;
  }

  private async deliveryDays({ shippingInfo }: Order, { storeKey, locale }: MailContext): Promise<number | null> {
    const methods = await this.shippingMethods.list(marketOf(this.composer.snapshotOf(storeKey), locale));
    return longestTime(methods.find(({ key }) => key === shippingInfo?.methodKey));
  }
}

/** Returns whether the order is that of the attempt's checkout. */
const isOrderOf = ({ cartId, checkout }: AttemptWithCheckout, order: OrderRecord): boolean =>
  order.cartId === cartId || order.id === checkout.orderId;

/** Returns the cause of the credit note that a mail is about; null if it is about none. */
function creditCause({ template, occasion }: SentMail): string | null {
  if (template === 'refunded') return refundCause(occasion);
  return template === 'order-cancelled' || template === 'payment-reversed' ? CANCELLATION : null;
}
