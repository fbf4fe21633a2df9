import autocannon from 'autocannon';

export interface RequestToSend {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface SendOptions {
  /** Origin of the server on this machine: `http://127.0.0.1:3000`. */
  readonly origin: string;
  readonly requests: readonly RequestToSend[];
  readonly connections: number;
  readonly seconds: number;
}

export interface SendResult {
  /** Latency of every answer in milliseconds, unordered. */
  readonly latencies: readonly number[];
  /** Answers that were not 200, and connections that broke. */
  readonly failures: number;
  /** Measured duration, a little longer than requested. */
  readonly seconds: number;
}

const OK = 200;
/** How often autocannon checks whether the duration has passed. */
const SAMPLE_INTERVAL_MS = 100;

const rotated = <Item>(items: readonly Item[], by: number): Item[] => [...items.slice(by), ...items.slice(0, by)];

/**
 * Sends requests in turn for some seconds over keep-alive connections. A connection sends its next request when it has received
 * the answer. Each connection starts at another request, so that they do not all send the same one.
 */
export async function sendRequests({ origin, requests, connections, seconds }: SendOptions): Promise<SendResult> {
  const latencies: number[] = [];
  let [clients, failures] = [0, 0];
  const { errors, duration } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    sampleInt: SAMPLE_INTERVAL_MS,
    setupClient: (client) => {
      const first = Math.floor((requests.length / connections) * clients++);
      client.setRequests(rotated(requests, first).map((request) => ({ ...request })));
      client.on('response', (status, _bytes, milliseconds) => {
        latencies.push(milliseconds);
        if (status !== OK) failures += 1;
      });
    },
  });
  return { latencies, failures: failures + errors, seconds: duration };
}
