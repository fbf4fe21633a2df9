import type { FastifyReply } from 'fastify';
import type { InvoiceFile } from './invoice-documents.service.js';

/** Sets the headers of a PDF that browsers show and no cache stores. Returns its content, the body of the response. */
export function sendPdf(reply: FastifyReply, { name, content }: InvoiceFile): Buffer {
  void reply
    .header('content-type', 'application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="${name}"`);
  return content;
}
