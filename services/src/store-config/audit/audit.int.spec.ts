import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditDetail, AuditPage } from '@manifold/domain/audit/contract';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { RefusedBody } from '../testing/console-client.js';
import { seededConsole } from '../testing/seeded-console.js';

const undated = { validFrom: null, validTo: null } as const;
const SEEDED = { priceLimitCentAmount: 250_000, itemLimit: 1 };
const AUSTRIAN = { priceLimitCentAmount: 150_000 };
const SLOVAKIA = { section: 'cash-on-delivery', layer: 'country', key: 'SK', ...undated } as const;
const CARE = { section: 'customer-care', layer: 'country', key: 'AT', ...undated } as const;
const LABEL = { en: 'Renting', de: 'Mieten' };
const RENTING = { key: 'renting', label: LABEL, requires: [], shortcutPage: null };
const REASONS = [{ key: 'renting', label: LABEL, subreasons: [RENTING] }];
const FORM = { section: 'support-webform', layer: 'country', key: 'AT', ...undated } as const;

describe('the audit log', () => {
  const { config, operations, support } = seededConsole('operations', 'support');

  beforeAll(async () => {
    await publish('Less risk', { ...SLOVAKIA, before: SEEDED, after: { ...SEEDED, priceLimitCentAmount: 90_000 } });
    await publish(
      'A new organisation',
      { ...FORM, before: null, after: { reasons: REASONS } },
      { ...SLOVAKIA, key: 'AT', before: AUSTRIAN, after: { ...AUSTRIAN, itemLimit: 3 } },
      { ...CARE, before: null, after: { openingHours: '=1+1' } },
    );
  });

  async function publish(reason: string, ...edits: Edit[]): Promise<void> {
    let draft = (await operations.ask<ChangeSet>('POST', '/change-sets', { name: reason })).body;
    for (const edit of edits) {
      draft = (await operations.ask<ChangeSet>('PUT', `/change-sets/${draft.id}/edits`, edit, draft.version)).body;
    }
    const { id, version } = draft;
    expect((await operations.ask('POST', `/change-sets/${id}/publish`, { version, reason })).status).toBe(200);
  }

  async function search(query: Record<string, string>, client = operations): Promise<AuditPage> {
    const { status, body } = await client.ask<AuditPage>('GET', `/audit?${new URLSearchParams(query).toString()}`);
    expect(status).toBe(200);
    return body;
  }

  async function csv(query: Record<string, string>): Promise<string[]> {
    const answer = await operations.text(`/audit.csv?${new URLSearchParams(query).toString()}`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
    return answer.body.split('\r\n');
  }

  it('shows person, address, revision and reason, and every value before and after', async () => {
    const { entries, total, actions } = await search({ text: 'Less risk' });
    expect(total).toBe(1);
    expect(actions).toEqual(expect.arrayContaining(['config.publish', 'staff.sign-in']));
    expect(entries[0]).toMatchObject({
      actor: 'operations@manifold.test',
      address: '127.0.0.1',
      action: 'config.publish',
      revision: 2,
      reason: 'Less risk',
      sections: ['cash-on-delivery'],
      stores: ['ferrum_sk'],
    });
    const { body } = await operations.ask<AuditDetail>('GET', `/audit/${entries[0]?.id}`);
    expect(body.changes).toEqual([{ ...SLOVAKIA, field: 'priceLimitCentAmount', before: 250_000, after: 90_000 }]);
  });

  it('includes successful and failed sign-ins with their addresses', async () => {
    const wrong = { email: 'admin@manifold.test', password: 'wrong' };
    await config.newClient().ask('POST', '/sign-in', wrong);
    const failed = await search({ action: 'staff.sign-in-failed' });
    expect(failed.entries).toMatchObject([{ actor: 'admin@manifold.test', address: '127.0.0.1', revision: null }]);
    expect((await search({ action: 'staff.sign-in', actor: 'SUPPORT@' })).total).toBe(1);
  });

  it('includes discarded drafts and roll-backs, once even if a roll-back was sent twice', async () => {
    const order = { id: randomUUID() };
    const draft = (await operations.ask<ChangeSet>('POST', '/revisions/1/roll-back', order)).body;
    const { body: repeated } = await operations.ask<ChangeSet>('POST', '/revisions/1/roll-back', order);
    expect(repeated).toEqual({ ...draft, id: order.id });
    await operations.ask('DELETE', `/change-sets/${draft.id}`, undefined, draft.version);
    const { entries } = await search({ section: 'support-webform', text: 'revision 1' });
    expect(entries.map(({ action, subject, address }) => `${action}: ${subject} ${address}`)).toEqual([
      'change-set.discard: Restore revision 1 127.0.0.1',
      'config.roll-back: revision 1 127.0.0.1',
      'config.publish: revision 1 null',
    ]);
  });

  //  search | reasons of the publishes that are found, without the seeds
  it.each([
    [{ section: 'support-webform' }, ['A new organisation']],
    [{ store: 'ferrum_sk' }, ['Less risk']],
    [{ store: 'ferrum_at' }, ['A new organisation']],
    [{ text: 'itemLimit' }, ['A new organisation']],
    [{ text: '90000' }, ['Less risk']],
    [{ text: '=1+' }, ['A new organisation']],
    [{ text: 'LESS' }, ['Less risk']],
    [{ text: '_90%' }, []],
    [{ text: 'itemLimit', section: 'support-webform' }, []],
    [{ actor: 'operations', action: 'config.publish' }, ['A new organisation', 'Less risk']],
    [{ actor: 'nobody@' }, []],
    [{ to: '2001-01-01T00:00:00Z' }, []],
  ])('can be searched by %j', async (query, reasons) => {
    const { entries } = await search({ ...query, perPage: '100' });
    const found = entries.filter(({ action, revision }) => action === 'config.publish' && revision !== 1);
    expect(found.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('has pages that neither overlap nor omit anything', async () => {
    const whole = await search({ perPage: '100' });
    const first = await search({ perPage: '2', page: '1' });
    const second = await search({ perPage: '2', page: '2' });
    expect([...first.entries, ...second.entries]).toEqual(whole.entries.slice(0, 4));
    expect(first.total).toBe(whole.entries.length);
  });

  it.each([
    ['an invalid action', { action: 'DROP TABLE' }, 'action'],
    ['a text that the database cannot store', { text: 'a\u0000b' }, 'text'],
    ['an unknown section', { section: 'weather' }, 'section'],
    ['an instant in the year 0', { from: '0000-01-01T00:00:00Z' }, 'from'],
    ['a page without lines', { perPage: '0' }, 'perPage'],
  ])('refuses %s and names the field', async (_what, query, field) => {
    const searchParameters = new URLSearchParams(query as Record<string, string>).toString();
    const { status, body } = await operations.ask<RefusedBody>('GET', `/audit?${searchParameters}`);
    expect({ status, field: body.error.fields?.[0]?.field }).toEqual({ status: 400, field });
  });

  it.each(['0', '999999', 'x', '1; DROP', '99999999999999999999'])('has no entry %s', async (id) => {
    expect((await operations.ask('GET', `/audit/${encodeURIComponent(id)}`)).status).toBe(404);
  });

  it('is exported as CSV with a line per changed field, without executable formulas', async () => {
    const lines = await csv({ text: 'A new organisation' });
    expect(lines[0]).toMatch(/^\uFEFFtime,actor,address,action,subject,revision,section,layer,key,/);
    expect(lines.slice(1).map((line) => line.replace(/^[^,]*,/, ''))).toEqual([
      expect.stringMatching(
        /^operations@manifold.test,127.0.0.1,config.publish,revision 3,3,support-webform,country,AT,,,reasons,,".*Mieten.*",A new organisation$/,
      ),
      'operations@manifold.test,127.0.0.1,config.publish,revision 3,3,cash-on-delivery,country,AT,,,itemLimit,,3,A new organisation',
      "operations@manifold.test,127.0.0.1,config.publish,revision 3,3,customer-care,country,AT,,,openingHours,,'=1+1,A new organisation",
      '',
    ]);
    expect((await search({ action: 'audit.export' })).total).toBeGreaterThan(0);
  });

  it('is exported as CSV with only the matching lines', async () => {
    expect(
      await csv({
        text: 'reasons',
        section: 'support-webform',
        action: 'config.publish',
        from: '2001-01-01T00:00:00Z',
      }),
    ).toHaveLength((await seedLines('reasons')) + 3);
    const store = await csv({ store: 'ferrum_sk', section: 'cash-on-delivery', actor: 'operations' });
    expect(store).toHaveLength(3);
  });

  /** Returns the number of lines of the seeds that set a field. */
  async function seedLines(field: string): Promise<number> {
    return (await csv({ text: field, actor: 'seed' })).filter((line) => line.includes(`,${field},`)).length;
  }

  it('shows support only its own section', async () => {
    const seen = await search({ perPage: '100' }, support);
    const published = seen.entries.filter(({ action }) => action === 'config.publish');
    expect(published.map(({ reason }) => reason)).toEqual(['A new organisation', 'Seeds of the specification']);
    expect(seen.actions).toEqual(['change-set.discard', 'config.publish', 'config.roll-back']);
    const { body } = await support.ask<AuditDetail>('GET', `/audit/${published[0]?.id}`);
    expect(body.changes.map(({ section }) => section)).toEqual(['support-webform']);
    expect((await search({ text: 'itemLimit' }, support)).total).toBe(0);
    expect((await support.text('/audit.csv')).status).toBe(403);
    const hidden = await search({ text: 'Less risk' });
    expect((await support.ask('GET', `/audit/${hidden.entries[0]?.id}`)).status).toBe(404);
  });

  it.each(['audit_entry', 'revision', 'revision_edit'])(
    'is append-only: the application may neither update, delete from nor truncate %s',
    async (table) => {
      const application = new pg.Client({ connectionString: config.databaseUrls.applicationUrl });
      await application.connect();
      const column = { audit_entry: 'actor', revision: 'reason', revision_edit: 'section' }[table];
      for (const statement of [`UPDATE ${table} SET ${column} = 'x'`, `DELETE FROM ${table}`, `TRUNCATE ${table}`]) {
        await expect(application.query(statement)).rejects.toThrow('permission denied');
      }
      await expect(application.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`)).rejects.toThrow('must be owner');
      await application.end();
    },
  );
});
