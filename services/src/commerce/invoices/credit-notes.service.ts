import { Injectable } from '@nestjs/common';
import { Invoices } from './invoices.service.js';
import { UninvoicedOrders } from './uninvoiced-orders.repository.js';

/** A refund that the payment provider confirmed. Amounts are cents. */
export interface ConfirmedRefund {
  /** The provider's reference of the refund. */
  readonly reference: string;
  readonly centAmount: number;
  /** All confirmed refunds of the order, without those that failed afterwards. */
  readonly refundedCentAmount: number;
}

/** Issues the credit notes of confirmed refunds and of cancelled orders, each once. Order numbers as the commerce backend stores them. */
@Injectable()
export class CreditNotes {
  constructor(
    private readonly invoices: Invoices,
    private readonly orders: UninvoicedOrders,
  ) {}

  /**
   * Credits a refund. Does nothing if the order's credit notes cover its refunds already: the order was cancelled before, or
   * the refund replaces one that failed.
   */
  async creditRefund(orderNumber: string, refund: ConfirmedRefund): Promise<void> {
    const { invoiced, credited } = await this.amountsOf(orderNumber);
    const due = Math.min(refund.centAmount, refund.refundedCentAmount - credited, invoiced - credited);
    if (due > 0) await this.invoices.creditRefund(orderNumber, { reference: refund.reference, centAmount: due });
  }

  /**
   * Credits a refund that staff made by bank transfer. Does nothing if another system placed and invoiced the order, or if all of
   * it is credited already. `reference` as in `ConfirmedRefund`.
   */
  async creditTransfer(orderNumber: string, refund: Pick<ConfirmedRefund, 'reference' | 'centAmount'>): Promise<void> {
    if (!(await this.orders.checkoutOf(orderNumber))) return;
    const { invoiced, credited } = await this.amountsOf(orderNumber);
    const centAmount = Math.min(refund.centAmount, invoiced - credited);
    if (centAmount > 0) await this.invoices.creditRefund(orderNumber, { reference: refund.reference, centAmount });
  }

  /** Credits a cancelled order. Does nothing if all of it is credited already, or if another system placed and invoiced it. */
  async creditCancellation(orderNumber: string): Promise<void> {
    if (!(await this.orders.checkoutOf(orderNumber))) return;
    const { invoiced, credited } = await this.amountsOf(orderNumber);
    if (credited < invoiced) await this.invoices.creditCancellation(orderNumber);
  }

  private async amountsOf(orderNumber: string): Promise<{ invoiced: number; credited: number }> {
    const invoice = await this.invoices.invoiceOf(orderNumber);
    const issued = await this.invoices.listByOrder(orderNumber);
    const notes = issued.filter(({ document }) => document.kind === 'credit-note');
    const credited = notes.reduce((sum, { document }) => sum - document.totals.payable, 0);
    return { invoiced: invoice.document.totals.payable, credited };
  }
}
