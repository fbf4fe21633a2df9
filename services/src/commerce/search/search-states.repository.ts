import { Injectable } from '@nestjs/common';
import type { SearchIndexState } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

export type { SearchIndexState } from '../../platform/prisma/generated/client.js';

/** How far each index has come. */
@Injectable()
export class SearchStates {
  constructor(private readonly prisma: PrismaService) {}

  async all(): Promise<ReadonlyMap<string, SearchIndexState>> {
    const states = await this.prisma.searchIndexState.findMany();
    return new Map(states.map((state) => [state.indexName, state]));
  }

  /** What an index came to when it was built. */
  async built(
    state: Pick<SearchIndexState, 'indexName' | 'documents' | 'missing' | 'fingerprint' | 'upTo'>,
  ): Promise<void> {
    const now = new Date();
    const data = { ...state, builtAt: now, checkedAt: now, rebuildWanted: false };
    await this.prisma.searchIndexState.upsert({ where: { indexName: state.indexName }, create: data, update: data });
  }

  /** An index has taken the changes up to this one. */
  async changed(indexName: string, documents: number, upTo: string | null): Promise<void> {
    await this.prisma.searchIndexState.update({
      where: { indexName },
      data: { documents, upTo, checkedAt: new Date() },
    });
  }

  /** These indexes are as the catalogue is. */
  async checked(indexNames: readonly string[]): Promise<void> {
    await this.prisma.searchIndexState.updateMany({
      where: { indexName: { in: [...indexNames] } },
      data: { checkedAt: new Date() },
    });
  }
}
