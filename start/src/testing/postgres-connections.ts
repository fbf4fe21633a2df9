import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const AT_ONCE = 20;
const ASK_EVERY_MS = 50;

async function opened(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url });
  // The connections only occupy places; how they end does not matter.
  client.on('error', () => undefined);
  return client.connect().then(
    () => client,
    () => undefined,
  );
}

/** Opens connections to a Postgres server until it refuses more. Returns their number and a function that closes them. */
export async function useUpConnections(url: string): Promise<{ used: number; release: () => Promise<void> }> {
  const openClients: pg.Client[] = [];
  for (let refused = false; !refused;) {
    const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => opened(url)));
    openClients.push(...clients.filter((client) => client !== undefined));
    refused = clients.includes(undefined);
  }
  return {
    used: openClients.length,
    release: async () => void (await Promise.all(openClients.map((client) => client.end()))),
  };
}

/** Waits until a Postgres server answers a query; rejects after this many milliseconds. */
export async function untilPostgresAnswers(url: string, withinMilliseconds: number): Promise<void> {
  const end = performance.now() + withinMilliseconds;
  while (performance.now() < end) {
    const client = await opened(url);
    const answered = await client?.query('SELECT 1').then(
      () => true,
      () => false,
    );
    await client?.end();
    if (answered) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`Postgres did not answer within ${withinMilliseconds} ms.`);
}
