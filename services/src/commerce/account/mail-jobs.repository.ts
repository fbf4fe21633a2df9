import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** Stores mails as jobs in Postgres before the request is answered. */
@Injectable()
export class MailJobs {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: Jobs,
  ) {}

  /** Enqueues a mail. Returns false before the queue has started, which happens after the process. */
  async enqueue(name: string, data: object): Promise<boolean> {
    if (!this.jobs.ready) return false;
    await this.prisma.$transaction((transaction) => this.jobs.enqueue(transaction, { name, data, afterSeconds: 0 }));
    return true;
  }
}
