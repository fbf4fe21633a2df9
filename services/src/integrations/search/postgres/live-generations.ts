import type { SearchDatabase } from './search-database.js';

/** The filling of an index that answers. */
export interface LiveGeneration {
  /** Names its tables. */
  readonly id: number;
  /** Another one as soon as anything in it is: what was read of it holds no more. */
  readonly stamp: string;
}

/** For how long it is not looked at again which fillings answer: so long another replica finds what was. */
const KNOWN_MILLISECONDS = 1000;

interface Row {
  readonly index_name: string;
  readonly id: number;
  readonly changes: number;
}

/** Which filling of each index answers, as all replicas see it. */
export class LiveGenerations {
  private live: ReadonlyMap<string, LiveGeneration> = new Map();
  private readAt = -Infinity;
  private reading: Promise<void> | undefined;

  constructor(private readonly database: SearchDatabase) {}

  /** Undefined where an index was never filled. */
  async of(indexName: string): Promise<LiveGeneration | undefined> {
    if (performance.now() - this.readAt > KNOWN_MILLISECONDS) await this.read();
    return this.live.get(indexName);
  }

  /** Looks again before the next question: something was changed. */
  forget(): void {
    this.readAt = -Infinity;
  }

  private read(): Promise<void> {
    this.reading ??= this.readNow().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readNow(): Promise<void> {
    const began = performance.now();
    const rows = await this.database.ask<Row>(
      'SELECT index_name, id, changes FROM search_generation WHERE is_live',
      [],
      'live',
    );
    this.live = new Map(rows.map(({ index_name, id, changes }) => [index_name, { id, stamp: `${id}.${changes}` }]));
    this.readAt = began;
  }
}
