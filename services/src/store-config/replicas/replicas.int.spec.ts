import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import type { Replicas } from '@manifold/domain/replica/contract';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { startConfigService, type ConfigService } from '../testing/config-service.js';
import { ConsoleClient } from '../testing/console-client.js';
import { SEEDED_CONFIG } from '../testing/seeded-config.js';

const SLOVAKIA = { section: 'cash-on-delivery', layer: 'country', key: 'SK', validFrom: null, validTo: null } as const;
const SEEDED = { priceLimitCentAmount: 250_000, itemLimit: 1 };
/** Time for several heartbeats on a busy machine. */
const DEADLINE_MS = 30_000;

describe('the running replicas', () => {
  let database: FreshDatabase;
  let service: ConfigService;
  let other: ConfigService;
  let support: ConsoleClient;
  let owner: pg.Client;

  beforeAll(async () => {
    database = await freshDatabase({ template: SEEDED_CONFIG });
    service = await startConfigService(database.applicationUrl, { PORT: '3001', RELEASE: '2026-11' });
    other = await startConfigService(database.applicationUrl, { PORT: '3002', RELEASE: '2026-11' });
    support = await new ConsoleClient(service.app).signIn('support');
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await service.stop();
    await database.drop();
  });

  const list = async () => (await support.ask<Replicas>('GET', '/replicas')).body;

  /** Polls until the replicas meet a condition. */
  async function once(isSo: (found: Replicas) => boolean): Promise<Replicas> {
    const end = performance.now() + DEADLINE_MS;
    let found = await list();
    while (!isSo(found) && performance.now() < end) found = await list();
    return found;
  }

  const revisions = ({ replicas }: Replicas) => replicas.map(({ revision }) => revision);

  it('report their names and the served revision', async () => {
    const { replicas, newest } = await once((found) => revisions(found).join() === '1,1');
    expect(newest).toBe(1);
    expect(replicas.map(({ host }) => host.split(':')[1])).toEqual(['3001', '3002']);
    expect(replicas.every(({ silentSeconds }) => silentSeconds < 5)).toBe(true);
  });

  it('report their release, memory, connections and failing health parts', async () => {
    const { replicas } = await once((found) => found.replicas.every(({ pool }) => pool.open > 0));
    for (const { version, memoryMegabytes, pool, ailing } of replicas) {
      expect(version).toBe('2026-11');
      expect(memoryMegabytes).toBeGreaterThan(20);
      expect(pool.open).toBeGreaterThan(0);
      expect(pool.busy).toBeLessThanOrEqual(pool.open);
      expect(ailing).toEqual([]);
    }
  });

  it('report a published revision within seconds', async () => {
    const operations = await new ConsoleClient(service.app).signIn('operations');
    const draft = (await operations.ask<ChangeSet>('POST', '/change-sets', { name: 'Less' })).body;
    const edit = { ...SLOVAKIA, before: SEEDED, after: { ...SEEDED, priceLimitCentAmount: 90_000 } };
    const { version } = (await operations.ask<ChangeSet>('PUT', `/change-sets/${draft.id}/edits`, edit, 1)).body;
    await operations.ask('POST', `/change-sets/${draft.id}/publish`, { version, reason: 'Less risk' });
    const found = await once((each) => revisions(each).join() === '2,2');
    expect({ newest: found.newest, revisions: revisions(found) }).toEqual({ newest: 2, revisions: [2, 2] });
  });

  it('are removed a minute after their last heartbeat', async () => {
    await owner.query(
      "INSERT INTO replica (id, host, revision, seen) VALUES (gen_random_uuid(), 'dead:1', 1, now() - interval '61 seconds')",
    );
    expect((await list()).replicas.map(({ host }) => host)).not.toContain('dead:1');
    const isRemoved = async () => (await owner.query("SELECT 1 FROM replica WHERE host = 'dead:1'")).rowCount === 0;
    const end = performance.now() + DEADLINE_MS;
    while (!(await isRemoved()) && performance.now() < end) await list();
    expect(await isRemoved()).toBe(true);
  });

  it('are removed when they are stopped', async () => {
    await other.stop();
    expect((await list()).replicas.map(({ host }) => host.split(':')[1])).toEqual(['3001']);
  });
});
