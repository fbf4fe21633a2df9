import { resendOrderMailSchema, type OrderCorrespondence } from '@manifold/domain/order-desk/correspondence';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { requiredUuid } from '../../platform/auth/required-uuid.js';
import { OrderDeskOnly, SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { sendPdf } from '../invoices/index.js';
import { OrderCorrespondences } from './order-correspondence.service.js';

/** Documents and mails of an order that this member of staff may see. */
@Controller('api/admin/orders/:id')
@UseGuards(StaffGuard)
@OrderDeskOnly()
export class OrderCorrespondenceController {
  constructor(private readonly correspondences: OrderCorrespondences) {}

  @Get('correspondence')
  @Header('cache-control', 'no-store')
  view(@Param('id') id: string, @SignedInStaff() staff: Staff): Promise<OrderCorrespondence> {
    return this.correspondences.view(id, staff);
  }

  @Get('documents/:documentId')
  async document(
    @Param('id') id: string,
    @Param('documentId') documentId: string,
    @SignedInStaff() staff: Staff,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sendPdf(reply, await this.correspondences.document(id, requiredUuid(documentId), staff));
  }

  @Post('mails')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  resend(@Param('id') id: string, @Body() body: unknown, @SignedInStaff() staff: Staff): Promise<OrderCorrespondence> {
    return this.correspondences.resend(id, z.parse(resendOrderMailSchema, body).mailId, staff);
  }
}
