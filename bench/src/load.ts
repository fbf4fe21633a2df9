import autocannon from 'autocannon';

/** What one run of load came to. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  /** Answers that were not 2xx, and requests without any. */
  readonly failures: number;
  readonly requests: number;
}

export interface LoadTarget {
  /** Origin of the server on this machine: `http://127.0.0.1:3000`. */
  readonly origin: string;
  /** The store's host: Node does not resolve `*.localhost`. */
  readonly host: string;
  /** Requested in turn, so that one page's luck is not the answer. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** Sends GET requests for some seconds over kept connections and says how they were answered. */
export async function load({ origin, host, paths, connections, seconds }: LoadTarget): Promise<LoadResult> {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    headers: { host, 'accept-encoding': 'gzip' },
    requests: paths.map((path) => ({ method: 'GET', path })),
  });
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50Milliseconds: result.latency.p50,
    p99Milliseconds: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
    requests: result.requests.total,
  };
}
