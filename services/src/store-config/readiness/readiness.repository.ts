import { storeReadinessSchema, type StoreReadiness } from '@manifold/domain/readiness/contract';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** What stores came to when they were checked last; one row per store. */
@Injectable()
export class ReadinessRepository {
  constructor(private readonly prisma: PrismaService) {}

  async keep({ storeKey, checkedAt, revision, checks }: StoreReadiness): Promise<void> {
    const said = { checkedAt: new Date(checkedAt), revision, checks };
    await this.prisma.storeReadiness.upsert({
      where: { storeKey },
      create: { storeKey, ...said },
      update: said,
    });
  }

  /** The stores by key. A row that this version cannot read is left out: the next check writes it anew. */
  async all(): Promise<StoreReadiness[]> {
    const rows = await this.prisma.storeReadiness.findMany({ orderBy: { storeKey: 'asc' } });
    return rows.flatMap(({ checkedAt, ...row }) => {
      const read = storeReadinessSchema.safeParse({ ...row, checkedAt: checkedAt.toISOString() });
      return read.success ? [read.data] : [];
    });
  }
}
