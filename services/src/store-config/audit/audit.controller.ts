import { Readable } from 'node:stream';
import { auditFilterSchema, auditQuerySchema } from '@manifold/domain/audit/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Controller, Get, Header, Param, Query, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { Roles, SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { Clock } from '../../platform/process/clock.js';
import { Audit } from './audit.service.js';

/** The audit log. Every role may read it; support sees only its own sections and cannot download it. */
@Controller('api/admin')
@UseGuards(StaffGuard)
export class AuditController {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  @Get('audit')
  @Header('cache-control', 'no-store')
  list(@Query() query: unknown, @SignedInStaff() staff: Staff) {
    return this.audit.list(z.parse(auditQuerySchema, query), staff);
  }

  @Get('audit.csv')
  @Roles(['admin', 'operations'])
  async csv(@Query() query: unknown, @SignedInStaff() staff: Staff, @Res() reply: FastifyReply): Promise<void> {
    const lines = await this.audit.csv(z.parse(auditFilterSchema, query), staff);
    const day = this.clock.now().toISOString().slice(0, 'yyyy-mm-dd'.length);
    void reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="audit-${day}.csv"`)
      .type('text/csv; charset=utf-8; header=present')
      .send(Readable.from(lines));
  }

  @Get('audit/:id')
  @Header('cache-control', 'no-store')
  entry(@Param('id') id: string, @SignedInStaff() staff: Staff) {
    return this.audit.get(id, staff);
  }
}
