import type { Credit } from '@manifold/domain/invoice/credit-note';
import { draftCreditNote } from '@manifold/domain/invoice/credit-note';
import { deliveryDate } from '@manifold/domain/delivery-estimate/delivery-date';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Snapshot, StoreDocument } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import type { OrderRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { LiveConfig } from '../../store-config/index.js';
import { ShippingMethods } from '../catalogue/index.js';
import { languageChain, marketOf } from '../visit/index.js';
import { calendarDay } from './calendar-day.js';
import { InvoiceRegister, type IssuedInvoice } from './invoice-register.js';
import { invoiceDraftOf, localeOfOrder } from './invoiced-order.js';
import { UninvoicedOrders } from './uninvoiced-orders.repository.js';

/** The time zone in which local dates of this process are computed. */
const PROCESS_TIME_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The cause of the one invoice of an order. */
const ORDER = 'order';
/** The cause of the one credit note of a cancelled order. */
export const CANCELLATION = 'cancellation';

/** Returns the cause of the credit note of a refund, by its reference at the payment provider. */
export const refundCause = (reference: string): string => `refund ${reference}`;

/** Issues the invoice of an order once, and a credit note per refund and for its cancellation. */
@Injectable()
export class Invoices {
  constructor(
    private readonly register: InvoiceRegister,
    private readonly backend: OrderBackend,
    private readonly orders: UninvoicedOrders,
    private readonly config: LiveConfig,
    private readonly shippingMethods: ShippingMethods,
  ) {}

  /** Returns an order's invoice and credit notes, oldest first. `orderNumber` as the commerce backend stores it. */
  listByOrder(orderNumber: string): Promise<IssuedInvoice[]> {
    return this.register.listByOrder(orderNumber);
  }

  /** Returns the invoice of an order; issues it if it does not exist yet. Throws `not-found` if the order does not exist. */
  async invoiceOf(orderNumber: string): Promise<IssuedInvoice> {
    const issued = await this.register.listByOrder(orderNumber);
    return issued.find(({ cause }) => cause === ORDER) ?? this.issue(orderNumber);
  }

  /**
   * Issues the credit note of a refund once, by the refund's reference at the payment provider or bank. Throws `invalid-input`
   * if the refunds of the order would exceed its invoice.
   */
  creditRefund(orderNumber: string, refund: { readonly reference: string; readonly centAmount: number }) {
    const { reference, centAmount } = refund;
    return this.credit(orderNumber, refundCause(reference), { reason: 'refund', centAmount });
  }

  /** Issues the credit note of a cancelled order once, over all that is not credited yet. Throws `invalid-input` if nothing is left. */
  creditCancellation(orderNumber: string): Promise<IssuedInvoice> {
    return this.credit(orderNumber, CANCELLATION, { reason: 'cancellation' });
  }

  private async issue(orderNumber: string): Promise<IssuedInvoice> {
    const { snapshot, isAuthorised } = await this.checkoutOf(orderNumber);
    const { document: store } = snapshot;
    const order = await this.order(orderNumber, snapshot);
    const supplyOn = await this.supplyDay(order, snapshot);
    const draft = invoiceDraftOf({ order, store, supplyOn, isAuthorised });
    const { invoicePrefix: prefix } = store.sections.seller;
    return this.register.issue({
      ...seriesOf(store),
      orderNumber,
      cause: ORDER,
      kind: 'invoice',
      prefix,
      draft: () => draft,
    });
  }

  private async credit(orderNumber: string, cause: string, credit: Credit): Promise<IssuedInvoice> {
    await this.invoiceOf(orderNumber);
    const { snapshot } = await this.checkoutOf(orderNumber);
    const { document: store } = snapshot;
    const { creditNotePrefix: prefix } = store.sections.seller;
    return this.register.issue({
      ...seriesOf(store),
      orderNumber,
      cause,
      kind: 'credit-note',
      prefix,
      draft: (earlier) => {
        const [invoice, ...creditNotes] = earlier;
        if (!invoice) throw new ShopError('not-found', { message: 'The order has no invoice' });
        const result = draftCreditNote(invoice, creditNotes, credit);
        if (result.kind === 'credited') return result.draft;
        throw invalidField('centAmount', result.refusal);
      },
    });
  }

  private async checkoutOf(orderNumber: string) {
    const checkout = await this.orders.checkoutOf(orderNumber);
    const snapshot = checkout && this.config.snapshot(checkout.storeKey);
    if (!snapshot) throw new ShopError('not-found', { message: 'No order of a store has this number' });
    return { snapshot, isAuthorised: checkout.isAuthorised };
  }

  /** Reads the order in the shopper's language. */
  private async order(orderNumber: string, snapshot: Snapshot): Promise<OrderRecord> {
    const { document } = snapshot;
    const likely = localeOfOrder({ locale: null }, document);
    const order = await this.backend.orderToInvoice(orderNumber, languageChain(snapshot, likely));
    if (!order) throw new ShopError('not-found', { message: 'The commerce backend has no order with this number' });
    const locale = localeOfOrder(order, document);
    if (locale === likely) return order;
    return (await this.backend.orderToInvoice(orderNumber, languageChain(snapshot, locale))) ?? order;
  }

  /** Returns the latest day of delivery by the time that the shipping method states; null if it states none. */
  private async supplyDay({ createdAt, shippingInfo }: OrderRecord, snapshot: Snapshot): Promise<string | null> {
    const { timeZone } = snapshot.document.sections.store;
    const methods = await this.shippingMethods.list(
      marketOf(snapshot, localeOfOrder({ locale: null }, snapshot.document)),
    );
    const method = methods.find(({ key }) => key === shippingInfo?.methodKey);
    const days = method?.deliveryTime?.match(/\d+/g)?.map(Number) ?? [];
    if (days.length === 0) return null;
    // Noon, so that the day is the same in every time zone.
    const ordered = new Date(`${calendarDay(new Date(createdAt), timeZone)}T12:00:00`);
    return calendarDay(deliveryDate(ordered, Math.max(...days)), PROCESS_TIME_ZONE);
  }
}

const seriesOf = ({ storeKey, sections }: StoreDocument) => ({ storeKey, timeZone: sections.store.timeZone });
