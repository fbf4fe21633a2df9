import { Injectable } from '@nestjs/common';
import type { FeedPosition } from '../../integrations/commercetools/ports/catalogue-changes.js';
import type { SearchIndexState } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

export type { SearchIndexState } from '../../platform/prisma/generated/client.js';

/** What an index came to when it was filled. */
export interface FilledState extends Pick<
  SearchIndexState,
  'indexName' | 'documents' | 'missing' | 'fingerprint' | 'upTo' | 'buildMilliseconds'
> {
  /** From where on it has to follow: the place before the first product was read. */
  readonly place: FeedPosition;
}

/** A filling of an index: nothing is written of one that was replaced meanwhile. */
type Filling = Pick<SearchIndexState, 'indexName' | 'generation'>;

/** From where on an index has to follow what is told; undefined for one that has not begun. */
export const placeOf = ({ seenUntil, seen }: SearchIndexState): FeedPosition | undefined =>
  seenUntil === null ? undefined : { seenUntil, seen: new Set(seen) };

/** How far each index has come. */
@Injectable()
export class SearchStates {
  constructor(private readonly prisma: PrismaService) {}

  async all(): Promise<ReadonlyMap<string, SearchIndexState>> {
    const states = await this.prisma.searchIndexState.findMany();
    return new Map(states.map((state) => [state.indexName, state]));
  }

  async filled({ place, ...state }: FilledState): Promise<void> {
    const now = new Date();
    const feed = { seenUntil: place.seenUntil, seen: [...place.seen] };
    const data = { ...state, ...feed, builtAt: now, checkedAt: now, rebuildWanted: false };
    await this.prisma.searchIndexState.upsert({
      where: { indexName: state.indexName },
      create: { ...data, generation: 1 },
      update: { ...data, generation: { increment: 1 } },
    });
  }

  /** An index has taken the changes up to this date. */
  async dated({ indexName, generation }: Filling, documents: number, upTo: string | null): Promise<void> {
    await this.prisma.searchIndexState.updateMany({
      where: { indexName, generation },
      data: { documents, upTo, checkedAt: new Date() },
    });
  }

  /** An index has taken all that was told up to this place. */
  async told({ indexName, generation }: Filling, documents: number, place: FeedPosition): Promise<void> {
    await this.prisma.searchIndexState.updateMany({
      where: { indexName, generation },
      data: { documents, seenUntil: place.seenUntil, seen: [...place.seen] },
    });
  }

  /** These indexes are as the catalogue is. */
  async checked(indexNames: readonly string[]): Promise<void> {
    await this.prisma.searchIndexState.updateMany({
      where: { indexName: { in: [...indexNames] } },
      data: { checkedAt: new Date() },
    });
  }

  /** Somebody wants these to be filled anew. One that never was is filled anyway. */
  async wantRebuild(indexNames: readonly string[]): Promise<void> {
    await this.prisma.searchIndexState.updateMany({
      where: { indexName: { in: [...indexNames] } },
      data: { rebuildWanted: true },
    });
  }
}
