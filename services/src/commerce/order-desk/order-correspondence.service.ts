import type { AuditAction } from '@manifold/domain/audit/actions';
import type { OrderCorrespondence, OrderMail } from '@manifold/domain/order-desk/correspondence';
import {
  isResendable,
  isSameMail,
  lastCopies,
  orderMailTemplateSchema,
} from '@manifold/domain/order-desk/correspondence';
import { money } from '@manifold/domain/money/money';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { InvoiceDocuments, type InvoiceFile, Invoices } from '../invoices/index.js';
import { type MailOfOrder, OrderMails } from '../mails/index.js';
import { AccessibleOrders, type AccessibleOrder } from './accessible-orders.service.js';
import { DeskAudit } from './desk-audit.repository.js';

/** Another mail does not help a customer who did not receive this many. */
const COPIES_PER_HOUR = 3;
const HOUR_MILLISECONDS = 60 * 60 * 1000;

/** The documents and mails of an order. All methods throw `not-found` for orders of other countries, and are audited. */
@Injectable()
export class OrderCorrespondences {
  constructor(
    private readonly orders: AccessibleOrders,
    private readonly invoices: Invoices,
    private readonly files: InvoiceDocuments,
    private readonly mails: OrderMails,
    private readonly audit: DeskAudit,
    private readonly limits: RateLimits,
  ) {}

  async view(id: string, staff: Staff): Promise<OrderCorrespondence> {
    const order = await this.orders.get(id, staff);
    await this.record('order.correspondence', order, staff, {});
    return this.correspondenceOf(numberOf(order));
  }

  /** Returns an invoice or credit note. Throws `not-found` if it belongs to another order. */
  async document(id: string, documentId: string, staff: Staff): Promise<InvoiceFile> {
    const order = await this.orders.get(id, staff);
    const file = await this.files.documentPdf(numberOf(order), documentId);
    await this.record('order.document', order, staff, { document: file.name });
    return file;
  }

  /**
   * Sends a mail again. Throws `not-found` if the order has no such mail, `conflict` if it is queued or was sent to this address too
   * often within the last hour, and `too-many-attempts` if this person has sent mails of the order too often.
   */
  async resend(id: string, mailId: string, staff: Staff): Promise<OrderCorrespondence> {
    this.limits.take('order-desk', staff.id);
    const order = await this.orders.get(id, staff);
    const orderNumber = numberOf(order);
    const mails = await this.mails.mailsOf(orderNumber);
    const mail = lastCopyOf(mails, mailId);
    if (!mail) throw new ShopError('not-found');
    // A second click would send the same mail twice.
    if (mail.state === 'queued') throw waiting();
    if (!isResendable(mail)) throw new ShopError('conflict', { details: { reason: 'no-recipient' } });
    // A failed mail did not reach the address.
    if (mail.state === 'sent' && copiesWithinHour(mails, mail) >= COPIES_PER_HOUR)
      throw new ShopError('conflict', { details: { reason: 'mail-sent-often' } });
    this.limits.take('order-mail', `${staff.id} ${orderNumber}`);
    if (!(await this.mails.resend(mail.id))) throw waiting();
    await this.record('order.mail', order, staff, { template: mail.template });
    return this.correspondenceOf(orderNumber);
  }

  private async correspondenceOf(orderNumber: string): Promise<OrderCorrespondence> {
    const [issued, mails] = await Promise.all([
      this.invoices.listByOrder(orderNumber),
      this.mails.mailsOf(orderNumber),
    ]);
    const documents = issued.map(({ id, document: { kind, number, issuedOn, totals, currencyCode } }) => ({
      ...{ id, kind, number, issuedOn },
      total: money(totals.payable, currencyCode),
    }));
    return { documents, mails: mailsToShow(mails) };
  }

  private record(
    action: AuditAction,
    order: AccessibleOrder,
    staff: Staff,
    details: Record<string, string>,
  ): Promise<void> {
    const subject = shownOrderNumber(order.record.orderNumber);
    return this.audit.record({
      actor: staff.email,
      action,
      subject,
      details: { stores: [order.storeKey], ...details },
    });
  }
}

const numberOf = ({ record }: AccessibleOrder): string => record.orderNumber;

const waiting = () => new ShopError('conflict', { details: { reason: 'mail-waiting' } });

/** Returns how many mails of a template were sent again to an address within an hour, by all staff on all replicas. */
const copiesWithinHour = (mails: readonly MailOfOrder[], { template, recipient }: MailOfOrder): number =>
  mails.filter((mail) => {
    const isRecent = Date.parse(mail.createdAt) > Date.now() - HOUR_MILLISECONDS;
    return mail.copy > 0 && mail.template === template && mail.recipient === recipient && isRecent;
  }).length;

/** Returns the last copy of a mail, because the page that named the mail may be older. Takes the newest mail first. */
function lastCopyOf(mails: readonly MailOfOrder[], id: string): MailOfOrder | undefined {
  const named = mails.find((mail) => mail.id === id);
  return named && mails.find((mail) => isSameMail(mail, named));
}

/** Returns the last copy of each mail, so that one that is not sent hides no other. Takes the newest mail first. */
const mailsToShow = (mails: readonly MailOfOrder[]): OrderMail[] =>
  lastCopies(mails.toReversed()).flatMap((mail) => {
    const { id, recipient, state, sentAt, createdAt } = mail;
    const template = orderMailTemplateSchema.options.find((option) => option === mail.template);
    return template ? [{ id, template, recipient, state, at: sentAt ?? createdAt }] : [];
  });
