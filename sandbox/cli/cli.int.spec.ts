import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freshDatabase } from '@manifold/start/testing/database';

const COMMAND = fileURLToPath(new URL('../bin/manifold-sandbox.mjs', import.meta.url));
const running: ChildProcess[] = [];

function sandbox(...args: string[]) {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  return child;
}

/** Returns the addresses that the command prints: the backend's, then the page's. */
async function addressesOf(child: ReturnType<typeof sandbox>): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    found.push(/http:\/\/[\d.:]+/.exec(line)?.[0] ?? '');
    if (found.length === 2) break;
  }
  return found;
}

async function tokenOf(address: string): Promise<string> {
  const secret = Buffer.from('manifold-seeder:sandbox-seeder').toString('base64');
  const answer = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${secret}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

describe('the sandbox started by its command', () => {
  it('serves a commerce project and its page until it is stopped', async () => {
    const database = await freshDatabase({ template: 'empty' });
    const args = ['--commerce-port', '0', '--outside-port', '0', '--database', database.url, '--project', 'alone'];
    const child = sandbox(...args);
    const [commerce = '', page = ''] = await addressesOf(child);
    const headers = { authorization: `Bearer ${await tokenOf(commerce)}` };
    const project = await fetch(`${commerce}/alone`, { headers });
    expect([project.status, ((await project.json()) as { key: string }).key]).toEqual([200, 'alone']);
    expect(await (await fetch(page)).text()).toContain(commerce);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await database.drop();
  });

  it('refuses a flag that it does not know in one sentence, with the exit code of a usage error', async () => {
    const child = sandbox('--colour', 'red');
    const [errorOutput, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(errorOutput).toMatch(/^Unknown option '--colour'.*\nnpx manifold-sandbox --help lists the flags\.\n$/);
    expect(code).toBe(2);
  });
});
