import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { load, type LoadResult } from './load.js';

const BARE_SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url));

const WARM_UP_SECONDS = 1;

/** What Node's own HTTP server manages on this machine at this moment, with answers of so many bytes and nothing to decide. */
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
 * The machine that the targets are for: two cores on which Node's own server, with the load generator beside it, gives so
 * many answers. Shared machines are slower, and change their speed within minutes.
 */
const STANDARD = { bytes: 4000, connections: 50, requestsPerSecond: 36_000 };
const SECONDS = 2;

/** What Node's own server is like on this machine at this moment: to be asked right beside what is judged. */
export interface Moment {
  /** As a share of the standard machine's. */
  readonly speed: number;
  /** Its own slowest answers: whatever takes the processor away takes it from everybody. */
  readonly p99Milliseconds: number;
}

/** Asks Node's own server for some seconds. */
export async function machineNow(): Promise<Moment> {
  const { requestsPerSecond, p99Milliseconds } = await ceiling(STANDARD.bytes, STANDARD.connections, SECONDS);
  return { speed: requestsPerSecond / STANDARD.requestsPerSecond, p99Milliseconds };
}

export const machineSpeed = async (): Promise<number> => (await machineNow()).speed;

/** The speed in the middle of several moments, of which one may have been somebody else's. */
export const middleSpeed = (speeds: readonly number[]): number =>
  speeds.toSorted((one, other) => one - other)[speeds.length >> 1] ?? 1;

/** What a reader has to know of the machine before he reads the numbers. */
export const sayingSpeed = (speed: number): string =>
  `This machine runs at ${Math.round(speed * 100)} % of the speed that the targets are for ` +
  `(Node's own server: ${Math.round(speed * STANDARD.requestsPerSecond)} of ${STANDARD.requestsPerSecond} answers/s); ` +
  `rates and times are judged ${speed < 1 ? 'as they come to at that speed' : 'as measured'}.`;
