import { setTimeout as pause } from 'node:timers/promises';
import { GARBAGE, type HttpFault } from '@manifold/start/testing/faulty-http-proxy';
import type { TcpFault } from '@manifold/start/testing/faulty-tcp-proxy';
import type { FaultRow } from './fault-row.js';

/** Longer than any deadline of a request. */
const FAULT_MS = 17_000;
const RECOVERS_WITHIN_MS = 5000;

function backendFails(name: string, faults: readonly HttpFault[]): FaultRow {
  return {
    name: `backend ${name}`,
    recoversWithin: RECOVERS_WITHIN_MS,
    fail: async ({ backend }) => {
      for (const fault of faults) {
        backend.fail(fault);
        await pause(FAULT_MS / faults.length);
      }
      backend.heal();
    },
  };
}

function postgresFails(name: string, fault: TcpFault): FaultRow {
  return {
    name: `postgres ${name}`,
    recoversWithin: RECOVERS_WITHIN_MS,
    fail: async ({ postgres }) => {
      postgres.fail(fault);
      await pause(FAULT_MS);
      postgres.heal();
    },
  };
}

/** Faults of the proxies between the services and the backend or Postgres, which themselves work. */
export const PROXY_ROWS: readonly FaultRow[] = [
  backendFails('cut', [{ kind: 'cut' }]),
  backendFails('hang', [{ kind: 'hang' }]),
  backendFails('half-open', [{ kind: 'half-open' }]),
  backendFails('delay 10 s', [{ kind: 'delay', milliseconds: 10_000 }]),
  backendFails('garbage', Object.values(GARBAGE)),
  backendFails('20 % errors', [{ kind: 'errors', share: 0.2 }]),
  postgresFails('cut', { kind: 'cut' }),
  postgresFails('hang', { kind: 'hang' }),
  postgresFails('half-open', { kind: 'half-open' }),
  postgresFails('delay 3 s', { kind: 'delay', milliseconds: 3000 }),
  postgresFails('garbage', { kind: 'garbage' }),
  postgresFails('20 % errors', { kind: 'errors', share: 0.2 }),
];
