import { afterAll, beforeAll } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { startConfigService, type ConfigService } from './config-service.js';
import { ConsoleClient, type DemoAccount } from './console-client.js';
import { SEEDED_CONFIG } from './seeded-config.js';

/** A config service with published seeds on its own database. */
export interface SeededConsole {
  /** Throws before the first test. */
  readonly app: NestFastifyApplication;
  /** The addresses for the application and for the owner of the database. */
  readonly databaseUrls: Pick<FreshDatabase, 'applicationUrl' | 'url'>;
  /** Starts another replica; it is stopped with the first. */
  startReplica(): Promise<ConfigService>;
  /** A browser that is not signed in. */
  newClient(): ConsoleClient;
}

class StartedConsole implements SeededConsole {
  private database?: FreshDatabase;
  private readonly replicas: ConfigService[] = [];

  get app(): NestFastifyApplication {
    const [first] = this.replicas;
    if (!first) throw new Error('the console starts before the first test');
    return first.app;
  }

  get databaseUrls(): FreshDatabase {
    if (!this.database) throw new Error('the database is made before the first test');
    return this.database;
  }

  async start(): Promise<void> {
    this.database = await freshDatabase({ template: SEEDED_CONFIG });
    await this.startReplica();
  }

  async startReplica(): Promise<ConfigService> {
    const replica = await startConfigService(this.databaseUrls.applicationUrl);
    this.replicas.push(replica);
    return replica;
  }

  newClient(): ConsoleClient {
    return new ConsoleClient({ inject: (request) => this.app.inject(request) });
  }

  async stop(): Promise<void> {
    await Promise.all(this.replicas.map((replica) => replica.stop()));
    await this.database?.drop();
  }
}

/**
 * Starts a seeded console before the tests of the calling block, signs the named demo accounts in, and stops it afterwards. The
 * clients are returned at once, but can send requests only from the first test (or a later `beforeAll`) on.
 */
export function seededConsole<Account extends DemoAccount>(
  ...accounts: readonly Account[]
): { readonly config: SeededConsole } & Readonly<Record<Account, ConsoleClient>> {
  const config = new StartedConsole();
  const clients = accounts.map((account) => [account, config.newClient()] as const);
  beforeAll(async () => {
    await config.start();
    for (const [account, client] of clients) await client.signIn(account);
  });
  afterAll(() => config.stop());
  return { config, ...(Object.fromEntries(clients) as Record<Account, ConsoleClient>) };
}
