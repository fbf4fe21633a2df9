import { createWriteStream, readFileSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { untilPostgresAnswers, useUpConnections } from '@manifold/start/testing/postgres-connections';
import type { FaultRow } from './fault-row.js';
import type { FaultySystem } from './faulty-system.js';

const RECOVERS_WITHIN_MS = 5000;
const SERVICES_BACK_WITHIN_MS = 10_000;
const POSTGRES_BACK_WITHIN_MS = 60_000;
/** How long each fault lasts. */
const STOPPED_MS = 60_000;
const FULL_MS = 20_000;
const USED_UP_MS = 15_000;
const POLL_EVERY_MS = 50;
const CLOCK_MS = 4000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const CHUNK = Buffer.alloc(1_048_576);

function kill({ system }: FaultySystem, name: string): number {
  const pid = system.processes()[name];
  if (!pid) throw new Error(`There is no process ${name}`);
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Waits until the supervisor has started another process with this name. */
async function untilReplaced({ system }: FaultySystem, name: string, pid: number): Promise<void> {
  while (system.processes()[name] === pid) await pause(POLL_EVERY_MS);
}

const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Returns the fields of /proc/PID/stat after the name in brackets: state, parent and others. */
const stat = (pid: string): string =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ' ').replace('  ', ' ');

/** Returns the process ids of the postmaster and all its children. */
function postgresPids({ system }: FaultySystem): number[] {
  const postmaster = system.processes()['postgres'] ?? 0;
  const children = readdirSync('/proc').filter((entry) => {
    try {
      return /^\d+$/.test(entry) && / \S (\d+)/.exec(stat(entry))?.[1] === String(postmaster);
    } catch {
      return false; // ended meanwhile
    }
  });
  return [postmaster, ...children.map(Number)];
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // A connection's process ends with its connection.
    }
}

async function fillDisk(file: string): Promise<void> {
  const filler = createWriteStream(file);
  const full = once(filler, 'error');
  let isFull = false;
  void full.then(() => (isFull = true));
  while (!isFull) if (!filler.write(CHUNK)) await Promise.race([once(filler, 'drain').catch(() => undefined), full]);
}

const killServices: FaultRow = {
  name: 'kill-services',
  ends: ['services'],
  endsServices: true,
  recoversWithin: SERVICES_BACK_WITHIN_MS,
  fail: async (around) => void kill(around, 'services'),
};

const killBackend: FaultRow = {
  name: 'kill-backend',
  ends: ['commerce backend'],
  recoversWithin: RECOVERS_WITHIN_MS,
  fail: async (around) => {
    await untilReplaced(around, 'commerce backend', kill(around, 'commerce backend'));
    while (!(await isAnswering(`http://127.0.0.1:${around.system.ports.commerce}`))) await pause(POLL_EVERY_MS);
  },
};

/** The sandbox's external systems: mail, identity provider and others. */
const killOutsideWorld: FaultRow = {
  name: 'kill-outside-world',
  ends: ['outside world'],
  recoversWithin: RECOVERS_WITHIN_MS,
  fail: async (around) => {
    await untilReplaced(around, 'outside world', kill(around, 'outside world'));
    while (!(await isAnswering(`http://127.0.0.1:${around.system.ports.outsideWorld}`))) await pause(POLL_EVERY_MS);
  },
};

const killPostgres: FaultRow = {
  name: 'kill-postgres',
  ends: ['postgres'],
  recoversWithin: RECOVERS_WITHIN_MS,
  fail: async (around) => {
    await untilReplaced(around, 'postgres', kill(around, 'postgres'));
    await untilPostgresAnswers(around.system.databases().application, POSTGRES_BACK_WITHIN_MS);
  },
};

/** All processes except Postgres end with it; the next `npm start` takes Postgres over. The recovery time is reported, not limited. */
const killSupervisor: FaultRow = {
  name: 'kill-supervisor',
  ends: ['start', 'services', 'commerce backend', 'outside world', 'postgres'],
  endsServices: true,
  fail: async (around) => {
    kill(around, 'start');
    around.system = await around.system.restart();
  },
};

const stopPostgres: FaultRow = {
  name: 'stop-postgres 60 s',
  recoversWithin: RECOVERS_WITHIN_MS,
  recovered: 'payment',
  cannotRun: () => (process.platform === 'linux' ? undefined : 'needs /proc'),
  fail: async (around) => {
    const pids = postgresPids(around);
    signalAll(pids, 'SIGSTOP');
    await pause(STOPPED_MS);
    signalAll(pids, 'SIGCONT');
  },
};

const fullDisk: FaultRow = {
  name: 'full-disk',
  ends: ['postgres', 'commerce backend'],
  recoversWithin: RECOVERS_WITHIN_MS,
  cannotRun: ({ disk }) => (disk ? undefined : 'needs root: mounts a small disk'),
  fail: async (around) => {
    const file = path.join(around.disk ?? '', 'filler');
    await fillDisk(file);
    await pause(FULL_MS);
    rmSync(file);
    await untilPostgresAnswers(around.system.databases().application, POSTGRES_BACK_WITHIN_MS);
  },
};

/** The services' clock jumps ahead and back; then it jumps back an hour during a backend outage and stays there. */
const clockJumps: FaultRow = {
  name: 'clock-jumps',
  recoversWithin: RECOVERS_WITHIN_MS,
  // Staff sessions expire after hours, so their refusal is no violation.
  mayAnswer: ({ kind, status }) => kind === 'console' && status === 401,
  fail: async ({ shiftClock, backend }) => {
    for (const offset of [10 * MINUTE_MS, 3 * HOUR_MS, 0]) {
      shiftClock(offset);
      await pause(CLOCK_MS);
    }
    backend.fail({ kind: 'cut' });
    await pause(CLOCK_MS);
    shiftClock(-HOUR_MS);
    await pause(CLOCK_MS);
    backend.heal();
  },
};

const usedConnections: FaultRow = {
  name: 'connections-used-up',
  recoversWithin: RECOVERS_WITHIN_MS,
  fail: async ({ system, postgres }) => {
    const { release } = await useUpConnections(system.databases().application);
    // The connections of the services are lost, and others take their place.
    postgres.cut();
    const others = await useUpConnections(system.databases().application);
    await pause(USED_UP_MS);
    await Promise.all([release(), others.release()]);
  },
};

/** Faults that kill, stop or starve processes. */
export const PROCESS_ROWS: readonly FaultRow[] = [
  usedConnections,
  clockJumps,
  killBackend,
  killOutsideWorld,
  killPostgres,
  killServices,
  stopPostgres,
  fullDisk,
  killSupervisor,
];
