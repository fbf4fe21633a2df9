import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withClient } from '../database/roles.js';
import { freePort } from '../testing/free-port.js';
import { temporaryRunFolder } from '../testing/temporary-folder.js';
import { startPostgres, type PostgresOptions } from './launcher.js';
import { isAlive, waitForExit } from './processes.js';

let folder = '';
let options: PostgresOptions;

beforeAll(async () => {
  folder = temporaryRunFolder('launcher');
  options = {
    folder: path.join(folder, 'postgres'),
    logFile: path.join(folder, 'postgres.log'),
    port: await freePort(),
    superuser: { name: 'owner', password: 'with space/and:colon' },
    volatile: true,
  };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (url: string, sql: string) =>
  withClient(url, async (client) => (await client.query(sql)).rows as unknown[]);

describe('the embedded database server', () => {
  it('keeps its data from one start to the next', async () => {
    const first = await startPostgres(options);
    await read(first.url('postgres'), "CREATE TABLE kept AS SELECT 'here' AS word");
    await first.stop();
    const second = await startPostgres(options);
    expect(await read(second.url('postgres'), 'SELECT word FROM kept')).toEqual([{ word: 'here' }]);
    await second.stop();
  });

  it('takes over from a server whose parent was killed', async () => {
    const orphan = await orphanedServer(options);
    expect(isAlive(orphan)).toBe(true);
    const server = await startPostgres(options);
    expect(isAlive(orphan)).toBe(false);
    expect(await read(server.url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('starts again after it was killed itself', async () => {
    const first = await startPostgres(options);
    process.kill(first.pid, 'SIGKILL');
    await first.ended;
    const second = await startPostgres(options);
    expect(await read(second.url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
  });

  it('is not reachable without the password', async () => {
    const server = await startPostgres(options);
    const wrong = new URL(server.url('postgres'));
    wrong.password = 'guess';
    await expect(read(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    await server.stop();
  });

  it('lower-cases letters of every language', async () => {
    const server = await startPostgres(options);
    expect(await read(server.url('postgres'), "SELECT lower('ÄŠΣ') AS word")).toEqual([{ word: 'äšσ' }]);
    await server.stop();
  });

  it('names the taken port and the variable to set', async () => {
    const first = await startPostgres(options);
    const other = { ...options, folder: path.join(folder, 'other') };
    await expect(startPostgres(other)).rejects.toThrow(`Port ${options.port} (Postgres) is taken`);
    await first.stop();
  });
});

/** A server started by a process that is killed without a chance to stop it. Returns the server's process id. */
async function orphanedServer(server: PostgresOptions): Promise<number> {
  const launcher = fileURLToPath(new URL('launcher.ts', import.meta.url));
  const code = `import { startPostgres } from ${JSON.stringify(launcher)};
    await startPostgres(${JSON.stringify(server)}); console.log('up'); setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => parent.stdout.once('data', resolve));
  parent.kill('SIGKILL');
  await waitForExit(parent.pid ?? 0, 5000);
  return Number(readFileSync(path.join(server.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}
