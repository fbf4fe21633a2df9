import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { CatalogueModule } from '../catalogue/index.js';
import { OrdersModule } from '../orders/index.js';
import { VisitModule } from '../visit/index.js';
import { CreditNotes } from './credit-notes.service.js';
import { InvoiceController } from './invoice.controller.js';
import { InvoiceDocuments } from './invoice-documents.service.js';
import { InvoiceLinks } from './invoice-links.service.js';
import { InvoiceRegister } from './invoice-register.js';
import { InvoiceSweep } from './invoice-sweep.service.js';
import { Invoices } from './invoices.service.js';
import { InvoicePrinter } from './pdf/invoice-printer.service.js';
import { PostgresInvoiceRegister } from './postgres-invoice-register.repository.js';
import { UninvoicedOrders } from './uninvoiced-orders.repository.js';

/** Issues invoices and credit notes, and keeps them in Postgres unless an ERP does. */
@Module({
  imports: [CatalogueModule, CommercetoolsModule, OrdersModule, VisitModule],
  controllers: [InvoiceController],
  providers: [
    { provide: InvoiceRegister, useClass: PostgresInvoiceRegister },
    CreditNotes,
    InvoiceDocuments,
    InvoiceLinks,
    InvoicePrinter,
    InvoiceSweep,
    Invoices,
    UninvoicedOrders,
  ],
  exports: [CreditNotes, InvoiceDocuments, InvoiceLinks, Invoices],
})
export class InvoicesModule {}
