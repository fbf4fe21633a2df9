import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getText } from './http.js';

const PROBE = fileURLToPath(new URL('event-loop-probe.mjs', import.meta.url));
/** A delay is counted when the loop turns again: one turn more than the answer. */
const LAST_TURN_MS = 25;

/** Environment that makes the services of a system tell their event-loop delay on a port of this machine. */
export const probed = (port: number): Record<string, string> => ({
  BENCH_PROBE_PORT: String(port),
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${PROBE}`.trim(),
});

/** Returns the longest delay of the services' event loop while `work` ran, in milliseconds. */
export async function longestDelay(port: number, work: () => Promise<unknown>): Promise<number> {
  await readAndReset(port);
  await work();
  await pause(LAST_TURN_MS);
  return readAndReset(port);
}

async function readAndReset(port: number): Promise<number> {
  const text = await getText(`http://127.0.0.1:${port}`, '127.0.0.1', '/');
  return (JSON.parse(text) as { max: number }).max;
}
