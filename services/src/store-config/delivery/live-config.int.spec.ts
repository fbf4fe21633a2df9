import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PublicConfig } from '@manifold/domain/page-config/contract';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { Publisher } from '../publishing/publisher.service.js';
import { startConfigService, type ConfigService } from '../testing/config-service.js';
import { openStream, request } from '../testing/http.js';
import { until } from '../../platform/testing/eventually.js';
import { SEEDED_CONFIG } from '../testing/seeded-config.js';
import { ConfigEvents } from './config-events.js';
import { LiveConfig } from '../live/live-config.js';

/** A port on which nothing answers. */
const NO_POSTGRES = 'postgresql://nobody:nothing@127.0.0.1:1/none';

let database: FreshDatabase;
let service: ConfigService;
let live: LiveConfig;
let base: string;

beforeAll(async () => {
  database = await freshDatabase({ template: SEEDED_CONFIG });
  service = await startConfigService(database.applicationUrl, { TRUST_PROXY_HOPS: '1' });
  live = service.app.get(LiveConfig);
  await service.app.listen(0, '127.0.0.1');
  base = await service.app.getUrl();
});
afterAll(async () => {
  await service.stop();
  await database.drop();
});

/** Publishes the fee of the Slovak store, as staff would. */
function publishFee(feeCentAmount: number): Promise<unknown> {
  const publisher = service.app.get(Publisher);
  const address = {
    section: 'cash-on-delivery',
    layer: 'store',
    key: 'ferrum_sk',
    validFrom: null,
    validTo: null,
  } as const;
  const before = live.snapshot('ferrum_sk')?.document.sections['cash-on-delivery'].feeCentAmount;
  const first = before === 195;
  const edit = { ...address, before: first ? null : { feeCentAmount: before }, after: { feeCentAmount } };
  return publisher.withPublishLock((db) => publisher.publish(db, { edits: [edit], author: 'test', reason: 'A test' }));
}

const feeOf = (config: LiveConfig) => config.snapshot('ferrum_sk')?.document.sections['cash-on-delivery'].feeCentAmount;

describe('the served config', () => {
  it('has the 25 stores of the specification and the 3 of the second brand from the first start', () => {
    expect(live.revision).toBe(1);
    const brands = live.snapshots().map(({ document }) => document.sections.store.brandKey);
    expect(brands.filter((brand) => brand === 'ferrum')).toHaveLength(25);
    expect(brands.filter((brand) => brand === 'halden')).toHaveLength(3);
  });

  it('finds the store of a host, and the default store without a country', () => {
    expect(live.snapshotOfHost('de.localhost')?.storeKey).toBe('ferrum_de');
    expect(live.snapshotOfHost('de.halden.localhost')?.storeKey).toBe('halden_de');
    expect(live.snapshotOfHost('localhost')?.storeKey).toBe('ferrum_sk');
    expect(live.snapshotOfHost('example.com')).toBeUndefined();
  });

  it('cannot be changed by its readers', () => {
    const store = live.snapshotOfHost('de.localhost')?.document.sections.store;
    expect(() => Object.assign(store ?? {}, { label: 'Nowhere' })).toThrow(TypeError);
  });

  it('is not seeded a second time by another replica', async () => {
    const replica = await startConfigService(database.applicationUrl);
    expect(replica.app.get(LiveConfig).revision).toBe(1);
    await replica.stop();
  });
});

describe('a process that crashed and is started again', () => {
  const CRASHED_ONCE = { RESTARTS: '1' };

  it('serves the stores at once, even during a publish', async () => {
    await service.app.get(Publisher).withPublishLock(async () => {
      const replica = await startConfigService(database.applicationUrl, CRASHED_ONCE);
      expect(replica.app.get(LiveConfig).snapshots()).toHaveLength(28);
      await replica.stop();
    });
  });

  it('writes the seeds of the specification if the crash came before them', async () => {
    const empty = await freshDatabase({ template: 'manifold' });
    const replica = await startConfigService(empty.applicationUrl, CRASHED_ONCE);
    expect(replica.app.get(LiveConfig).revision).toBe(1);
    await replica.stop();
    await empty.drop();
  });
});

