import { Injectable } from '@nestjs/common';
import type { SearchQuery } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

export type { SearchQuery } from '../../platform/prisma/generated/client.js';

/** What was searched for, and which hits were chosen. */
@Injectable()
export class SearchQueries {
  constructor(private readonly prisma: PrismaService) {}

  async add(queries: SearchQuery[]): Promise<void> {
    await this.prisma.searchQuery.createMany({ data: queries });
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
