import pg from 'pg';

/**
 * Opens a connection pool whose broken connections never end the process. `pg` listens only for errors of idle clients; a
 * client whose connection breaks while in use would emit an unhandled `error` event.
 */
export function openPool(options: pg.PoolConfig, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', onIdleError);
  // The running query rejects with the same error, so nothing is lost here.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Runs work on one client of a pool and releases the client. After a lost connection the client is closed instead of reused,
 * because it may be inside a transaction that could not be rolled back.
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

/** Returns whether the connection is lost. False for errors that Postgres sent, because the connection still works. */
function isConnectionLost(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof pg.DatabaseError && !error.code?.startsWith('57P'));
}