describe('GET /api/config', () => {
  const get = (host: string, headers: Record<string, string> = {}) =>
    request(`${base}/api/config`, { host, ...headers });

  it('answers with the public part of the host’s store in the requested language', async () => {
    const { status, body } = await get('ch.localhost', { 'x-locale': 'fr-CH' });
    const config = JSON.parse(body) as PublicConfig;
    expect(status).toBe(200);
    expect(config).toMatchObject({ storeKey: 'ferrum_ch', currencyCode: 'CHF', locale: 'fr-CH', revision: 1 });
    expect(config.slugs.sale).toBe('promotions');
  });

  it('reveals no bank account and no merchant account', async () => {
    const { body } = await get('de.localhost');
    expect(body).not.toContain('iban');
    expect(body).not.toContain('merchantAccount');
  });

  it('answers 304 if nothing has changed', async () => {
    const { headers } = await get('de.localhost');
    const again = await get('de.localhost', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('is refused on a host without a store', async () => {
    expect((await get('evil.example')).status).toBe(421);
    expect((await get('admin.localhost')).status).toBe(404);
  });

  it('names the stylesheet with the brand’s tokens, which may be cached forever', async () => {
    const config = JSON.parse((await get('de.localhost')).body) as PublicConfig;
    const sheet = await request(base + config.themeStylesheet, { host: 'de.localhost' });
    expect(sheet.headers['cache-control']).toContain('immutable');
    expect(sheet.body).toMatch(/^:root\{.*--accent:#[0-9a-f]{6}/);
    const other = JSON.parse((await get('de.halden.localhost')).body) as PublicConfig;
    expect(other.themeStylesheet).toMatch(/^\/theme\/halden-/);
    expect((await request(base + other.themeStylesheet, { host: 'de.halden.localhost' })).body).not.toEqual(sheet.body);
    const older = await request(`${base}/theme/ferrum-0000000000000000.css`, { host: 'de.localhost' });
    expect([older.body, older.headers['cache-control']]).toEqual([sheet.body, 'no-store']);
  });
});

describe('the event streams', () => {
  it('are counted per network: all addresses of an IPv6 /64 have one limit', async () => {
    const url = `${base}/api/config/events`;
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const addresses = Array.from({ length: 200 }, (_, index) => `2001:db8:7:7::${(index + 1).toString(16)}`);
    const streams = await Promise.all(addresses.map((address) => openStream(url, 'sk.localhost', from(address))));
    const refused = () => request(url, { host: 'sk.localhost', ...from('2001:db8:7:7:8::1') });
    expect((await refused()).status).toBe(429);
    const neighbour = await openStream(url, 'sk.localhost', from('2001:db8:7:8::1'));
    await until(() => neighbour.text().includes('event: revision'));
    for (const stream of [...streams, neighbour]) stream.close();
    await until(() => service.app.get(ConfigEvents).size === 0);
    const again = await openStream(url, 'sk.localhost', from('2001:db8:7:7:8::1'));
    await until(() => again.text().includes('event: revision'));
    again.close();
  });
});

describe('a published change', () => {
  it('reaches an open page through its event stream', async () => {
    const stream = await openStream(`${base}/api/config/events`, 'sk.localhost');
    await until(() => stream.text().includes(`"revision":${live.snapshot('ferrum_sk')?.revision ?? 0}`));
    await publishFee(250);
    await until(() => feeOf(live) === 250);
    await until(() => stream.text().includes(`"hash":"${live.snapshot('ferrum_sk')?.hash ?? ''}"`));
    expect(stream.text().match(/^event: revision$/gm)).toHaveLength(2);
    stream.close();
  });

  it('does not disturb the pages of other stores', async () => {
    const stream = await openStream(`${base}/api/config/events`, 'de.localhost');
    await until(() => stream.text().includes('event: revision'));
    await publishFee(260);
    await until(() => feeOf(live) === 260);
    expect(stream.text().match(/^event: revision$/gm)).toHaveLength(1);
    stream.close();
  });

  it('reaches a replica whose connection for notifications was cut', async () => {
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await owner.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND datname = current_database()",
    );
    await owner.end();
    await publishFee(270);
    await until(() => feeOf(live) === 270);
  });
});

describe('a store whose newest snapshot cannot be read', () => {
  /** Makes the newest snapshot of a store unreadable. Returns how to restore it. */
  async function spoil(storeKey: string, isWhole = false): Promise<() => Promise<void>> {
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    const newest = `store_key = $1 AND revision_number = (SELECT max(revision_number) FROM snapshot WHERE store_key = $1)`;
    const { rows } = await owner.query<{ id: number; document: object }>(`SELECT * FROM snapshot WHERE ${newest}`, [
      storeKey,
    ]);
    const spoilt = isWhole ? `'{}'` : `jsonb_set(document, '{sections,cash-on-delivery}', '"nonsense"')`;
    await owner.query(`UPDATE snapshot SET document = ${spoilt} WHERE ${newest}`, [storeKey]);
    return async () => {
      for (const { id, document } of rows)
        await owner.query('UPDATE snapshot SET document = $2 WHERE id = $1', [id, document]);
      await owner.end();
    };
  }

  const codeAt = async (replica: ConfigService, host: string): Promise<unknown> => {
    const answer = await replica.app.inject({ url: '/api/config', headers: { host } });
    return [answer.statusCode, answer.headers['retry-after']];
  };

  it('is served from its last good file after a restart, which health reports', async () => {
    const restore = await spoil('ferrum_sk');
    const replica = await startConfigService(database.applicationUrl, { DATA_DIR: service.dataDir });
    const config = replica.app.get(LiveConfig);
    expect(feeOf(config)).toBe(270);
    expect(await codeAt(replica, 'sk.localhost')).toEqual([200, undefined]);
    expect([...config.problems.stale.keys()]).toEqual(['ferrum_sk']);
    expect(config.problems.stale.get('ferrum_sk')).toMatch(/^revision \d+ from file$/);
    await replica.stop();
    await restore();
  });

  it('is served from its last readable revision if there is no file', async () => {
    const restore = await spoil('ferrum_sk');
    const replica = await startConfigService(database.applicationUrl);
    const config = replica.app.get(LiveConfig);
    expect(feeOf(config)).toBe(260);
    expect(config.problems.stale.get('ferrum_sk')).toMatch(/from earlier revision$/);
    expect(config.problems.missing).toEqual([]);
    await replica.stop();
    await restore();
  });

  it('is an outage on its hosts, not an unknown host, if nothing is readable', async () => {
    const restore = await spoil('ferrum_de');
    const replica = await startConfigService(database.applicationUrl);
    const config = replica.app.get(LiveConfig);
    expect(config.problems.missing).toEqual(['ferrum_de']);
    expect(await codeAt(replica, 'de.localhost')).toEqual([503, '5']);
    expect(await codeAt(replica, 'at.localhost')).toEqual([200, undefined]);
    expect(await codeAt(replica, 'nobody.example')).toEqual([421, undefined]);
    await replica.stop();
    await restore();
  });

  it('is recognised by the hosts of an earlier run if even its hosts cannot be read', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-hosts-'));
    await (await startConfigService(database.applicationUrl, { DATA_DIR: folder })).stop();
    rmSync(path.join(folder, 'snapshots', 'ferrum_de.json'));
    const restore = await spoil('ferrum_de', true);
    const replica = await startConfigService(database.applicationUrl, { DATA_DIR: folder });
    expect(await codeAt(replica, 'de.localhost')).toEqual([503, '5']);
    await replica.stop();
    await restore();
    rmSync(folder, { recursive: true });
  });
});

describe('with Postgres down', () => {
  it('and without a file every host gets 503, not an unknown store', async () => {
    const replica = await startConfigService(NO_POSTGRES);
    for (const host of ['sk.localhost', 'nobody.example']) {
      const answer = await replica.app.inject({ url: '/api/config', headers: { host } });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    }
    await replica.stop();
  });

  it('a replica starts from the last good files and serves what was published last', async () => {
    const file = path.join(service.dataDir, 'snapshots', 'ferrum_sk.json');
    await until(() => readFileSync(file, 'utf8').includes('\\"feeCentAmount\\":270'));
    const replica = await startConfigService(NO_POSTGRES, { DATA_DIR: service.dataDir });
    const config = replica.app.get(LiveConfig);
    expect(config.snapshots()).toHaveLength(28);
    expect(feeOf(config)).toBe(270);
    await replica.stop();
  });

  it('all stores are served from the files of a replica that was stopped right after its start', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-stopped-'));
    const stopped = await startConfigService(database.applicationUrl, { DATA_DIR: folder });
    await stopped.stop();
    const replica = await startConfigService(NO_POSTGRES, { DATA_DIR: folder });
    expect(replica.app.get(LiveConfig).snapshots()).toHaveLength(28);
    await replica.stop();
    rmSync(folder, { recursive: true });
  });

  it('a damaged file is skipped, and the other stores are served', async () => {
    const file = path.join(service.dataDir, 'snapshots', 'ferrum_hr.json');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.replace('HRK', 'EUR').replace('Croatia', 'Atlantis'));
    const replica = await startConfigService(NO_POSTGRES, { DATA_DIR: service.dataDir });
    const config = replica.app.get(LiveConfig);
    expect(config.snapshot('ferrum_hr')).toBeUndefined();
    expect(config.snapshots()).toHaveLength(27);
    expect(config.problems.missing).toEqual(['ferrum_hr']);
    expect(config.isAwaited('hr.localhost')).toBe(true);
    await replica.stop();
    const healed = await startConfigService(database.applicationUrl, { DATA_DIR: service.dataDir });
    expect(healed.app.get(LiveConfig).snapshots()).toHaveLength(28);
    await healed.stop();
    writeFileSync(file, whole);
  });
});
