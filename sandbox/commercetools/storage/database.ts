import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** Runs statements: the pool, or the connection of a transaction. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<pg.QueryResult<Row>>;
  /** Runs a query that recurs: each connection parses and plans it once. */
  recurring<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<pg.QueryResult<Row>>;
}

export interface Database extends Queryable {
  /** Runs `work` in one transaction; any error rolls all of it back. After a deadlock `work` runs again from its beginning. */
  transaction<T>(work: (connection: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

// Postgres returns counters as bigint; these fit into a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Texts of client predicates are unlimited, and connections never forget a prepared statement. */
const MAXIMUM_PREPARED = 200;
const preparedNames = new Map<string, string>();

/** Returns the name of a prepared statement; undefined if there are too many. */
function preparedName(text: string): string | undefined {
  const known = preparedNames.get(text);
  if (known !== undefined || preparedNames.size === MAXIMUM_PREPARED) return known;
  const name = `recurring ${preparedNames.size}`;
  preparedNames.set(text, name);
  return name;
}

function queryable(target: pg.Pool | pg.PoolClient): Queryable {
  return {
    query: (text, values) => target.query(text, values === undefined ? [] : [...values]),
    recurring: (text, values) => target.query({ name: preparedName(text), text, values: [...values] }),
  };
}

/** Deadlock and serialization failure: the transaction was rolled back and can be run again. */
const REPEATABLE: ReadonlySet<string | undefined> = new Set(['40P01', '40001']);
const MAXIMUM_ATTEMPTS = 5;

type Work<T> = (connection: Queryable) => Promise<T>;

/** A pool that refuses to give a transaction a second connection. */
interface GuardedPool {
  readonly pool: pg.Pool;
  /** Runs the work of a transaction on its connection. */
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Opens a pool. As many transactions as there are connections, each waiting for a second one, would wait for each other
 * forever: a transaction that uses the pool fails at once instead, under any load.
 */
function guardedPool(options: pg.PoolConfig): GuardedPool {
  const pool = new pg.Pool(options);
  const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();
  const connect = pool.connect.bind(pool) as (...parameters: unknown[]) => Promise<pg.PoolClient>;
  // `pool.query` connects as well.
  pool.connect = (...parameters: unknown[]) => {
    if (transactions.getStore()?.isOpen) throw new Error('A transaction asked for a second connection of its pool');
    return connect(...parameters);
  };
  return {
    pool,
    inTransaction: async (work) => {
      const transaction = { isOpen: true };
      try {
        return await transactions.run(transaction, work);
      } finally {
        // Work that outlives the transaction no longer holds a connection.
        transaction.isOpen = false;
      }
    },
  };
}

async function inTransaction<T>(guarded: GuardedPool, work: Work<T>): Promise<T> {
  const client = await guarded.pool.connect();
  try {
    await client.query('BEGIN');
    const result = await guarded.inTransaction(() => work(queryable(client)));
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot roll back is destroyed instead of returned to the pool.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}

/** Runs a transaction, and again if it was the victim of a deadlock. */
async function inRepeatedTransaction<T>(pool: GuardedPool, work: Work<T>, attempt = 1): Promise<T> {
  try {
    return await inTransaction(pool, work);
  } catch (error) {
    const isRepeatable = error instanceof pg.DatabaseError && REPEATABLE.has(error.code);
    if (!isRepeatable || attempt === MAXIMUM_ATTEMPTS) throw error;
    return inRepeatedTransaction(pool, work, attempt + 1);
  }
}

/** Postgres lists the connections of a pool under its name. */
interface PoolOptions {
  readonly name: string;
  readonly maxConnections: number;
}

/** Opens the database. A transaction must use its own connection only. */
export function openDatabase(url: string, { name, maxConnections }: PoolOptions): Database {
  const guarded = guardedPool({ connectionString: url, max: maxConnections, application_name: name });
  const { pool } = guarded;
  // An idle connection that dies (Postgres restarted) is replaced at the next query; without a listener it ends the process.
  pool.on('error', (error) => console.error(`${name}: idle connection lost: ${error.message}`));
  // The pool stops listening while a connection is in use; the query under way rejects with the same error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    ...queryable(pool),
    transaction: (work) => inRepeatedTransaction(guarded, work),
    close: () => pool.end(),
  };
}
