import type { SupportRequest } from '@manifold/domain/support-webform/request';
import type { SupportUseCounts } from '@manifold/domain/support-webform/workbench-api';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** The job that delivers a request. */
export const DELIVER_SUPPORT_REQUEST = 'deliver-support-request';

/** Must be longer than a delivery may take (`deadlines.supportPlatform`). */
const LEASE_SECONDS = 30;

/** The subject of a request, without personal data. */
export interface SentRequest {
  readonly storeKey: string;
  readonly locale: string;
  readonly reason: string;
  readonly subreason: string;
}

/** Stores requests in Postgres: the subject permanently, the content until the support platform has received it. */
@Injectable()
export class SupportRequests {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: Jobs,
  ) {}

  /** Stores a request and the job that delivers it in one transaction. */
  create(sent: SentRequest, copy: SupportRequest): Promise<string> {
    return this.prisma.$transaction(async (transaction) => {
      const { id } = await transaction.supportRequest.create({ data: { ...sent, copy: { create: copy } } });
      // If the queue has not started yet, the sweep delivers the request.
      if (this.jobs.ready)
        await this.jobs.enqueue(transaction, { name: DELIVER_SUPPORT_REQUEST, data: { id }, afterSeconds: 0 });
      return id;
    });
  }

  /**
   * Delivers a request that no other replica has leased, and deletes its content. Does nothing if it was already delivered.
   * If the delivery fails, the request can be retried at once. No transaction is open during the delivery.
   */
  async deliver(id: string, send: (copy: SupportRequest) => Promise<void>): Promise<void> {
    const copy = await this.claim(id);
    if (!copy) return;
    try {
      await send(copy);
    } catch (error) {
      await this.prisma.supportRequestCopy.updateMany({ where: { requestId: id }, data: { leasedUntil: null } });
      throw error;
    }
    await this.prisma.$transaction([
      this.prisma.supportRequestCopy.deleteMany({ where: { requestId: id } }),
      this.prisma.supportRequest.update({ where: { id }, data: { deliveredAt: new Date() } }),
    ]);
  }

  /** Leases a request. Returns undefined if it was delivered or leased by another replica. The lease expires if the process dies. */
  private async claim(id: string): Promise<SupportRequest | undefined> {
    const [copy] = await this.prisma.$queryRaw<SupportRequest[]>`
      UPDATE support_request_copy SET leased_until = now() + make_interval(secs => ${LEASE_SECONDS}::int)
      WHERE request_id = ${id}::uuid AND (leased_until IS NULL OR leased_until < now())
      RETURNING address, body`;
    return copy;
  }

  /** Returns requests that have waited longer than this, oldest first. */
  async listWaiting(olderThanSeconds: number): Promise<string[]> {
    const found = await this.prisma.supportRequest.findMany({
      where: { deliveredAt: null, at: { lt: new Date(Date.now() - olderThanSeconds * 1000) } },
      select: { id: true },
      orderBy: { at: 'asc' },
      take: 100,
    });
    return found.map(({ id }) => id);
  }

  /** Returns how often each subreason was sent since an instant. */
  async countUsesSince(since: Date): Promise<SupportUseCounts['counts']> {
    const groups = await this.prisma.supportRequest.groupBy({
      by: ['reason', 'subreason'],
      where: { at: { gte: since } },
      _count: { _all: true },
      orderBy: [{ reason: 'asc' }, { subreason: 'asc' }],
    });
    return groups.map(({ reason, subreason, _count }) => ({ reason, subreason, count: _count._all }));
  }
}
