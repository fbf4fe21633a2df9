import { storeReadinessSchema, type StoreReadiness } from '@manifold/domain/readiness/contract';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** The latest check results, one row per store. */
@Injectable()
export class ReadinessRepository {
  constructor(private readonly prisma: PrismaService) {}

  async save({ storeKey, checkedAt, revision, checks }: StoreReadiness): Promise<void> {
    const columns = { checkedAt: new Date(checkedAt), revision, checks };
    await this.prisma.storeReadiness.upsert({
      where: { storeKey },
      create: { storeKey, ...columns },
      update: columns,
    });
  }

  /** Returns all results, sorted by store. Skips rows that this version cannot read; the next check replaces them. */
  async list(): Promise<StoreReadiness[]> {
    const rows = await this.prisma.storeReadiness.findMany({ orderBy: { storeKey: 'asc' } });
    return rows.flatMap(({ checkedAt, ...row }) => {
      const read = storeReadinessSchema.safeParse({ ...row, checkedAt: checkedAt.toISOString() });
      return read.success ? [read.data] : [];
    });
  }
}
