import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../../../../', import.meta.url));

/** Ends the program when the test process is gone: one that were left behind would hold its output open for ever. */
const DIES_WITH_TEST = ['--import', path.join(checkout, 'start/src/supervisor/die-with-parent.mjs')];

type Told = Readonly<Record<string, string | undefined>>;

const run = (words: readonly string[], env: Told): ChildProcess =>
  spawn(process.execPath, [...DIES_WITH_TEST, ...words], {
    cwd: checkout,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** A program of this checkout as it was built: from its source it would take three times as long to begin. */
export const runBuilt = (file: string, env: Told, words: readonly string[] = []): ChildProcess =>
  run([file, ...words], env);

/** Waits for a program to end well. */
export async function finished(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`);
}

/** Ends a program, as a pulled plug would when `SIGKILL`, and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

/** Waits until something answers HTTP at the address; gives up after two minutes: a machine that others use too starts slowly. */
export async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await pause(100);
  }
  throw new Error(`Nothing answers at ${url}`);
}
