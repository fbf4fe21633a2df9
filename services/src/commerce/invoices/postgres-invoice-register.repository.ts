import { randomUUID } from 'node:crypto';
import { invoiceDocumentSchema, type InvoiceDocument } from '@manifold/domain/invoice/contract';
import { invoiceNumber } from '@manifold/domain/invoice/number';
import { invoiceSeries } from '@manifold/domain/invoice/series';
import { Injectable } from '@nestjs/common';
import { PrismaService, type PlainTransaction } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { calendarDay } from './calendar-day.js';
import { InvoiceRegister, type InvoiceRequest, type IssuedInvoice } from './invoice-register.js';

interface InvoiceRow {
  readonly id: string;
  readonly cause: string;
  readonly issuedAt: Date;
  readonly document: unknown;
}

const issuedInvoice = ({ document, ...row }: InvoiceRow): IssuedInvoice => ({
  ...row,
  document: invoiceDocumentSchema.parse(document),
});

/** Keeps invoices in Postgres, for a shop without an ERP. */
@Injectable()
export class PostgresInvoiceRegister extends InvoiceRegister {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * Draws the number in the transaction that stores the document: if storing fails, the number is free again. Locks the series
   * until then, so that later numbers have later dates.
   */
  async issue(request: InvoiceRequest): Promise<IssuedInvoice> {
    const { orderNumber, cause } = request;
    return this.prisma.plainTransaction(async (transaction) => {
      // Documents of one order are issued one after the other, because a credit note depends on the earlier ones.
      await transaction.rows`SELECT pg_advisory_xact_lock(hashtextextended(${`invoice ${orderNumber}`}, 0))`;
      const earlier = await documentsOf(transaction, orderNumber);
      const existing = earlier.find((each) => each.cause === cause);
      if (existing) return existing;
      const draft = request.draft(earlier.map(({ document }) => document));
      return this.insert(transaction, request, draft);
    });
  }

  async listByOrder(orderNumber: string): Promise<IssuedInvoice[]> {
    const rows = await this.prisma.rows<InvoiceRow>`
      SELECT id, cause, document, issued_at AS "issuedAt" FROM invoice
      WHERE order_number = ${orderNumber} ORDER BY issued_at, cause`;
    return rows.map(issuedInvoice);
  }

  async find(id: string): Promise<IssuedInvoice | undefined> {
    const [row] = await this.prisma.rows<InvoiceRow>`
      SELECT id, cause, document, issued_at AS "issuedAt" FROM invoice WHERE id = ${id}::uuid`;
    return row && issuedInvoice(row);
  }

  private async insert(
    transaction: PlainTransaction,
    { orderNumber, cause, storeKey, kind, prefix, timeZone }: InvoiceRequest,
    draft: Omit<InvoiceDocument, 'number' | 'issuedOn'>,
  ): Promise<IssuedInvoice> {
    const { countryCode } = draft;
    const series = invoiceSeries({ vatNumber: draft.seller.vatNumber, prefix, countryCode });
    // The time is read while the series is locked, so that a later number never has an earlier day.
    await transaction.rows`SELECT pg_advisory_xact_lock(hashtextextended(${`invoices ${series}`}, 0))`;
    const issuedAt = this.clock.now();
    const issuedOn = calendarDay(issuedAt, timeZone);
    const year = Number(issuedOn.slice(0, 4));
    const [counter] = await transaction.rows<{ last: number }>`
      INSERT INTO invoice_counter (series, kind, year, last) VALUES (${series}, ${kind}::invoice_kind, ${year}::int, 1)
      ON CONFLICT (series, kind, year) DO UPDATE SET last = invoice_counter.last + 1
      RETURNING last`;
    if (!counter) throw new Error('No invoice number was returned');
    const number = invoiceNumber({ prefix, countryCode, year, sequence: counter.last });
    const document = { ...draft, number, issuedOn };
    const id = randomUUID();
    await transaction.rows`
      INSERT INTO invoice (id, store_key, series, kind, year, sequence, number, order_number, cause, document, issued_at)
      VALUES (${id}::uuid, ${storeKey}, ${series}, ${kind}::invoice_kind, ${year}::int, ${counter.last}::int, ${number},
        ${orderNumber}, ${cause}, ${JSON.stringify(document)}::jsonb, ${issuedAt.toISOString()}::timestamptz)`;
    return { id, cause, issuedAt, document };
  }
}

async function documentsOf(transaction: PlainTransaction, orderNumber: string): Promise<IssuedInvoice[]> {
  const rows = await transaction.rows<InvoiceRow>`
    SELECT id, cause, document, issued_at AS "issuedAt" FROM invoice
    WHERE order_number = ${orderNumber} ORDER BY issued_at, cause`;
  return rows.map(issuedInvoice);
}
