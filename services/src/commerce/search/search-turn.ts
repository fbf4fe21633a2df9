import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Env } from '../../platform/env/env.js';

/** Known to Postgres as who fills the search indexes. */
const TURN = 5_120_733;

/** One replica fills the indexes: whose turn it is is a lock that Postgres gives back when the replica is gone. */
@Injectable()
export class SearchTurn {
  private client: pg.Client | undefined;
  private taking: Promise<boolean> | undefined;

  constructor(private readonly env: Env) {}

  /** Whether it is this replica's turn; takes it where nobody has it. */
  isOurs(): Promise<boolean> {
    this.taking ??= this.take().finally(() => {
      this.taking = undefined;
    });
    return this.taking;
  }

  /** Lets another replica have it. */
  async giveBack(): Promise<void> {
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
    // The lock went with the connection.
    const lost = (): void => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', lost);
    client.on('end', lost);
    try {
      await client.connect();
      const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [TURN]);
      if (rows[0]?.ours === true) this.client = client;
      return rows[0]?.ours === true;
    } finally {
      // Without the lock the connection is of no use, and after a failure it would be leaked.
      if (this.client !== client) await client.end().catch(() => undefined);
    }
  }
}
