import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { load, type LoadResult } from './load.js';

const BARE_SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url));

const WARM_UP_SECONDS = 1;

/** Measures Node's own HTTP server on this machine, with answers of `bytes`: the rate that no benchmark can exceed. */
export async function ceiling(bytes: number, connections: number, seconds: number): Promise<LoadResult> {
  const child = fork(BARE_SERVER, [String(bytes)]);
  try {
    const [port] = (await once(child, 'message')) as [number];
    const target = { origin: `http://127.0.0.1:${port}`, host: 'bare.localhost', paths: ['/'], connections, seconds };
    await load({ ...target, seconds: WARM_UP_SECONDS });
    return await load(target);
  } finally {
    child.kill();
  }
}

/**
 * The standard machine of the published targets: two cores on which a bare Node server, next to the load generator, gives this many
 * answers. Shared machines are slower, and their speed changes within minutes.
 */
const STANDARD = { bytes: 4000, connections: 50, requestsPerSecond: 36_000 };
const SECONDS = 2;

/** The speed of Node's own server on this machine; measure it right before or after the benchmark. */
export interface MachineState {
  /** Share of the standard machine's speed. */
  readonly speed: number;
  /** Its p99: other load on the processor slows it as well. */
  readonly p99Milliseconds: number;
}

/** Measures the state of this machine with Node's own server, for two seconds after a warm-up. */
export async function measureMachine(): Promise<MachineState> {
  const { requestsPerSecond, p99Milliseconds } = await ceiling(STANDARD.bytes, STANDARD.connections, SECONDS);
  return { speed: requestsPerSecond / STANDARD.requestsPerSecond, p99Milliseconds };
}

/** Returns the share of the standard machine's speed that this machine has. */
export const machineSpeed = async (): Promise<number> => (await measureMachine()).speed;

/** Returns the median of several speeds, because other load may disturb one of them. */
export const medianSpeed = (speeds: readonly number[]): number =>
  speeds.toSorted((one, other) => one - other)[speeds.length >> 1] ?? 1;

/** Returns a sentence about the machine's speed, for the reader of the numbers. */
export const describeSpeed = (speed: number): string =>
  `This machine runs at ${Math.round(speed * 100)} % of the speed of the published targets ` +
  `(Node's own server: ${Math.round(speed * STANDARD.requestsPerSecond)} of ${STANDARD.requestsPerSecond} answers/s); ` +
  `rates and times are judged ${speed < 1 ? 'relative to that speed' : 'as measured'}.`;
