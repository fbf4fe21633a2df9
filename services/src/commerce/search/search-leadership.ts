import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Env } from '../../platform/env/env.js';

/** The advisory lock of the leader. */
const LOCK_ID = 5_120_733;

/** Leader election by a Postgres advisory lock, released when the connection closes. The leader maintains the search indexes. */
@Injectable()
export class SearchLeadership {
  private client: pg.Client | undefined;
  private taking: Promise<boolean> | undefined;

  constructor(private readonly env: Env) {}

  /** Acquires the lock if it is free; returns whether this replica is the leader. */
  acquire(): Promise<boolean> {
    this.taking ??= this.take().finally(() => {
      this.taking = undefined;
    });
    return this.taking;
  }

  /** Releases the lock. */
  async release(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async take(): Promise<boolean> {
    if (this.client) return true;
    const client = new pg.Client({
      connectionString: this.env.databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: this.env.deadlines.database.connect,
      query_timeout: this.env.deadlines.database.longQuery,
    });
    // The lock is released with the connection.
    const lost = (): void => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', lost);
    client.on('end', lost);
    try {
      await client.connect();
      const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [LOCK_ID]);
      if (rows[0]?.ours === true) this.client = client;
      return rows[0]?.ours === true;
    } finally {
      // Closes a connection without the lock.
      if (this.client !== client) await client.end().catch(() => undefined);
    }
  }
}
