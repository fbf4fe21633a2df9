import type { ConsoleApi } from '../console/console-api.js';
import type { Print } from '../terminal/run-command.js';
import { StartProblem } from '../terminal/start-problem.js';
import type { ConfigParams } from './config-params.js';

const READY = 0;
const NOT_READY = 1;

interface Check {
  readonly id: string;
  readonly state: 'ok' | 'warning' | 'failed' | 'not-applicable';
  readonly found: { readonly en: string };
  readonly advice: { readonly en: string } | null;
  readonly details: readonly (string | { readonly en: string })[];
}

type Counts = Readonly<Record<'ok' | 'warning' | 'failed', number>>;

function countsOf(checks: readonly Check[]): Counts {
  const count = (wanted: string) => checks.filter(({ state }) => state === wanted).length;
  return { ok: count('ok'), warning: count('warning'), failed: count('failed') };
}

async function storeKeys(api: ConsoleApi, wanted: readonly string[]): Promise<string[]> {
  const { stores } = await api.ask<{ stores: { storeKey: string }[] }>('GET', '/stores');
  const known = stores.map(({ storeKey }) => storeKey).sort();
  const unknown = wanted.filter((key) => !known.includes(key));
  if (unknown.length > 0) throw new StartProblem(`No store ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  return wanted.length > 0 ? [...wanted] : known;
}

/** Returns a row of the table: `ferrum_de        11     0       1  addresses`. */
export function storeRow(storeKey: string, checks: readonly Check[]): string {
  const { ok, warning, failed } = countsOf(checks);
  const names = checks.filter(({ state }) => state === 'failed' || state === 'warning').map(({ id }) => id);
  const columns = [
    storeKey.padEnd(16),
    String(ok).padStart(3),
    String(warning).padStart(9),
    String(failed).padStart(8),
  ];
  return `${columns.join('')}  ${names.join(', ')}`.trimEnd();
}

/** Returns the lines about a check that is not ok: what was found, each problem, and what to do. */
export function complaint({ id, found, advice, details }: Check): string {
  const problems = details.map((detail) => (typeof detail === 'string' ? detail : detail.en));
  const lines = [`    ${id}: ${found.en}`, ...problems.map((problem) => `      ${problem}`)];
  return [...lines, ...(advice ? [`      → ${advice.en}`] : [])].join('\n');
}

/** Checks the stores one after the other and prints a row for each, with its problems below. */
export async function checkStores(api: ConsoleApi, { stores }: ConfigParams, tell: Print): Promise<number> {
  tell(`${'store'.padEnd(16)} ok  warning  failed`);
  let outcome = READY;
  for (const storeKey of await storeKeys(api, stores)) {
    const { checks } = await api.ask<{ checks: Check[] }>('POST', `/stores/${storeKey}/readiness`);
    tell(storeRow(storeKey, checks));
    checks.filter(({ state }) => state === 'failed' || state === 'warning').forEach((check) => tell(complaint(check)));
    if (countsOf(checks).failed > 0) outcome = NOT_READY;
  }
  return outcome;
}
