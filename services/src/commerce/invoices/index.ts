/** The door of invoices, for the order desk, mails and the payment webhooks. */
export { CreditNotes } from './credit-notes.service.js';
export { InvoiceDocuments, type InvoiceFile } from './invoice-documents.service.js';
export { InvoiceLinks } from './invoice-links.service.js';
export { CANCELLATION, Invoices, refundCause } from './invoices.service.js';
export { InvoicesModule } from './invoices.module.js';
export { sendPdf } from './send-pdf.js';
