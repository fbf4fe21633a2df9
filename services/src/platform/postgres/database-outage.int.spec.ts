import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { FaultyTcpProxy, type TcpFault } from '../../../../start/src/testing/faulty-tcp-proxy.js';
import { eventually } from '../testing/eventually.js';
import { SearchDatabase } from '../../integrations/search/postgres/search-database.js';
import { Env } from '../env/env.js';
import { failureOf } from '../errors/failure.js';
import { createLogger } from '../logging/logger.js';
import { withRequestScope } from '../logging/request-scope.js';
import { PrismaService } from '../prisma/prisma.service.js';

let database: FreshDatabase;
let proxy: FaultyTcpProxy;
let prisma: PrismaService;
let search: SearchDatabase;

beforeAll(async () => {
  database = await freshDatabase({ template: 'manifold' });
  proxy = await FaultyTcpProxy.startBefore(database.applicationUrl);
  const env = Env.parse({
    DATABASE_URL: proxy.proxiedUrl(database.applicationUrl),
    EMBEDDED: 'true',
    DEADLINE_SCALE: '0.1',
  });
  prisma = new PrismaService(env);
  search = new SearchDatabase(env, createLogger('silent'));
});

afterEach(() => {
  proxy.heal();
});

afterAll(async () => {
  await prisma.onApplicationShutdown();
  await search.onApplicationShutdown();
  await proxy.close();
  await database.drop();
});

type Query = () => Promise<unknown>;

const inRequest = (query: Query): Promise<unknown> =>
  withRequestScope({ requestId: 'request-1', address: '' }, async () => query());

const QUERIES: readonly (readonly [string, Query])[] = [
  ['a query of a model', () => prisma.revision.count()],
  ['a raw query', () => prisma.$queryRaw`SELECT 1`],
  ['a prepared query', () => prisma.rows`SELECT 1 AS one`],
  [
    'a transaction',
    () =>
      prisma.$transaction(async (db) => {
        await db.revision.count();
        await db.$queryRaw`SELECT 1`;
      }),
  ],
  [
    'a transaction of plain queries',
    () =>
      prisma.plainTransaction(async (db) => {
        await db.rows`SELECT 1 AS one`;
        await db.$queryRawUnsafe('SELECT $1::int AS one', 1);
      }),
  ],
  ['a search', () => search.query('SELECT 1', [])],
];

const FAULTS: readonly TcpFault[] = [{ kind: 'hang' }, { kind: 'half-open' }, { kind: 'cut' }, { kind: 'garbage' }];

const CASES = FAULTS.flatMap((fault) => QUERIES.map(([name, query]) => ({ name, kind: fault.kind, fault, query })));

describe('a Postgres that fails', () => {
  it.each(CASES)(
    'with "$kind" ends $name with 503, and answers again after it has recovered',
    async ({ fault, query }) => {
      await eventually(() =>
        inRequest(query).then(
          () => true,
          () => undefined,
        ),
      );
      proxy.fail(fault);
      const failure = await inRequest(query).then(
        () => undefined,
        (error: unknown) => failureOf(error),
      );
      expect(failure).toMatchObject({ status: 503, body: { error: { code: 'backend-unavailable' } } });
      proxy.heal();
      expect(
        await eventually(() =>
          inRequest(query).then(
            () => true,
            () => undefined,
          ),
        ),
      ).toBe(true);
    },
  );

  it('in the middle of a transaction leaves no dead connection in the pool', async () => {
    const broken = inRequest(() =>
      prisma.$transaction(async (db) => {
        await db.revision.count();
        proxy.fail({ kind: 'half-open' });
        await db.revision.count();
      }),
    );
    await expect(broken).rejects.toThrow();
    await eventually(async () => (prisma.pool.busy === 0 ? true : undefined));
    proxy.heal();
    expect(
      await eventually(() =>
        prisma.revision.count().then(
          () => true,
          () => undefined,
        ),
      ),
    ).toBe(true);
  });
});

describe('an error of Postgres is an outage', () => {
  it.each([
    ['too many connections', '53300'],
    ['disk full', '53100'],
    ['out of memory', '53200'],
    ['read only', '25006'],
    ['deadlock', '40P01'],
    ['shutting down', '57P01'],
  ])('if it is %s', async (_what, state) => {
    const raise = `DO $$ BEGIN RAISE EXCEPTION 'secret' USING ERRCODE = '${state}'; END $$`;
    for (const query of [
      () => prisma.$executeRawUnsafe(raise),
      () => prisma.$transaction([prisma.$executeRawUnsafe(raise)]),
    ]) {
      const failure = await query().then(
        () => undefined,
        (error: unknown) => failureOf(error),
      );
      expect(failure).toMatchObject({ status: 503, body: { error: { code: 'backend-unavailable' } } });
    }
  });
});
