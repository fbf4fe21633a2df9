import { Connection } from './connection.js';

const MILLISECONDS_PER_SECOND = 1000;
const OK = 200;

export interface Sending {
  /** Origin of the server on this machine: `http://127.0.0.1:3000`. */
  readonly origin: string;
  /** Whole requests as they go over the wire, sent in turn. */
  readonly requests: readonly Buffer[];
  readonly connections: number;
  readonly seconds: number;
}

export interface Sent {
  /** Of every answer, in milliseconds, in no order. */
  readonly latencies: readonly number[];
  /** Answers that were not 200, and connections that broke. */
  readonly failures: number;
  readonly tookMilliseconds: number;
}

/** Sends requests for some seconds over kept connections, each the next one as soon as it has its answer. */
export async function sendInTurn({ origin, requests, connections, seconds }: Sending): Promise<Sent> {
  const latencies: number[] = [];
  let [sent, failures] = [0, 0];
  const start = performance.now();
  const end = start + seconds * MILLISECONDS_PER_SECOND;
  const worker = (): Promise<void> =>
    new Promise((resolve) => {
      let asked = 0;
      const ask = (): void => {
        asked = performance.now();
        connection.send(requests[sent++ % requests.length] ?? Buffer.alloc(0));
      };
      const stop = (): void => {
        connection.close();
        resolve();
      };
      const connection = new Connection(new URL(origin), {
        onAnswer: (status) => {
          const now = performance.now();
          latencies.push(now - asked);
          if (status !== OK) failures += 1;
          if (now < end) ask();
          else stop();
        },
        onError: () => {
          failures += 1;
          stop();
        },
      });
      ask();
    });
  await Promise.all(Array.from({ length: connections }, worker));
  return { latencies, failures, tookMilliseconds: performance.now() - start };
}
