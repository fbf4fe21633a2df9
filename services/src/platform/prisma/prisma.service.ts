import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { Env } from '../env/env.js';
import { PrismaClient } from './generated/client.js';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;

/** The one Prisma client of the process. It connects with the first query, so that a replica starts with Postgres down. */
@Injectable()
export class PrismaService extends PrismaClient implements OnModuleDestroy {
  constructor(env: Env) {
    super({
      adapter: new PrismaPg({
        connectionString: env.databaseUrl,
        max: CONNECTIONS,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      }),
    });
  }

  /** Gives the connections back. */
  async onModuleDestroy(): Promise<void> {
    await this.$disconnect();
  }
}
