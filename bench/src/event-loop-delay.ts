import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getText } from './requests/http.js';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const PROBE = fileURLToPath(new URL('event-loop-probe.mjs', import.meta.url));
/** The probe records a delay in the next turn of the event loop, after the answer. */
const LAST_MEASUREMENT_MS = 25;

/** Returns environment variables that make services report their event-loop delay on a port. */
export const probeEnvironment = (port: number): Record<string, string> => ({
  BENCH_PROBE_PORT: String(port),
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${PROBE}`.trim(),
});

/** Returns the longest delay of the services' event loop while `work` ran, in milliseconds. */
export async function longestDelay(port: number, work: () => Promise<unknown>): Promise<number> {
  await readAndReset(port);
  await work();
  await pause(LAST_MEASUREMENT_MS);
  return readAndReset(port);
}

async function readAndReset(port: number): Promise<number> {
  const text = await getText(`http://127.0.0.1:${port}`, '127.0.0.1', '/');
  return (JSON.parse(text) as { max: number }).max;
}

/** Requests health repeatedly during `work`; returns the slowest answer in milliseconds. */
export async function slowestHealthCheck(origin: string, work: () => Promise<unknown>): Promise<number> {
  const watch = new Worker(new URL('health-watch.mjs', import.meta.url), { workerData: { origin } });
  await once(watch, 'message');
  await work();
  watch.postMessage('over');
  const [slowest] = (await once(watch, 'message')) as [number];
  await watch.terminate();
  return slowest;
}
