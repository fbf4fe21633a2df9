import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** Mails that are to be sent, durable in Postgres before anybody is told that they will be. */
@Injectable()
export class MailJobs {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: Jobs,
  ) {}

  /** Enqueues a mail; false while there is no queue yet, which starts a moment after the process. */
  async enqueue(name: string, data: object): Promise<boolean> {
    if (!this.jobs.ready) return false;
    await this.prisma.$transaction((transaction) => this.jobs.enqueue(transaction, { name, data, afterSeconds: 0 }));
    return true;
  }
}
