import type { SupportRequest } from '@manifold/domain/support-webform/request';
import type { SupportUseCounts } from '@manifold/domain/support-webform/workbench-api';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** The job that hands a request over. */
export const DELIVER_SUPPORT_REQUEST = 'deliver-support-request';

/** Longer than handing over may take (`deadlines.supportPlatform`). */
const LEASE_SECONDS = 30;

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
   * Hands a request over that nobody else has in hand, and forgets what it says. Does nothing if it was handed over before.
   * If `hand` fails, the request stays and may be tried again at once. No transaction is open while `hand` runs.
   */
  async deliver(id: string, hand: (copy: SupportRequest) => Promise<void>): Promise<void> {
    const copy = await this.claim(id);
    if (!copy) return;
    try {
      await hand(copy);
    } catch (error) {
      await this.prisma.supportRequestCopy.updateMany({ where: { requestId: id }, data: { leasedUntil: null } });
      throw error;
    }
    await this.prisma.$transaction([
      this.prisma.supportRequestCopy.deleteMany({ where: { requestId: id } }),
      this.prisma.supportRequest.update({ where: { id }, data: { deliveredAt: new Date() } }),
    ]);
  }

  /** Takes a request in hand; undefined if it was handed over or another replica has it. The lease ends by itself if the process dies. */
  private async claim(id: string): Promise<SupportRequest | undefined> {
    const [copy] = await this.prisma.$queryRaw<SupportRequest[]>`
      UPDATE support_request_copy SET leased_until = now() + make_interval(secs => ${LEASE_SECONDS}::int)
      WHERE request_id = ${id}::uuid AND (leased_until IS NULL OR leased_until < now())
      RETURNING address, body`;
    return copy;
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
