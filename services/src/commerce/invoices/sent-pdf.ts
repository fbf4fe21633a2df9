import type { FastifyReply } from 'fastify';
import type { InvoiceFile } from './invoice-documents.service.js';

/** Answers with a PDF that browsers show and no cache stores. */
export function sentPdf(reply: FastifyReply, { name, content }: InvoiceFile): Buffer {
  void reply
    .header('content-type', 'application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="${name}"`);
  return content;
}
