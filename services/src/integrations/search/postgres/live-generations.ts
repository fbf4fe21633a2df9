import { Cache } from '../../../platform/cache/cache.js';
import type { SearchDatabase } from './search-database.js';

/** The generation of an index that queries use. A rebuild creates the next generation in tables of its own. */
export interface LiveGeneration {
  /** The number in its table names. */
  readonly id: number;
  /** Changes with every change of the generation. Part of cache keys, so that old results are not used. */
  readonly stamp: string;
}

/** How long another replica may use a replaced generation. */
const FRESH_MILLISECONDS = 1000;

interface Row {
  readonly index_name: string;
  readonly id: number;
  readonly changes: number;
}

/** Reads the live generation of each index, which all replicas share. */
export class LiveGenerations {
  private readonly live = new Cache<ReadonlyMap<string, LiveGeneration>>({
    maximumEntries: 1,
    lifetimes: { fresh: FRESH_MILLISECONDS },
  });

  constructor(private readonly database: SearchDatabase) {}

  /** Returns the live generation, or undefined if the index was never built. */
  async find(indexName: string): Promise<LiveGeneration | undefined> {
    return (await this.live.load('live', () => this.read())).get(indexName);
  }

  /** Invalidates the cached generations after a change. */
  invalidate(): void {
    this.live.invalidate();
  }

  private async read(): Promise<ReadonlyMap<string, LiveGeneration>> {
    const rows = await this.database.query<Row>(
      'SELECT index_name, id, changes FROM search_generation WHERE is_live',
      [],
      'live',
    );
    return new Map(rows.map(({ index_name, id, changes }) => [index_name, { id, stamp: `${id}.${changes}` }]));
  }
}
