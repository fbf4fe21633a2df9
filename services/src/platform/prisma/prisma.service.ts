import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Env } from '../env/env.js';
import { PrismaClient } from './generated/client.js';
import { SerialTransactions } from './serial-transactions.js';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;

/** The one Prisma client of the process. It connects with the first query, so that a replica starts with Postgres down. */
@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  private readonly connections: pg.Pool;

  constructor(env: Env) {
    const connections = new pg.Pool({
      connectionString: env.databaseUrl,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    super({ adapter: new SerialTransactions(connections, { disposeExternalPool: true }) });
    this.connections = connections;
  }

  /** Its connections: open, at work, and questions that wait for one. */
  get pool(): { readonly open: number; readonly busy: number; readonly waiting: number } {
    const { totalCount: open, idleCount, waitingCount: waiting } = this.connections;
    return { open, busy: open - idleCount, waiting };
  }

  /** Gives the connections back: last of all, for a query after that would open another one that nobody closes. */
  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}
