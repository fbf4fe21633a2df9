// The part of the schema engine's command line that does not speak RPC: may we connect, create and drop the database.
import pg from 'pg';
import { connectionOf } from './migration-adapter.mjs';

const DUPLICATE_DATABASE = '42P04';
const UNKNOWN_DATABASE = '3D000';
const REFUSED_LOGINS = ['28P01', '28000'];

/** Runs one command and returns the exit code; failures go to stderr in the engine's log format. */
export async function runDatabaseCommand(command, url) {
  const { config } = connectionOf(url);
  const database = command === 'can-connect-to-database' ? config.database : 'postgres';
  const client = new pg.Client({ ...config, database });
  try {
    await client.connect();
    const name = pg.escapeIdentifier(config.database);
    if (command === 'create-database') await client.query(`CREATE DATABASE ${name}`);
    if (command === 'drop-database') await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    return 0;
  } catch (error) {
    if (error.code === DUPLICATE_DATABASE) return 0; // someone else made it first
    report(...explain(error, config));
    return 1;
  } finally {
    await client.end().catch(() => {}); // the connection may be what failed
  }
}

function explain(error, { user, host, port, database }) {
  if (error.code === UNKNOWN_DATABASE) return ['P1003', `Database \`${database}\` does not exist`];
  if (REFUSED_LOGINS.includes(error.code))
    return ['P1000', `Authentication failed against database server for \`${user}\``];
  return ['P1001', `Can't reach database server at \`${host}:${port}\` (${error.message})`];
}

function report(code, message) {
  const fields = { message, is_panic: false, error_code: code };
  const entry = { timestamp: new Date().toISOString(), level: 'ERROR', fields, target: 'schema_engine::logger' };
  process.stderr.write(`\n${JSON.stringify(entry)}\n`);
}
