import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { FaultyTcpProxy } from '../../../../start/src/testing/faulty-tcp-proxy.js';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { Env } from '../env/env.js';
import { createLogger } from '../logging/logger.js';
import { PrismaService } from '../prisma/prisma.service.js';
import { until } from '../testing/eventually.js';
import { Jobs } from './jobs.service.js';
import { TEST_VARIABLES } from '../env/testing/test-variables.js';

/** A queue that has not started tries again after five seconds. */
const TIMEOUT_MS = 30_000;

describe('jobs in a process that starts before Postgres', () => {
  let database: FreshDatabase;
  /** A proxy in front of Postgres: closes connections until it is open. */
  let gate: Server;
  let isOpen = false;
  let refused = 0;
  const sockets = new Set<Socket>();

  beforeAll(async () => {
    database = await freshDatabase({ template: 'manifold' });
    const { hostname, port } = new URL(database.applicationUrl);
    gate = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      if (isOpen) socket.pipe(connect({ host: hostname, port: Number(port) })).pipe(socket);
      else socket.destroy();
      if (!isOpen) refused += 1;
    });
    await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    gate.close();
    await database.drop();
  });

  async function connectionsOfJobs(): Promise<number> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rowCount } = await client.query(
      "SELECT 1 FROM pg_stat_activity WHERE application_name = 'manifold-jobs' AND datname = current_database()",
    );
    await client.end();
    return rowCount ?? 0;
  }

  it(
    'run once Postgres is available, and leave no connection open when the process stops',
    async () => {
      const url = new URL(database.applicationUrl);
      url.port = String((gate.address() as AddressInfo).port);
      const env = Env.parse({ DATABASE_URL: url.href, ...TEST_VARIABLES });
      const jobs = new Jobs(env, createLogger('silent'));
      const greeted: string[] = [];
      const run = async ({ name }: { name: string }) => void greeted.push(name);
      jobs.register({ name: 'greet', retries: 0, expireSeconds: 60, run });
      jobs.onApplicationBootstrap();
      await until(() => refused > 0);
      isOpen = true;
      await until(() => jobs.ready);

      const prisma = new PrismaService(env);
      const greeting = { name: 'greet', data: { name: 'Postgres' }, afterSeconds: 0 };
      await prisma.$transaction((db) => jobs.enqueue(db, greeting));
      await prisma.$disconnect();
      await until(() => greeted.length > 0);
      expect(greeted).toEqual(['Postgres']);

      expect(await connectionsOfJobs()).toBeGreaterThan(0);
      await jobs.beforeApplicationShutdown();
      await until(async () => (await connectionsOfJobs()) === 0);
      expect(jobs.ready).toBe(false);
    },
    TIMEOUT_MS,
  );
});

const concernsGreetings = (line: string): boolean => (JSON.parse(line) as { job?: string }).job === 'greet';

describe('a job whose end cannot be written', () => {
  it(
    'neither ends the process nor stops the next job',
    async () => {
      const database = await freshDatabase({ template: 'manifold' });
      const proxy = await FaultyTcpProxy.startBefore(database.applicationUrl);
      const env = Env.parse({ DATABASE_URL: proxy.proxiedUrl(database.applicationUrl), ...TEST_VARIABLES });
      const unhandled: unknown[] = [];
      const listener = (reason: unknown) => unhandled.push(reason);
      process.on('unhandledRejection', listener);
      const warnings: string[] = [];
      const jobs = new Jobs(env, createLogger('warn', { write: (line) => void warnings.push(line) }));
      const done: string[] = [];
      const run = async ({ name }: { name: string }) => {
        warnings.length = 0;
        done.push(name);
        if (name === 'last words') proxy.fail({ kind: 'cut' });
      };
      jobs.register({ name: 'greet', retries: 0, expireSeconds: 60, run });
      jobs.onApplicationBootstrap();
      const prisma = new PrismaService(Env.parse({ DATABASE_URL: database.applicationUrl, ...TEST_VARIABLES }));
      const enqueue = (name: string) =>
        prisma.$transaction((db) => jobs.enqueue(db, { name: 'greet', data: { name }, afterSeconds: 0 }));
      await until(() => jobs.ready);
      await enqueue('last words');
      await until(() => done.length === 1 && (unhandled.length > 0 || warnings.some(concernsGreetings)));
      proxy.heal();
      await enqueue('hello');
      await until(() => done.length === 2);
      expect(done).toEqual(['last words', 'hello']);
      expect(unhandled).toEqual([]);
      process.off('unhandledRejection', listener);
      await jobs.beforeApplicationShutdown();
      await Promise.all([prisma.$disconnect(), proxy.close()]);
      await database.drop();
    },
    TIMEOUT_MS,
  );
});

describe('a periodic job', () => {
  it(
    'runs once, on one of two replicas',
    async () => {
      const database = await freshDatabase({ template: 'manifold' });
      const env = Env.parse({ DATABASE_URL: database.applicationUrl, ...TEST_VARIABLES });
      const done: string[] = [];
      const replicas = ['first', 'second'].map((name) => {
        const jobs = new Jobs(env, createLogger('silent'));
        const run = async () => void done.push(name);
        jobs.register({ name: 'clean-up', retries: 0, expireSeconds: 60, everySeconds: 43_200, run });
        jobs.onApplicationBootstrap();
        return jobs;
      });
      await until(() => replicas.every(({ ready }) => ready) && done.length > 0);
      const waiting = async () => (await replicas[0]?.overview())?.queues[0]?.waiting;
      await until(async () => (await waiting()) === 0);
      expect(done).toHaveLength(1);
      await Promise.all(replicas.map((jobs) => jobs.beforeApplicationShutdown()));
      await database.drop();
    },
    TIMEOUT_MS,
  );
});
