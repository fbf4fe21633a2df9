import { Injectable } from '@nestjs/common';
import type { SearchQuery } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

export type { SearchQuery } from '../../platform/prisma/generated/client.js';

/** Stores search queries and clicks. */
@Injectable()
export class SearchQueries {
  constructor(private readonly prisma: PrismaService) {}

  /** Inserts one array per column, because building a statement with a thousand rows blocks the event loop. */
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

  /** Deletes older queries with their clicks. */
  async deleteBefore(instant: Date): Promise<void> {
    await this.prisma.searchQuery.deleteMany({ where: { askedAt: { lt: instant } } });
  }
}
