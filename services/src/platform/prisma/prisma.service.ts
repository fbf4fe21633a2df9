import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Env } from '../env/env.js';
import { PrismaClient } from './generated/client.js';
import { SerialTransactions } from './serial-transactions.js';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;

/** The one Prisma client of the process. It connects with the first query, so that a replica starts with Postgres down. */
@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  constructor(env: Env) {
    super({
      adapter: new SerialTransactions({
        connectionString: env.databaseUrl,
        max: CONNECTIONS,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      }),
    });
  }

  /** Gives the connections back: last of all, for a query after that would open another one that nobody closes. */
  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}
