import type { InvoiceDocument, InvoiceDraft } from '@manifold/domain/invoice/contract';

/** An issued document. Its id is random, so that nobody can guess the document's address. */
export interface IssuedInvoice {
  readonly id: string;
  /** Why it was issued: `order`, `cancellation`, or the reference of a refund. */
  readonly cause: string;
  readonly issuedAt: Date;
  readonly document: InvoiceDocument;
}

/** A document to issue once per order and cause. */
export interface InvoiceRequest {
  /** As the commerce backend stores it. */
  readonly orderNumber: string;
  readonly cause: string;
  readonly storeKey: string;
  readonly kind: InvoiceDocument['kind'];
  readonly prefix: string;
  /** The time zone in which the day of issue and the year of the number are reckoned. */
  readonly timeZone: string;
  /** Returns the draft, given the order's earlier documents; may throw to refuse. */
  readonly draft: (earlier: readonly InvoiceDocument[]) => InvoiceDraft;
}

/**
 * The system that numbers invoices and credit notes and keeps them, such as an ERP. Numbers have no gaps per company, prefix,
 * country and year, and a document never changes.
 */
export abstract class InvoiceRegister {
  /** Returns the document of an order and cause; issues it if it does not exist. Requests for one order run one by one. */
  abstract issue(request: InvoiceRequest): Promise<IssuedInvoice>;
  /** Returns an order's invoice and credit notes, oldest first. */
  abstract listByOrder(orderNumber: string): Promise<IssuedInvoice[]>;
  abstract find(id: string): Promise<IssuedInvoice | undefined>;
}
