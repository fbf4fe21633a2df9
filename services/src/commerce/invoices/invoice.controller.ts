import { orderNumberSchema } from '@manifold/domain/order/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ShopRequest, type ShopRequestContext } from '../../store-config/index.js';
import { Visits } from '../visit/index.js';
import { InvoiceDocuments } from './invoice-documents.service.js';
import { sendPdf } from './send-pdf.js';

const idSchema = z.uuid();
const linkSchema = z.strictObject({ expires: z.string().regex(/^\d{1,15}$/), signature: z.string().max(64) });

/** Returns a parsed value. Throws `not-found` for anything else, because we never issue such an address. */
function known<Value>(schema: z.core.$ZodType<Value>, value: unknown): Value {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new ShopError('not-found');
  return parsed.data;
}

/** PDFs of invoices for the owner of the order, by session or by a signed link. */
@Controller('api/invoices')
export class InvoiceController {
  constructor(
    private readonly documents: InvoiceDocuments,
    private readonly visits: Visits,
  ) {}

  @Get('orders/:key')
  async ofOrder(
    @Param('key') key: string,
    @ShopRequest() { snapshot, locale }: ShopRequestContext,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const visit = await this.visits.begin(snapshot, locale, headers.cookie);
    const { success: isId } = z.safeParse(idSchema, key);
    const by = isId ? { id: key } : { orderNumber: known(orderNumberSchema, key) };
    const file = await this.documents.ownPdf(visit, by);
    const cookies = await this.visits.cookies(visit);
    if (cookies.length > 0) void reply.header('set-cookie', cookies);
    return sendPdf(reply, file);
  }

  @Get('documents/:id')
  async ofLink(
    @Param('id') id: string,
    @Query() query: unknown,
    @ShopRequest() { snapshot }: ShopRequestContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const file = await this.documents.linkedPdf(snapshot.storeKey, known(idSchema, id), known(linkSchema, query));
    return sendPdf(reply, file);
  }
}
