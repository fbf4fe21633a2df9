import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminRoutes } from '@manifold/domain/admin-api/routes';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import type { SectionView } from '@manifold/domain/admin-api/contract';
import { SECTION_KEYS } from '@manifold/domain/store-document/section-keys';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { startConfigService, type ConfigService } from '../testing/config-service.js';
import { ConsoleClient } from '../testing/console-client.js';

const ROLES = ['admin', 'operations', 'support'] as const;
type Role = (typeof ROLES)[number];

const edit = (section: string, value: Record<string, unknown>): Edit => ({
  section,
  layer: 'country',
  key: 'AT',
  validFrom: '2030-01-01T00:00:00.000Z',
  validTo: null,
  before: null,
  after: value,
});

describe('what staff may do', () => {
  let database: FreshDatabase;
  let service: ConfigService;
  let clients: Readonly<Record<Role, ConsoleClient>>;

  beforeAll(async () => {
    database = await freshDatabase({ template: 'manifold' });
    service = await startConfigService(database.applicationUrl);
    const client = (role: Role) => new ConsoleClient(service.app).signIn(role);
    clients = {
      admin: await client('admin'),
      operations: await client('operations'),
      support: await client('support'),
    };
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
  });

  const closed = Object.values(adminRoutes).filter(({ roles }) => roles !== null);

  it.each(closed.map(({ method, path }) => [method, path] as const))(
    'refuses %s %s to a visitor who is not signed in',
    async (method, path) => {
      const visitor = new ConsoleClient(service.app);
      const asked = path
        .replace('/api/admin', '')
        .replace('{key}', 'brand')
        .replace(/\{\w+\}/, '1');
      const { status } = await visitor.ask(method, asked, method === 'GET' ? undefined : {}, 1);
      expect(status).toBe(401);
    },
  );

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
    expect((await client.ask('PUT', path, edit('support-webform', { orgId: '2' }), version)).status).toBe(form);
  });

  it('does not let support publish, empty or discard what operations drafted', async () => {
    const draft = (await clients.operations.ask<ChangeSet>('POST', '/change-sets', { name: 'Money' })).body;
    const path = `/change-sets/${draft.id}`;
    const cash = edit('cash-on-delivery', { enabled: false });
    await clients.operations.ask('PUT', `${path}/edits`, cash, 1);
    const publish = await clients.support.ask('POST', `${path}/publish`, { version: 2, reason: 'Because' });
    const address = `section=${cash.section}&layer=${cash.layer}&key=${cash.key}&validFrom=${cash.validFrom}`;
    const empty = await clients.support.ask('DELETE', `${path}/edits?${address}`, undefined, 2);
    const discard = await clients.support.ask('DELETE', path);
    expect([publish.status, empty.status, discard.status]).toEqual([403, 403, 403]);
    expect(
      (await clients.operations.ask<ChangeSet>('DELETE', `${path}/edits?${address}`, undefined, 2)).body.edits,
    ).toEqual([]);
  });

  it('lets nobody rewrite what happened: the application may only add to it', async () => {
    const application = new pg.Client({ connectionString: database.applicationUrl });
    await application.connect();
    for (const table of ['audit_entry', 'revision', 'revision_edit']) {
      await expect(application.query(`DELETE FROM ${table}`)).rejects.toThrow('permission denied');
      await expect(application.query(`TRUNCATE ${table}`)).rejects.toThrow('permission denied');
    }
    await expect(application.query("UPDATE audit_entry SET actor = 'somebody'")).rejects.toThrow('permission denied');
    await expect(application.query("UPDATE revision SET reason = 'another'")).rejects.toThrow('permission denied');
    await application.end();
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await expect(owner.query('DELETE FROM audit_entry')).rejects.toThrow('only ever grows');
    await owner.end();
  });
});
