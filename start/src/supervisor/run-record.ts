import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../programs/checkout.js';
import type { Ports } from '../environment/settings.js';
import { commandLine, isAlive, untilGone } from '../postgres/processes.js';
import { StartProblem } from '../terminal/start-problem.js';

/** What runs on a data folder now, for the next start and for tests. */
export interface RunRecord {
  pid: number;
  ports: Ports;
  children: Record<string, number>;
}

const FILE = 'running.json';

/** The record that a start left, if it can be read. */
export function readRunRecord(folder: string): RunRecord | undefined {
  const file = path.join(folder, FILE);
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunRecord) : undefined;
  } catch {
    return undefined; // half written by a start that was killed: it says nothing we can rely on
  }
}

/** Replaces the record as a whole, so that a full disk or a crash leaves the earlier one. */
export function writeRunRecord(folder: string, record: RunRecord): void {
  const file = path.join(folder, FILE);
  writeFileSync(`${file}.new`, JSON.stringify(record));
  renameSync(`${file}.new`, file);
}

export function removeRunRecord(folder: string): void {
  rmSync(path.join(folder, FILE), { force: true });
}

/**
 * Refuses when a start still runs on this data folder. What a killed one left running is given the moment it needs to
 * end by itself and is ended by force after that; process ids that belong to somebody else by now are left alone.
 */
export async function takeOver(folder: string): Promise<void> {
  const earlier = readRunRecord(folder);
  if (!earlier) return;
  if (earlier.pid !== process.pid && commandLine(earlier.pid).includes('start.mjs')) {
    throw new StartProblem(
      `Manifold already runs on this checkout (process ${earlier.pid}, http://localhost:${earlier.ports.web}). Stop it with Ctrl-C in its terminal or: kill ${earlier.pid}`,
    );
  }
  await Promise.all(Object.values(earlier.children).map((pid) => endLeftover(pid)));
  removeRunRecord(folder);
}

async function endLeftover(pid: number): Promise<void> {
  const isOurs = () => isAlive(pid) && commandLine(pid).includes(path.join(CHECKOUT, 'start'));
  if (!isOurs() || (await untilGone(pid, 6000))) return;
  if (isOurs()) process.kill(pid, 'SIGKILL');
  await untilGone(pid, 2000);
}
