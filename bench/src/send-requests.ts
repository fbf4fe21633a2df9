import autocannon from 'autocannon';

export interface RequestToSend {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Sending {
  /** Origin of the server on this machine: `http://127.0.0.1:3000`. */
  readonly origin: string;
  readonly requests: readonly RequestToSend[];
  readonly connections: number;
  readonly seconds: number;
}

export interface Sent {
  /** Of every answer, in milliseconds, in no order. */
  readonly latencies: readonly number[];
  /** Answers that were not 200, and connections that broke. */
  readonly failures: number;
  /** How long it took: a little longer than asked for. */
  readonly seconds: number;
}

const OK = 200;
/** How often it looks whether its time is over, in milliseconds. */
const SAMPLE_INTERVAL = 100;

const rotated = <Item>(items: readonly Item[], by: number): Item[] => [...items.slice(by), ...items.slice(0, by)];

/**
 * Sends requests in turn for some seconds over kept connections, each the next one as soon as it has its answer. The
 * connections begin at different requests, so that they never all send the same one.
 */
export async function sendRequests({ origin, requests, connections, seconds }: Sending): Promise<Sent> {
  const latencies: number[] = [];
  let [clients, failures] = [0, 0];
  const { errors, duration } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    sampleInt: SAMPLE_INTERVAL,
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
