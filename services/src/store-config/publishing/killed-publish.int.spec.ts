import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { LiveConfig } from '../live/live-config.js';
import { startConfigService, type ConfigService } from '../testing/config-service.js';
import { SEEDED_CONFIG } from '../testing/seeded-config.js';
import { PUBLISH_LOCK } from './publisher.service.js';

const PROGRAM = fileURLToPath(new URL('../../../dist/store-config/testing/publishing-process.js', import.meta.url));
/** A lock that the test holds and the publish waits for, so that it is killed at the same point on any machine. */
const BARRIER = 4_711_999;
const AT_BARRIER = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = ${BARRIER} AND NOT granted`;
const STORES = 28;
/** Long, because a process starts for every point. */
const TIMEOUT_MS = 120_000;

/** Triggers at which the publish stops. The last one is the commit, which was already requested and will be completed. */
const POINTS = [
  ['the old row is deleted and the new one is inserted', 'BEFORE INSERT ON cash_on_delivery FOR EACH ROW', 'old'],
  ['the revision is written', 'AFTER INSERT ON revision FOR EACH ROW', 'old'],
  [
    'half of the stores have their snapshot',
    "AFTER INSERT ON snapshot FOR EACH ROW WHEN (NEW.store_key = 'ferrum_hu')",
    'old',
  ],
  ['the audit entry is written', 'AFTER INSERT ON audit_entry FOR EACH ROW', 'old'],
  ['it is being committed', 'AFTER INSERT ON revision DEFERRABLE INITIALLY DEFERRED FOR EACH ROW', 'new'],
] as const;

describe('a publish to all stores whose process is killed', () => {
  let database: FreshDatabase;
  let service: ConfigService;
  let owner: pg.Client;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    database = await freshDatabase({ template: SEEDED_CONFIG });
    service = await startConfigService(database.applicationUrl);
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await owner.query(`CREATE FUNCTION stall() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(${BARRIER}); RETURN NEW; END $$`);
  });
  afterEach(() => {
    child?.kill('SIGKILL');
  });
  afterAll(async () => {
    await owner.end();
    await service.stop();
    await database.drop();
  });

  /** Waits until a query returns rows, or no rows if `isThere` is false. */
  async function waitForRows(query: string, isThere: boolean): Promise<void> {
    while (((await owner.query(query)).rowCount ?? 0) > 0 !== isThere) await setTimeout(20);
  }

  async function storedState() {
    const { rows } = await owner.query<{ number: number; allowed: boolean; stores: number; entries: number }>(`
      SELECT number,
        (SELECT freight_allowed FROM cash_on_delivery WHERE layer = 'default') AS allowed,
        (SELECT count(DISTINCT store_key)::int FROM snapshot WHERE revision_number = number) AS stores,
        (SELECT count(*)::int FROM audit_entry WHERE audit_entry.revision = number) AS entries
      FROM revision ORDER BY number DESC LIMIT 1`);
    return rows[0];
  }

  it.each(POINTS)(
    'while %s leaves every store completely old or completely new',
    async (_when, trigger, outcome) => {
      const before = await storedState();
      const constraint = trigger.includes('DEFERRABLE') ? 'CONSTRAINT' : '';
      const table = /ON (\w+)/.exec(trigger)?.[1] ?? '';
      await owner.query(`CREATE ${constraint} TRIGGER stalled ${trigger} EXECUTE FUNCTION stall()`);
      await owner.query(`SELECT pg_advisory_lock(${BARRIER})`);
      child = spawn(process.execPath, [PROGRAM, database.applicationUrl], { stdio: 'ignore' });
      await waitForRows(AT_BARRIER, true);
      child.kill('SIGKILL');
      await once(child, 'exit');
      await owner.query(`SELECT pg_advisory_unlock(${BARRIER})`);
      await waitForRows(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = ${PUBLISH_LOCK}`, false);
      await owner.query(`DROP TRIGGER stalled ON ${table}`);

      const after = await storedState();
      if (outcome === 'old') expect(after).toEqual(before);
      else {
        const next = { number: (before?.number ?? 0) + 1, allowed: before?.allowed !== true };
        expect(after).toEqual({ ...next, stores: STORES, entries: 1 });
      }
      const live = service.app.get(LiveConfig);
      while (live.revision !== after?.number) await setTimeout(20);
      const served = live.snapshots().map(({ document }) => document.sections['cash-on-delivery'].freightAllowed);
      expect(served).toEqual(Array.from({ length: STORES }, () => after.allowed));
    },
    TIMEOUT_MS,
  );
});
