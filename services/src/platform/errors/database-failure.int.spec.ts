import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freshDatabase } from '../../../../start/src/testing/database.js';
import { failureOf } from './failure.js';
import { Env } from '../env/env.js';
import { PrismaService } from '../prisma/prisma.service.js';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

/** Starts a server in Postgres' place that handles every connection in the same way. Returns its port. */
async function startFakePostgres(treat: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    treat(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

type Query = (prisma: PrismaService) => Promise<unknown>;

const failureAt = (port: number, query: Query): Promise<unknown> =>
  failureOn(`postgres://nobody@127.0.0.1:${port}/x`, query);

async function failureOn(databaseUrl: string, query: Query): Promise<unknown> {
  const prisma = new PrismaService(Env.parse({ DATABASE_URL: databaseUrl, EMBEDDED: 'true' }));
  open.push(() => prisma.$disconnect());
  const thrown = await query(prisma).then(
    () => undefined,
    (error: unknown) => error,
  );
  const { status, body } = failureOf(thrown);
  return [status, body.error.code];
}

describe('a query', () => {
  it('is answered with 503 if nothing listens on the port of Postgres', async () => {
    const port = await startFakePostgres((socket) => socket.destroy());
    await open.splice(0)[0]?.();
    expect(await failureAt(port, (prisma) => prisma.revision.count())).toEqual([503, 'backend-unavailable']);
    expect(await failureAt(port, (prisma) => prisma.$queryRaw`SELECT 1`)).toEqual([503, 'backend-unavailable']);
    expect(await failureAt(port, (prisma) => prisma.rows`SELECT 1`)).toEqual([503, 'backend-unavailable']);
  });

  it('is answered with 503 if Postgres closes the connection', async () => {
    const port = await startFakePostgres((socket) => socket.destroy());
    expect(await failureAt(port, (prisma) => prisma.revision.count())).toEqual([503, 'backend-unavailable']);
    expect(await failureAt(port, (prisma) => prisma.rows`SELECT 1`)).toEqual([503, 'backend-unavailable']);
  });

  it('is answered with 503 if Postgres accepts the connection and does not answer', async () => {
    const port = await startFakePostgres(() => undefined);
    expect(await failureAt(port, (prisma) => prisma.revision.count())).toEqual([503, 'backend-unavailable']);
  });

  it('is answered with 503 if a transaction takes too long', async () => {
    const database = await freshDatabase({ template: 'manifold' });
    const late: Query = (prisma) =>
      prisma.$transaction(
        async (db) => {
          await db.$queryRaw`SELECT 1 FROM pg_sleep(0.3)`;
          await db.revision.count();
        },
        { timeout: 50 },
      );
    expect(await failureOn(database.applicationUrl, late)).toEqual([503, 'backend-unavailable']);
    await database.drop();
  });
});
