import type { MailPreviewParams } from '@manifold/domain/mail-preview/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** Records in the audit log who sent a test mail. */
@Injectable()
export class TestMailAudit {
  constructor(private readonly prisma: PrismaService) {}

  record(actor: string, { mail, store, locale }: MailPreviewParams): Promise<void> {
    return recordAudit(this.prisma, { actor, action: 'mail.test', subject: mail, details: { store, locale } });
  }
}
