import type { SupportRequest } from '@manifold/domain/support-webform/request';
import type { SupportUseCounts } from '@manifold/domain/support-webform/workbench-api';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** The job that hands a request over. */
export const DELIVER_SUPPORT_REQUEST = 'deliver-support-request';

/** What a request was about; nothing in it says whose it is. */
export interface SentRequest {
  readonly storeKey: string;
  readonly locale: string;
  readonly reason: string;
  readonly subreason: string;
}

/** Requests in Postgres: what they were about for good, what they say until the support platform has it. */
@Injectable()
export class SupportRequests {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: Jobs,
  ) {}

  /** Writes a request down together with the job that hands it over: both or neither. */
  keep(sent: SentRequest, copy: SupportRequest): Promise<string> {
    return this.prisma.$transaction(async (transaction) => {
      const { id } = await transaction.supportRequest.create({ data: { ...sent, copy: { create: copy } } });
      // Without the queue (it starts a moment after the process) the sweep is the net.
      if (this.jobs.ready)
        await this.jobs.enqueue(transaction, { name: DELIVER_SUPPORT_REQUEST, data: { id }, afterSeconds: 0 });
      return id;
    });
  }

  /**
   * Hands a request over that nobody else has in hand, and forgets what it says. Nothing to do when it was handed over
   * before; when handing over fails, it stays as it was.
   */
  deliver(id: string, hand: (copy: SupportRequest) => Promise<void>): Promise<void> {
    return this.prisma.$transaction(
      async (transaction) => {
        const [copy] = await transaction.$queryRaw<
          SupportRequest[]
        >`SELECT address, body FROM support_request_copy WHERE request_id = ${id}::uuid FOR UPDATE SKIP LOCKED`;
        if (!copy) return;
        await hand(copy);
        await transaction.supportRequestCopy.delete({ where: { requestId: id } });
        await transaction.supportRequest.update({ where: { id }, data: { deliveredAt: new Date() } });
      },
      { timeout: 20_000, maxWait: 5000 },
    );
  }

  /** Requests that have waited longer than this, oldest first. */
  async waiting(olderThanSeconds: number): Promise<string[]> {
    const found = await this.prisma.supportRequest.findMany({
      where: { deliveredAt: null, at: { lt: new Date(Date.now() - olderThanSeconds * 1000) } },
      select: { id: true },
      orderBy: { at: 'asc' },
      take: 100,
    });
    return found.map(({ id }) => id);
  }

  /** How often each subreason was sent since an instant. */
  async useSince(since: Date): Promise<SupportUseCounts['counts']> {
    const groups = await this.prisma.supportRequest.groupBy({
      by: ['reason', 'subreason'],
      where: { at: { gte: since } },
      _count: { _all: true },
      orderBy: [{ reason: 'asc' }, { subreason: 'asc' }],
    });
    return groups.map(({ reason, subreason, _count }) => ({ reason, subreason, count: _count._all }));
  }
}
