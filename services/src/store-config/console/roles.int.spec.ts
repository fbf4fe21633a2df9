import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import type { SectionView } from '@manifold/domain/admin-api/contract';
import { SECTION_KEYS } from '@manifold/domain/store-document/sections';
import pg from 'pg';
import { type ConsoleClient, type RefusedBody } from '../testing/console-client.js';
import { seededConsole } from '../testing/seeded-console.js';

const ROLES = ['admin', 'operations', 'support'] as const;

const edit = (section: string, value: Record<string, unknown>): Edit => ({
  section,
  layer: 'country',
  key: 'AT',
  validFrom: '2030-01-01T00:00:00.000Z',
  validTo: '2030-02-01T00:00:00.000Z',
  before: null,
  after: value,
});

const OTHER = { key: 'other', label: { en: 'Other' }, requires: [], shortcutPage: null };
const REASONS = [{ key: 'other', label: { en: 'Other' }, subreasons: [OTHER] }];

describe('what staff may do', () => {
  const { config, ...clients } = seededConsole(...ROLES);

  it.each(ROLES)('lets %s read every section', async (role) => {
    const { body } = await clients[role].ask<{ sections: SectionView[] }>('GET', '/sections');
    expect(body.sections).toHaveLength(SECTION_KEYS.length);
    for (const { key } of body.sections) {
      expect((await clients[role].ask('GET', `/sections/${key}/rows`)).status).toBe(200);
      expect((await clients[role].ask('GET', `/sections/${key}/effective`)).status).toBe(200);
    }
  });

  //  role | may edit, publish the delivery limits | the support form
  it.each([
    ['admin', 200, 200],
    ['operations', 200, 200],
    ['support', 403, 200],
  ] as const)('lets %s edit cash on delivery with %d and the support form with %d', async (role, money, form) => {
    const client = clients[role];
    const draft = (await client.ask<ChangeSet>('POST', '/change-sets', { name: `Of ${role}` })).body;
    const path = `/change-sets/${draft.id}/edits`;
    const cash = await client.ask<ChangeSet>('PUT', path, edit('cash-on-delivery', { enabled: false }), draft.version);
    expect(cash.status).toBe(money);
    const version = cash.status === 200 ? cash.body.version : draft.version;
    expect((await client.ask('PUT', path, edit('support-webform', { reasons: REASONS }), version)).status).toBe(form);
  });

  it('does not let support publish, empty or discard what operations drafted', async () => {
    const draft = (await clients.operations.ask<ChangeSet>('POST', '/change-sets', { name: 'Money' })).body;
    const path = `/change-sets/${draft.id}`;
    const cash = edit('cash-on-delivery', { enabled: false });
    await clients.operations.ask('PUT', `${path}/edits`, cash, 1);
    const publish = await clients.support.ask('POST', `${path}/publish`, { version: 2, reason: 'Because' });
    const { section, layer, key, validFrom, validTo } = cash;
    const address = `section=${section}&layer=${layer}&key=${key}&validFrom=${validFrom}&validTo=${validTo}`;
    const empty = await clients.support.ask('DELETE', `${path}/edits?${address}`, undefined, 2);
    const discard = await clients.support.ask('DELETE', path, undefined, 2);
    expect([publish.status, empty.status, discard.status]).toEqual([403, 403, 403]);
    expect(
      (await clients.operations.ask<ChangeSet>('DELETE', `${path}/edits?${address}`, undefined, 2)).body.edits,
    ).toEqual([]);
  });

  describe('when a person is limited to cash on delivery in Austria', () => {
    const ANNA = { role: 'operations', grants: [{ section: 'cash-on-delivery', place: 'AT' }] };
    let anna: ConsoleClient;
    let draft: ChangeSet;

    beforeAll(async () => {
      anna = await config.newClient().joinAs(clients.admin, 'anna@example.com', ANNA);
      draft = (await anna.ask<ChangeSet>('POST', '/change-sets', { name: 'Of Anna' })).body;
    });

    const tries = (change: Edit) =>
      anna.ask<RefusedBody>('PUT', `/change-sets/${draft.id}/edits`, change, draft.version);
    const cash = { ...edit('cash-on-delivery', { enabled: false }) };

    it.each([
      [{ ...cash, key: 'DE' }, 'store-not-granted'],
      [{ ...cash, layer: 'default', key: '*' }, 'wider-than-granted'],
      [{ ...cash, layer: 'currency', key: 'EUR' }, 'wider-than-granted'],
      [{ ...cash, layer: 'brand', key: 'ferrum' }, 'wider-than-granted'],
      [{ ...cash, layer: 'store', key: 'ferrum_de' }, 'store-not-granted'],
      [edit('low-stock', { highBoundaryCentAmount: 1 }), 'section-not-granted'],
    ] as [Edit, string][])('refuses %j because of %s', async (change, reason) => {
      const { status, body } = await tries(change);
      const { section, layer, key } = change;
      expect([status, body.error.details]).toEqual([403, { section, layer, key, reason }]);
    });

    it('accepts and publishes a change for Austria', async () => {
      const { status } = await tries(cash);
      expect(status).toBe(200);
      const path = `/change-sets/${draft.id}`;
      const { version } = (await anna.ask<ChangeSet>('GET', path)).body;
      const published = await anna.ask('POST', `${path}/publish`, { version, reason: 'Only in Austria' });
      expect(published.status).toBe(200);
    });

    it("refuses to publish, discard or empty another person's wider draft, or to roll back other rows", async () => {
      const wide = (await clients.operations.ask<ChangeSet>('POST', '/change-sets', { name: 'Germany' })).body;
      const path = `/change-sets/${wide.id}`;
      await clients.operations.ask('PUT', `${path}/edits`, { ...cash, key: 'DE' }, 1);
      const publish = await anna.ask('POST', `${path}/publish`, { version: 2, reason: 'Because' });
      const discard = await anna.ask('DELETE', path, undefined, 2);
      const address = `section=cash-on-delivery&layer=country&key=DE&validFrom=${cash.validFrom ?? ''}`;
      const empty = await anna.ask('DELETE', `${path}/edits?${address}`, undefined, 2);
      expect([publish.status, discard.status, empty.status]).toEqual([403, 403, 403]);
      const reason = 'Everywhere in Germany';
      expect((await clients.operations.ask('POST', `${path}/publish`, { version: 2, reason })).status).toBe(200);
      const back = await anna.ask<RefusedBody>('POST', '/revisions/1/roll-back');
      expect([back.status, back.body.error.code]).toEqual([403, 'not-allowed']);
    });
  });

  it('lets nobody rewrite the history: the application may only add entries', async () => {
    const application = new pg.Client({ connectionString: config.databaseUrls.applicationUrl });
    await application.connect();
    for (const table of ['audit_entry', 'revision', 'revision_edit']) {
      await expect(application.query(`DELETE FROM ${table}`)).rejects.toThrow('permission denied');
      await expect(application.query(`TRUNCATE ${table}`)).rejects.toThrow('permission denied');
    }
    await expect(application.query("UPDATE audit_entry SET actor = 'someone'")).rejects.toThrow('permission denied');
    await expect(application.query("UPDATE revision SET reason = 'another'")).rejects.toThrow('permission denied');
    await application.end();
    const owner = new pg.Client({ connectionString: config.databaseUrls.url });
    await owner.connect();
    await expect(owner.query('DELETE FROM audit_entry')).rejects.toThrow('only ever grows');
    await owner.end();
  });
});
