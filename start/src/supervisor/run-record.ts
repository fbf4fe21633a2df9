import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../programs/checkout.js';
import type { Ports } from '../environment/settings.js';
import { commandLine, isAlive, waitForExit } from '../postgres/processes.js';
import { StartProblem } from '../terminal/start-problem.js';

/** The processes that run on a data folder, for the next start and for tests. */
export interface RunRecord {
  pid: number;
  ports: Ports;
  children: Record<string, number>;
}

const FILE = 'running.json';

/** Returns the record of a data folder, or undefined if it is missing or unreadable. */
export function readRunRecord(folder: string): RunRecord | undefined {
  const file = path.join(folder, FILE);
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunRecord) : undefined;
  } catch {
    return undefined; // half written by a killed start
  }
}

/** Replaces the record atomically, so that a full disk or a crash leaves the earlier one. */
export function writeRunRecord(folder: string, record: RunRecord): void {
  const file = path.join(folder, FILE);
  writeFileSync(`${file}.new`, JSON.stringify(record));
  renameSync(`${file}.new`, file);
}

export function removeRunRecord(folder: string): void {
  rmSync(path.join(folder, FILE), { force: true });
}

/**
 * Throws a `StartProblem` if a start still runs on this data folder. Processes that a killed start left get a moment to end by
 * themselves and are killed after that. Process ids that belong to other programs by now are left alone.
 */
export async function takeOver(folder: string): Promise<void> {
  const earlier = readRunRecord(folder);
  if (!earlier) return;
  if (earlier.pid !== process.pid && commandLine(earlier.pid).includes('start.mjs')) {
    throw new StartProblem(
      `Manifold already runs on this checkout (process ${earlier.pid}, http://localhost:${earlier.ports.web}). Stop it with Ctrl-C in its terminal or: kill ${earlier.pid}`,
    );
  }
  await Promise.all(Object.values(earlier.children).map((pid) => stopOrphan(pid)));
  removeRunRecord(folder);
}

async function stopOrphan(pid: number): Promise<void> {
  const isOurs = () => isAlive(pid) && commandLine(pid).includes(path.join(CHECKOUT, 'start'));
  if (!isOurs() || (await waitForExit(pid, 6000))) return;
  if (isOurs()) process.kill(pid, 'SIGKILL');
  await waitForExit(pid, 2000);
}
