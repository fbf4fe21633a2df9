import { Connection } from './connection.js';

/** The result of a run of load. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  /** Answers that were not 200, and connections that broke. */
  readonly failures: number;
  readonly requests: number;
}

export interface LoadTarget {
  /** Origin of the server on this machine: `http://127.0.0.1:3000`. */
  readonly origin: string;
  /** The store's host: Node does not resolve `*.localhost`. */
  readonly host: string;
  /** Requested in turn, so that the result does not depend on one page. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

const MILLISECONDS_PER_SECOND = 1000;
const OK = 200;

/** The `Accept-Encoding` of browsers. */
const ACCEPT_ENCODING = 'gzip, deflate, br';

function requestFor(host: string, path: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: ${ACCEPT_ENCODING}\r\n\r\n`);
}

function percentile(sorted: Float64Array, share: number): number {
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
}

function summary(latencies: readonly number[], tookMilliseconds: number): Omit<LoadResult, 'failures'> {
  const sorted = Float64Array.from(latencies).sort();
  return {
    requestsPerSecond: Math.round((latencies.length / tookMilliseconds) * MILLISECONDS_PER_SECOND),
    p50Milliseconds: percentile(sorted, 0.5),
    p99Milliseconds: percentile(sorted, 0.99),
    requests: latencies.length,
  };
}

/**
 * Sends GET requests for some seconds over keep-alive connections. A connection sends its next request when it has received the
 * answer. For answers from memory, because `autocannon` is slower than the server there.
 */
export async function load({ origin, host, paths, connections, seconds }: LoadTarget): Promise<LoadResult> {
  const requests = paths.map((path) => requestFor(host, path));
  const latencies: number[] = [];
  let [sent, failures] = [0, 0];
  const start = performance.now();
  const end = start + seconds * MILLISECONDS_PER_SECOND;
  const worker = (): Promise<void> =>
    new Promise((resolve) => {
      let sentAt = 0;
      const send = (): void => {
        sentAt = performance.now();
        connection.send(requests[sent++ % requests.length] ?? Buffer.alloc(0));
      };
      const stop = (): void => {
        connection.close();
        resolve();
      };
      const connection = new Connection(new URL(origin), {
        onAnswer: (status) => {
          const now = performance.now();
          latencies.push(now - sentAt);
          if (status !== OK) failures += 1;
          if (now < end) send();
          else stop();
        },
        onError: () => {
          failures += 1;
          stop();
        },
      });
      send();
    });
  await Promise.all(Array.from({ length: connections }, worker));
  return { ...summary(latencies, performance.now() - start), failures };
}
