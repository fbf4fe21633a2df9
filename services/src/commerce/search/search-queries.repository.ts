import { Injectable } from '@nestjs/common';
import type { SearchQuery } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

export type { SearchQuery } from '../../platform/prisma/generated/client.js';

/** What was searched for, and which hits were chosen. */
@Injectable()
export class SearchQueries {
  constructor(private readonly prisma: PrismaService) {}

  /** One array for each column: a second's questions are up to a thousand, and to spell out so many rows kept everybody waiting who asked meanwhile. */
  async add(queries: readonly SearchQuery[]): Promise<void> {
    const column = <Name extends keyof SearchQuery>(name: Name) => queries.map((query) => query[name]);
    await this.prisma.$executeRaw`
      INSERT INTO search_query (id, store_key, locale, kind, text, total, asked_at)
      SELECT * FROM unnest(${column('id')}::uuid[], ${column('storeKey')}::text[], ${column('locale')}::text[],
        ${column('kind')}::text[], ${column('text')}::text[], ${column('total')}::int[], ${column('askedAt')}::timestamptz[])`;
  }

  find(id: string): Promise<SearchQuery | null> {
    return this.prisma.searchQuery.findUnique({ where: { id } });
  }

  async addClick(queryId: string, sku: string, position: number): Promise<void> {
    await this.prisma.searchClick.create({ data: { queryId, sku, position, clickedAt: new Date() } });
  }

  /** Takes away what was asked before, with its clicks. */
  async forgetBefore(instant: Date): Promise<void> {
    await this.prisma.searchQuery.deleteMany({ where: { askedAt: { lt: instant } } });
  }
}
