import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChangeSetDiff } from '@manifold/domain/admin-api/contract';
import type { ChangeSet, Edit, Publish, Revision } from '@manifold/domain/change-set/contract';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { startConfigService, type ConfigService } from '../testing/config-service.js';
import { ConsoleClient, type RefusedBody } from '../testing/console-client.js';
import { SEEDED_CONFIG } from '../testing/seeded-config.js';

const rowIn = (section: string, key: string, before: Edit['before'], after: Edit['after']): Edit => ({
  section,
  layer: 'country',
  key,
  validFrom: null,
  validTo: null,
  before,
  after,
});
/** Seven days to return: fewer than the law gives. */
const SEVEN_DAYS = rowIn('consumer-rights', 'AT', null, { returnDays: 7 });
const LABEL = { en: 'Other', de: 'Anderes', fr: 'Autre' };
const OTHER = { key: 'other', label: LABEL, requires: [], shortcutPage: null };
const FORM = rowIn('support-webform', 'AT', null, {
  reasons: [{ key: 'other', label: LABEL, subreasons: [OTHER] }],
});
const LIMIT = rowIn('cash-on-delivery', 'DE', { priceLimitCentAmount: 150_000 }, { priceLimitCentAmount: 160_000 });

describe('publishing', () => {
  let database: FreshDatabase;
  let service: ConfigService;
  let operations: ConsoleClient;

  beforeAll(async () => {
    database = await freshDatabase({ template: SEEDED_CONFIG });
    service = await startConfigService(database.applicationUrl);
    operations = await new ConsoleClient(service.app).signIn('operations');
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
  });

  async function draftWith(...edits: Edit[]): Promise<ChangeSet> {
    const draft = (await operations.ask<ChangeSet>('POST', '/change-sets', { name: 'A draft' })).body;
    return (await operations.ask<ChangeSet>('POST', `/change-sets/${draft.id}/edits`, { edits }, draft.version)).body;
  }
  const publish = ({ id, version }: ChangeSet, more: Partial<Publish> = {}) =>
    operations.ask<Revision & RefusedBody>('POST', `/change-sets/${id}/publish`, {
      version,
      reason: 'Because',
      ...more,
    });
  const read = async ({ id }: ChangeSet) => (await operations.ask<ChangeSet>('GET', `/change-sets/${id}`)).body;
  const diff = async ({ id }: ChangeSet) =>
    (await operations.ask<ChangeSetDiff>('GET', `/change-sets/${id}/diff`)).body;

  it('does not take place over a warning that nobody has acknowledged, and names it', async () => {
    const draft = await draftWith(SEVEN_DAYS);
    const { findings } = await diff(draft);
    expect(findings).toMatchObject([
      {
        rule: 'return-days-below-law',
        severity: 'warning',
        storeKeys: ['ferrum_at'],
        isNew: true,
        values: { days: 7 },
      },
    ]);
    const { status, body } = await publish(draft);
    expect({ status, fields: body.error.fields }).toEqual({
      status: 422,
      fields: [{ field: 'ferrum_at:consumer-rights.returnDays', reason: 'return-days-below-law' }],
    });
    const other = { findings: ['another'], reason: 'Not this one' };
    expect((await publish(draft, { acknowledged: other })).status).toBe(422);
  });

  it('takes place once the warning is acknowledged; the history keeps by whom and why', async () => {
    const draft = await draftWith(SEVEN_DAYS);
    const findings = (await diff(draft)).findings.map(({ name }) => name);
    const acknowledged = { findings, reason: 'A trial, agreed with the lawyers' };
    const { status, body } = await publish(draft, { acknowledged });
    expect(status).toBe(200);
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    const entry = await owner.query('SELECT actor, details FROM audit_entry WHERE revision = $1', [body.number]);
    await owner.end();
    expect(entry.rows).toMatchObject([{ actor: 'operations@manifold.test', details: { acknowledged } }]);
  });

  it('tells what a draft brings from what stands already, which stands in nobody’s way', async () => {
    const draft = await draftWith(LIMIT);
    expect((await diff(draft)).findings).toMatchObject([{ rule: 'return-days-below-law', isNew: false }]);
    expect((await publish(draft)).status).toBe(200);
  });

  it('never takes place over an error, whatever is acknowledged', async () => {
    const before = await valueOf('vat-number', 'HR');
    const draft = await draftWith(rowIn('vat-number', 'HR', before, { ...before, prefix: 'XX' }));
    const acknowledged = { findings: (await diff(draft)).findings.map(({ name }) => name), reason: 'I insist' };
    const { status, body } = await publish(draft, { acknowledged });
    expect({ status, fields: body.error.fields }).toEqual({
      status: 400,
      fields: [{ field: 'ferrum_hr:vat-number.prefix', reason: 'vat-prefix' }],
    });
  });

  it('can be of some rows alone: the others stay a draft that can be published later', async () => {
    const draft = await draftWith(FORM, rowIn('consumer-rights', 'BE', null, { returnDays: 30 }));
    const part = await operations.ask<ChangeSetDiff>('POST', `/change-sets/${draft.id}/diff`, { edits: [FORM] });
    expect([...new Set(part.body.changes.map(({ section }) => section))]).toEqual(['support-webform']);
    const { status, body } = await publish(draft, { edits: [FORM] });
    expect({ status, edits: body.edits }).toEqual({ status: 200, edits: [FORM] });
    const rest = await read(draft);
    expect({ state: rest.state, version: rest.version, keys: rest.edits.map(({ key }) => key) }).toEqual({
      state: 'draft',
      version: 3,
      keys: ['BE'],
    });
    expect((await publish(rest)).status).toBe(200);
    expect((await read(rest)).state).toBe('published');
  });

  it('leaves the draft whole when the chosen rows are refused or are none of its own', async () => {
    const draft = await draftWith(rowIn('consumer-rights', 'FR', null, { returnDays: 3 }), {
      ...FORM,
      key: 'FR',
    });
    expect((await publish(draft, { edits: [{ ...SEVEN_DAYS, key: 'FR' }] })).status).toBe(422);
    const unknown = await publish(draft, { edits: [LIMIT] });
    expect({ status: unknown.status, fields: unknown.body.error.fields }).toEqual({
      status: 400,
      fields: [{ field: 'edits.0', reason: 'not-in-the-draft' }],
    });
    expect(await read(draft)).toEqual(draft);
  });

  async function valueOf(section: string, key: string): Promise<Edit['before']> {
    const { body } = await operations.ask<{ rows: { layer: string; key: string; value: Edit['before'] }[] }>(
      'GET',
      `/sections/${section}/rows`,
    );
    return body.rows.find((row) => row.layer === 'country' && row.key === key)?.value ?? null;
  }
});
