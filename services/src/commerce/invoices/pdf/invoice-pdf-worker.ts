import type { InvoiceDocument } from '@manifold/domain/invoice/contract';
import { answerTasks } from '../../../platform/workers/worker-thread.js';
import { invoicePdf } from './invoice-pdf.js';

answerTasks<InvoiceDocument, Uint8Array>(async (invoice) => new Uint8Array(await invoicePdf(invoice)));
