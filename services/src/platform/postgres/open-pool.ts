import pg from 'pg';

/**
 * Opens a connection pool whose broken connections never end the process. `pg` listens for errors of idle clients only; a
 * client that is checked out while its connection breaks would emit an unhandled `error` event.
 */
export function openPool(options: pg.PoolConfig, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', onIdleError);
  // The query under way rejects with the same error, so there is nothing left to report here.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Runs work on one client of a pool and gives the client back. After a failure the client is closed instead of reused:
 * it may be broken or inside a transaction that could not be rolled back.
 */
export async function withPoolClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(isConnectionLost(error) ? error : undefined);
    throw error;
  }
}

/** False for errors that Postgres answered with: the connection behind them still works. */
function isConnectionLost(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof pg.DatabaseError && !error.code?.startsWith('57P'));
}
