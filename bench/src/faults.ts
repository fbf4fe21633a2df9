import { startFaultySystem, type FaultySystem } from './faults/faulty-system.js';
import { PROCESS_ROWS } from './faults/process-rows.js';
import { PROXY_ROWS } from './faults/proxy-rows.js';
import type { FaultRow } from './faults/fault-row.js';
import { runRow, type RowResult } from './faults/run-row.js';
import { table } from './figures.js';

const TENTHS = 10;
const chosen = (process.env['PROVE_FAULTS'] ?? '').split(',').filter(Boolean);
const rows = [...PROXY_ROWS, ...PROCESS_ROWS].filter(
  ({ name }) => chosen.length === 0 || chosen.some((word) => name.includes(word.trim())),
);

const HEAD = ['fault', 'requests', 'slowest, ms', 'answers', 'recovery, ms', 'load', 'verdict'];

function statuses({ sent }: RowResult): string {
  const counts = new Map<number, number>();
  for (const { status } of sent) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status || 'none'} × ${count}`).join(', ');
}

function cells(result: RowResult): (string | number)[] {
  const { name, sent, recovery, slowness, wrong } = result;
  const slowest = Math.max(0, ...sent.map(({ milliseconds }) => milliseconds));
  const load = Math.round(slowness * TENTHS) / TENTHS;
  return [name, sent.length, slowest, statuses(result), recovery ?? 'never', load, wrong.length === 0 ? 'ok' : 'WRONG'];
}

/** Runs all rows. An error in a row counts as a violation. */
async function runAll(around: FaultySystem): Promise<(RowResult | { readonly name: string; readonly why: string })[]> {
  const results: (RowResult | { readonly name: string; readonly why: string })[] = [];
  for (const row of rows) {
    const result = await attempt(row, around);
    results.push(result);
    if ('why' in result) console.log(`${row.name}: not run: ${result.why}`);
    else console.log([...cells(result).map(String), ...result.wrong].join(' | '));
  }
  return results;
}

async function attempt(row: FaultRow, around: FaultySystem): Promise<RowResult | { name: string; why: string }> {
  const why = row.cannotRun?.(around);
  if (why !== undefined) return { name: row.name, why };
  return runRow(row, around).catch((error: unknown) => ({
    name: row.name,
    sent: [],
    recovery: undefined,
    slowness: 1,
    wrong: [`the proof stopped with an error: ${String(error)}`],
  }));
}

if (rows.length === 0) throw new Error(`PROVE_FAULTS=${chosen.join()} names no fault.`);
const around = await startFaultySystem();
const results = await runAll(around).finally(() => around.end());
const lines = results.map((result) =>
  'why' in result ? [result.name, 0, 0, '', '', '', `not run: ${result.why}`] : cells(result),
);
console.log(`\n${table(HEAD, lines)}`);
const ran = results.filter((result): result is RowResult => !('why' in result));
for (const { name, wrong } of ran) for (const what of wrong) console.log(`${name}: ${what}`);
console.log(
  '\nThe time for recovery is multiplied by the column "load": the load of this machine per core, from 1 to 6.',
);
process.exitCode = ran.every(({ wrong }) => wrong.length === 0) ? 0 : 1;
