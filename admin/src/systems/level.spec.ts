import { describe, expect, it } from '@jest/globals';
import type { Replica } from '@manifold/domain/replica/contract';
import type { CommerceBackend } from '@manifold/domain/systems/commerce-backend';
import {
  backendLevel,
  databaseLevel,
  indexState,
  jobsLevel,
  replicasLevel,
  replicaState,
  searchLevel,
  worst,
  type Level,
} from './level.js';

const AT = '2026-11-22T10:00:00.000Z';
const before = (seconds: number): string => new Date(Date.parse(AT) - seconds * 1000).toISOString();

const BACKEND: CommerceBackend = {
  at: AT,
  process: 'one:3000',
  address: 'http://backend.example',
  projectKey: 'shop',
  state: 'answers',
  since: before(3600),
  connections: [
    {
      caller: 'service',
      isBreakerOpen: false,
      underWay: 2,
      waiting: 0,
      answeredAt: before(1),
      unansweredAt: before(90),
    },
    // An idle connection pool that has not been used since it closed is fine.
    { caller: 'shopper', isBreakerOpen: true, underWay: 0, waiting: 0, answeredAt: null, unansweredAt: before(900) },
  ],
  feed: { seenUntil: before(500), readAt: before(2) },
  caches: [],
};
const [CONNECTION] = BACKEND.connections;
if (!CONNECTION) throw new Error('No connection');

describe('the commerce backend', () => {
  it.each<[string, Partial<CommerceBackend>, Level]>([
    ['works while it answers', {}, 'well'],
    ['does not work while it is unavailable', { state: 'away' }, 'down'],
    ['is not known before the first request', { state: 'unknown' }, 'unknown'],
    ['needs a look while a request waits', { connections: [{ ...CONNECTION, waiting: 1 }] }, 'strained'],
    [
      'needs a look when a request had no answer lately',
      { connections: [{ ...CONNECTION, unansweredAt: before(20) }] },
      'strained',
    ],
    ['needs a look when its changes are not read', { feed: { seenUntil: AT, readAt: before(31) } }, 'strained'],
    ['needs a look when its changes were never read', { feed: { seenUntil: null, readAt: null } }, 'strained'],
  ])('%s', (_what, change, level) => {
    expect(backendLevel({ ...BACKEND, ...change })).toBe(level);
  });
});

const REPLICA: Replica = {
  id: '1',
  host: 'one:3000',
  startedAt: AT,
  version: '1',
  memoryMegabytes: 300,
  pool: { open: 3, busy: 1, waiting: 0 },
  ailing: [],
  revision: 7,
  silentSeconds: 2,
};

describe('a replica', () => {
  it.each([
    ['is well', {}, 'well'],
    ['is silent, whatever it said last', { silentSeconds: 14, ailing: ['search'] }, 'silent'],
    ['has not got the newest revision', { revision: 6 }, 'behind'],
    ['has a part that is not well', { ailing: ['search'] }, 'ailing'],
  ])('%s', (_what, change, state) => {
    expect(replicaState({ ...REPLICA, ...change }, 7)).toBe(state);
  });
});

describe('the replicas', () => {
  const silent = { ...REPLICA, silentSeconds: 20 };

  it('are well if all are well, need a look if one is not, and are down if none sends heartbeats', () => {
    expect(replicasLevel({ replicas: [REPLICA], newest: 7 })).toBe('well');
    expect(replicasLevel({ replicas: [REPLICA, silent], newest: 7 })).toBe('strained');
    expect(replicasLevel({ replicas: [silent], newest: 7 })).toBe('down');
    expect(replicasLevel({ replicas: [], newest: 7 })).toBe('down');
  });
});

const DATABASE = {
  version: '16.2',
  answeredInMilliseconds: 3,
  connections: 20,
  mostConnections: 100,
  busy: 1,
  longestSeconds: 0.1,
  sizeMegabytes: 90,
};

describe('the database', () => {
  it.each([
    ['works', {}, 'well'],
    ['needs a look when it is slow', { answeredInMilliseconds: 501 }, 'strained'],
    ['needs a look near its last connection', { connections: 81 }, 'strained'],
    ['needs a look when something takes long', { longestSeconds: 31 }, 'strained'],
  ])('%s', (_what, change, level) => {
    expect(databaseLevel({ ...DATABASE, ...change })).toBe(level);
  });
});

describe('the jobs', () => {
  const queue = { name: 'ensure-order', waiting: 1, lateSeconds: 2, planned: 3, retrying: 1, running: 1, failed: 0 };

  it('are well if they run in time, and need a look if one failed or waits for long', () => {
    expect(jobsLevel({ isStarted: true, queues: [queue], failed: [] })).toBe('well');
    expect(jobsLevel({ isStarted: true, queues: [queue, { ...queue, failed: 1 }], failed: [] })).toBe('strained');
    expect(jobsLevel({ isStarted: true, queues: [{ ...queue, lateSeconds: 61 }], failed: [] })).toBe('strained');
    expect(jobsLevel({ isStarted: false, queues: [], failed: [] })).toBe('down');
  });
});

const INDEX = {
  indexName: 'prod.de-DE',
  locales: ['de-DE'],
  products: 600,
  generation: 2,
  builtAt: AT,
  buildSeconds: 4,
  position: AT,
  lag: 0,
  checkedAt: AT,
  rebuildWanted: false,
};
const ABSENT = { ...INDEX, products: null };

describe('a search index', () => {
  it.each([
    ['is as the catalogue is', {}, 'current'],
    ['may have a few changes before it', { lag: 20 }, 'current'],
    ['is behind the catalogue', { lag: 21 }, 'behind'],
    ['is current where the backend tells no changes', { lag: null }, 'current'],
    ['is being rebuilt', { rebuildWanted: true, lag: 99 }, 'rebuilding'],
    ['was never filled', { products: null, rebuildWanted: true }, 'absent'],
  ])('%s', (_what, change, state) => {
    expect(indexState({ ...INDEX, ...change })).toBe(state);
  });

  it('needs a look if it is missing; if none exists, search is down', () => {
    expect(searchLevel([INDEX, { ...INDEX, rebuildWanted: true }])).toBe('well');
    expect(searchLevel([INDEX, ABSENT])).toBe('strained');
    expect(searchLevel([ABSENT])).toBe('down');
  });
});

describe('the overall level', () => {
  it('is the worst of all parts', () => {
    expect(worst(['well', 'down', 'strained'])).toBe('down');
    expect(worst(['well', 'unknown'])).toBe('unknown');
    expect(worst([])).toBe('well');
  });
});
