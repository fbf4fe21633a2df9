import { Injectable } from '@nestjs/common';
import type { FeedPosition } from '../../integrations/commercetools/ports/catalogue-changes.js';
import type { SearchIndexState } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

export type { SearchIndexState } from '../../platform/prisma/generated/client.js';

/** The result of a build. */
export interface FilledState extends Pick<
  SearchIndexState,
  'indexName' | 'documents' | 'missing' | 'fingerprint' | 'upTo' | 'buildMilliseconds'
> {
  /** The feed position from before the first read. */
  readonly position: FeedPosition;
}

/** A generation of an index; updates of a replaced generation are ignored. */
type PendingBuild = Pick<SearchIndexState, 'indexName' | 'generation'>;

/** Returns the feed position of an index; undefined before it follows the feed. */
export const feedPositionOf = ({ seenUntil, seen }: SearchIndexState): FeedPosition | undefined =>
  seenUntil === null ? undefined : { seenUntil, seen: new Set(seen) };

/** Stores the state of each index. */
@Injectable()
export class SearchStates {
  constructor(private readonly prisma: PrismaService) {}

  async all(): Promise<ReadonlyMap<string, SearchIndexState>> {
    const states = await this.prisma.searchIndexState.findMany();
    return new Map(states.map((state) => [state.indexName, state]));
  }

  async storeBuild({ position, ...state }: FilledState): Promise<void> {
    const now = new Date();
    const feed = { seenUntil: position.seenUntil, seen: [...position.seen] };
    const data = { ...state, ...feed, builtAt: now, checkedAt: now, rebuildWanted: false };
    await this.prisma.searchIndexState.upsert({
      where: { indexName: state.indexName },
      create: { ...data, generation: 1 },
      update: { ...data, generation: { increment: 1 } },
    });
  }

  /** Stores the date up to which changes are applied. */
  async storeUpTo({ indexName, generation }: PendingBuild, documents: number, upTo: string | null): Promise<void> {
    await this.prisma.searchIndexState.updateMany({
      where: { indexName, generation },
      data: { documents, upTo, checkedAt: new Date() },
    });
  }

  /** Stores the feed position up to which changes are applied. */
  async storePosition(
    { indexName, generation }: PendingBuild,
    documents: number,
    position: FeedPosition,
  ): Promise<void> {
    await this.prisma.searchIndexState.updateMany({
      where: { indexName, generation },
      data: { documents, seenUntil: position.seenUntil, seen: [...position.seen] },
    });
  }

  /** Stores that these indexes match the catalogue now. */
  async storeChecked(indexNames: readonly string[]): Promise<void> {
    await this.prisma.searchIndexState.updateMany({
      where: { indexName: { in: [...indexNames] } },
      data: { checkedAt: new Date() },
    });
  }

  /** Requests a rebuild of these indexes; unbuilt ones are built anyway. */
  async requestRebuild(indexNames: readonly string[]): Promise<void> {
    await this.prisma.searchIndexState.updateMany({
      where: { indexName: { in: [...indexNames] } },
      data: { rebuildWanted: true },
    });
  }
}
