import { setTimeout as pause } from 'node:timers/promises';
import { GARBAGE, type HttpFault } from '@manifold/start/testing/faulty-http-proxy';
import type { TcpFault } from '@manifold/start/testing/faulty-tcp-proxy';
import type { FaultRow } from './fault-row.js';

/** Longer than any deadline of a request. */
const FAULT_MS = 17_000;
const RECOVERS_WITHIN_MS = 5000;

type HttpVictim = 'backend' | 'provider' | 'registers';

/** What has to work again in addition to pages, carts and searches. */
const RECOVERED = { backend: 'payment', provider: 'payment', registers: 'vat number' } as const;

function httpFails(victim: HttpVictim, name: string, faults: readonly HttpFault[]): FaultRow {
  return {
    name: `${victim} ${name}`,
    recoversWithin: RECOVERS_WITHIN_MS,
    recovered: RECOVERED[victim],
    fail: async (around) => {
      for (const fault of faults) {
        around[victim].fail(fault);
        await pause(FAULT_MS / faults.length);
      }
      around[victim].heal();
    },
  };
}

const HTTP_FAULTS: Readonly<Record<string, readonly HttpFault[]>> = {
  cut: [{ kind: 'cut' }],
  hang: [{ kind: 'hang' }],
  'half-open': [{ kind: 'half-open' }],
  'delay 10 s': [{ kind: 'delay', milliseconds: 10_000 }],
  garbage: Object.values(GARBAGE),
  '20 % errors': [{ kind: 'errors', share: 0.2 }],
};

const rowsOf = (victim: HttpVictim): FaultRow[] =>
  Object.entries(HTTP_FAULTS).map(([name, faults]) => httpFails(victim, name, faults));

function postgresFails(name: string, fault: TcpFault): FaultRow {
  return {
    name: `postgres ${name}`,
    recoversWithin: RECOVERS_WITHIN_MS,
    recovered: 'payment',
    fail: async ({ postgres }) => {
      postgres.fail(fault);
      await pause(FAULT_MS);
      postgres.heal();
    },
  };
}

/** Faults of the proxies between the services and the systems around them, which themselves work. */
export const PROXY_ROWS: readonly FaultRow[] = [
  ...rowsOf('backend'),
  ...rowsOf('provider'),
  ...rowsOf('registers'),
  postgresFails('cut', { kind: 'cut' }),
  postgresFails('hang', { kind: 'hang' }),
  postgresFails('half-open', { kind: 'half-open' }),
  postgresFails('delay 3 s', { kind: 'delay', milliseconds: 3000 }),
  postgresFails('garbage', { kind: 'garbage' }),
  postgresFails('20 % errors', { kind: 'errors', share: 0.2 }),
];
