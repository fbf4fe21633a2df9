import type { MyOrder } from '@manifold/domain/my-orders/contract';
import { Injectable } from '@nestjs/common';
import type { DeskOrderRecord } from '../../integrations/commercetools/ports/desk-order-backend.js';
import { InvoiceLinks, Invoices } from '../invoices/index.js';

/** Lists the documents of a customer's order. */
@Injectable()
export class OrderDocuments {
  constructor(
    private readonly invoices: Invoices,
    private readonly links: InvoiceLinks,
  ) {}

  /**
   * Returns the paths of the invoice, which is issued when it is opened first, and of the credit notes. The number is as the
   * commerce backend stores it.
   */
  async list({
    id,
    orderNumber,
  }: Pick<DeskOrderRecord, 'id' | 'orderNumber'>): Promise<Pick<MyOrder, 'invoice' | 'creditNotes'>> {
    const issued = await this.invoices.listByOrder(orderNumber);
    return {
      invoice: `/api/invoices/orders/${id}`,
      creditNotes: issued
        .filter(({ document }) => document.kind === 'credit-note')
        .map((note) => ({ number: note.document.number, path: this.links.pathOf(note.id) })),
    };
  }
}
