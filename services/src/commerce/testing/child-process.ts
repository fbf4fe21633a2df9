import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../../../../', import.meta.url));

/** Ends the program with the test process, because an orphan would keep its output open. */
const DIES_WITH_TEST = ['--import', path.join(checkout, 'start/src/supervisor/die-with-parent.mjs')];

type Variables = Readonly<Record<string, string | undefined>>;

const run = (args: readonly string[], env: Variables): ChildProcess =>
  spawn(process.execPath, [...DIES_WITH_TEST, ...args], {
    cwd: checkout,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Starts a built program of this checkout, which starts three times faster than from source. */
export const runBuilt = (file: string, env: Variables, args: readonly string[] = []): ChildProcess =>
  run([file, ...args], env);

/**
 * As `runBuilt`, for a process that lives for seconds: optimizing its hot functions, and Prisma's WebAssembly, would cost more
 * than it saves.
 */
export const runBriefly = (file: string, env: Variables): ChildProcess =>
  run(['--no-opt', '--liftoff-only', file], env);

/** Waits until a program exits with 0. Throws for another code. */
export async function waitForSuccess(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`);
}

/** Stops a program and waits for its exit. `SIGKILL` simulates a power failure. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Below the ports that systems give to outgoing connections, which would take a port between its choice and its use. */
const FIRST_PORT = 10_000;
const LAST_PORT = 32_000;

let lastPort = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));

/** Returns a port that is free, and that this process has not returned lately. */
export async function freePort(): Promise<number> {
  do lastPort = lastPort < LAST_PORT ? lastPort + 1 : FIRST_PORT;
  while (!(await canListen(lastPort)));
  return lastPort;
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Waits until a URL answers. Throws after two minutes, because programs start slowly on a busy machine. */
export async function waitForHttp(url: string): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await pause(100);
  }
  throw new Error(`Nothing answers at ${url}`);
}
