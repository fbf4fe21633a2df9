import { Injectable } from '@nestjs/common';
import { type AuditRecord, recordAudit } from '../../platform/audit/record-audit.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** Records in the audit who published or refused a review. */
@Injectable()
export class ReviewAudit {
  constructor(private readonly prisma: PrismaService) {}

  record(entry: AuditRecord): Promise<void> {
    return recordAudit(this.prisma, entry);
  }
}
