import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { type OrderKey, Orders } from '../orders/index.js';
import type { Visit } from '../visit/index.js';
import { InvoiceLinks, type LinkQuery } from './invoice-links.service.js';
import { InvoiceRegister, type IssuedInvoice } from './invoice-register.js';
import { Invoices } from './invoices.service.js';
import { InvoicePrinter } from './pdf/invoice-printer.service.js';

/** A PDF with the name under which it is saved. */
export interface InvoiceFile {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * Invoices as files, for the order's owner, signed links and the order desk. Order numbers are as the
 * commerce backend stores them, except in `ownPdf`.
 */
@Injectable()
export class InvoiceDocuments {
  constructor(
    private readonly invoices: Invoices,
    private readonly register: InvoiceRegister,
    private readonly printer: InvoicePrinter,
    private readonly links: InvoiceLinks,
    private readonly orders: Orders,
  ) {}

  /**
   * Returns the invoice of the visitor's own order as a PDF. Issues it if it does not exist yet. Throws `not-found` for another
   * person's order.
   */
  async ownPdf(visit: Visit, by: OrderKey): Promise<InvoiceFile> {
    const orderNumber = await this.orders.ownOrderNumber(visit, by);
    if (orderNumber === undefined) throw new ShopError('not-found');
    return this.file(await this.invoices.invoiceOf(orderNumber));
  }

  /** Returns a document of an order as a PDF. Throws `not-found` if the order has no such document. */
  async documentPdf(orderNumber: string, id: string): Promise<InvoiceFile> {
    const issued = (await this.invoices.listByOrder(orderNumber)).find((each) => each.id === id);
    if (!issued) throw new ShopError('not-found');
    return this.file(issued);
  }

  /** Returns the document of a signed link. Throws `not-found` if the link is wrong or expired, or belongs to another store. */
  async linkedPdf(storeKey: string, id: string, query: LinkQuery): Promise<InvoiceFile> {
    const issued = this.links.isValid(id, query) ? await this.register.find(id) : undefined;
    if (issued?.document.storeKey !== storeKey) throw new ShopError('not-found');
    return this.file(issued);
  }

  private async file({ document }: IssuedInvoice): Promise<InvoiceFile> {
    return { name: `${document.number}.pdf`, content: await this.printer.print(document) };
  }
}
