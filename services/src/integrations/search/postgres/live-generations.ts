import { Cache } from '../../../platform/cache/cache.js';
import type { SearchDatabase } from './search-database.js';

/** The filling of an index that answers. */
export interface LiveGeneration {
  /** Names its tables. */
  readonly id: number;
  /** Another one as soon as anything in it is: what was read of it holds no more. */
  readonly stamp: string;
}

/** For so long, another replica goes on with a filling that was replaced. */
const FRESH_MILLISECONDS = 1000;

interface Row {
  readonly index_name: string;
  readonly id: number;
  readonly changes: number;
}

/** Which filling of each index answers, as all replicas see it. */
export class LiveGenerations {
  private readonly live = new Cache<ReadonlyMap<string, LiveGeneration>>({
    maximumEntries: 1,
    lifetimes: { fresh: FRESH_MILLISECONDS },
  });

  constructor(private readonly database: SearchDatabase) {}

  /** Returns undefined if an index was never filled. */
  async of(indexName: string): Promise<LiveGeneration | undefined> {
    return (await this.live.load('live', () => this.read())).get(indexName);
  }

  /** Reads again before the next question, because something was changed. */
  invalidate(): void {
    this.live.invalidate();
  }

  private async read(): Promise<ReadonlyMap<string, LiveGeneration>> {
    const rows = await this.database.ask<Row>(
      'SELECT index_name, id, changes FROM search_generation WHERE is_live',
      [],
      'live',
    );
    return new Map(rows.map(({ index_name, id, changes }) => [index_name, { id, stamp: `${id}.${changes}` }]));
  }
}
