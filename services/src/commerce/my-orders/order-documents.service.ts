import type { MyOrder } from '@manifold/domain/my-orders/contract';
import { storedOrderNumber } from '@manifold/domain/order/order-number';
import { Injectable } from '@nestjs/common';
import { InvoiceLinks, Invoices } from '../invoices/index.js';
import type { Visit } from '../visit/index.js';

/** Lists the documents of a customer's order. */
@Injectable()
export class OrderDocuments {
  constructor(
    private readonly invoices: Invoices,
    private readonly links: InvoiceLinks,
  ) {}

  /** Returns the paths of the invoice, which is issued when it is opened first, and of the credit notes. */
  async list({ market }: Visit, orderNumber: string): Promise<Pick<MyOrder, 'invoice' | 'creditNotes'>> {
    const issued = await this.invoices.listByOrder(storedOrderNumber(orderNumber, market.countryCode));
    return {
      invoice: `/api/invoices/orders/${encodeURIComponent(orderNumber)}`,
      creditNotes: issued
        .filter(({ document }) => document.kind === 'credit-note')
        .map(({ id, document }) => ({ number: document.number, path: this.links.pathOf(id) })),
    };
  }
}
