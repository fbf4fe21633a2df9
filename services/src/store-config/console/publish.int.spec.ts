import { describe, expect, it } from '@jest/globals';
import type { ChangeSetDiff } from '@manifold/domain/admin-api/contract';
import type { Edit } from '@manifold/domain/change-set/contract';
import pg from 'pg';
import { seededConsole } from '../testing/seeded-console.js';

const rowIn = (section: string, key: string, before: Edit['before'], after: Edit['after']): Edit => ({
  section,
  layer: 'country',
  key,
  validFrom: null,
  validTo: null,
  before,
  after,
});
/** Seven days to return: fewer than the law requires. */
const SEVEN_DAYS = rowIn('consumer-rights', 'AT', null, { returnDays: 7 });
const LABEL = { en: 'Other', de: 'Anderes', fr: 'Autre' };
const OTHER = { key: 'other', label: LABEL, requires: [], shortcutPage: null };
const FORM = rowIn('support-webform', 'AT', null, {
  reasons: [{ key: 'other', label: LABEL, subreasons: [OTHER] }],
});
const LIMIT = rowIn('cash-on-delivery', 'DE', { priceLimitCentAmount: 150_000 }, { priceLimitCentAmount: 160_000 });

describe('publishing', () => {
  const { config, operations } = seededConsole('operations');

  it('is refused for a warning that nobody has acknowledged, and names it', async () => {
    const draft = await operations.draftWith(SEVEN_DAYS);
    const { findings } = await operations.diff(draft);
    expect(findings).toMatchObject([
      {
        rule: 'return-days-below-law',
        severity: 'warning',
        storeKeys: ['ferrum_at'],
        isNew: true,
        values: { days: 7 },
      },
    ]);
    const { status, body } = await operations.publish(draft);
    expect({ status, fields: body.error.fields }).toEqual({
      status: 422,
      fields: [{ field: 'ferrum_at:consumer-rights.returnDays', reason: 'return-days-below-law' }],
    });
    const other = { findings: ['another'], reason: 'Not this one' };
    expect((await operations.publish(draft, { acknowledged: other })).status).toBe(422);
  });

  it('succeeds once the warning is acknowledged, and audits by whom and why', async () => {
    const draft = await operations.draftWith(SEVEN_DAYS);
    const findings = (await operations.diff(draft)).findings.map(({ name }) => name);
    const acknowledged = { findings, reason: 'A trial, agreed with the lawyers' };
    const { status, body } = await operations.publish(draft, { acknowledged });
    expect(status).toBe(200);
    const owner = new pg.Client({ connectionString: config.databaseUrls.url });
    await owner.connect();
    const entry = await owner.query('SELECT actor, details FROM audit_entry WHERE revision = $1', [body.number]);
    await owner.end();
    expect(entry.rows).toMatchObject([{ actor: 'operations@manifold.test', details: { acknowledged } }]);
  });

  it('is not refused for warnings that existed before the draft', async () => {
    const draft = await operations.draftWith(LIMIT);
    expect((await operations.diff(draft)).findings).toMatchObject([{ rule: 'return-days-below-law', isNew: false }]);
    expect((await operations.publish(draft)).status).toBe(200);
  });

  it('is refused for an error, even if it is acknowledged', async () => {
    const before = await valueOf('vat-number', 'HR');
    const draft = await operations.draftWith(rowIn('vat-number', 'HR', before, { ...before, prefix: 'XX' }));
    const acknowledged = {
      findings: (await operations.diff(draft)).findings.map(({ name }) => name),
      reason: 'I insist',
    };
    const { status, body } = await operations.publish(draft, { acknowledged });
    expect({ status, fields: body.error.fields }).toEqual({
      status: 400,
      fields: [{ field: 'ferrum_hr:vat-number.prefix', reason: 'vat-prefix' }],
    });
  });

  it('can be limited to some rows; the others stay a draft that can be published later', async () => {
    const draft = await operations.draftWith(FORM, rowIn('consumer-rights', 'BE', null, { returnDays: 30 }));
    const part = await operations.ask<ChangeSetDiff>('POST', `/change-sets/${draft.id}/diff`, { edits: [FORM] });
    expect([...new Set(part.body.changes.map(({ section }) => section))]).toEqual(['support-webform']);
    const { status, body } = await operations.publish(draft, { edits: [FORM] });
    expect({ status, edits: body.edits }).toEqual({ status: 200, edits: [FORM] });
    const rest = await operations.changeSet(draft);
    expect({ state: rest.state, version: rest.version, keys: rest.edits.map(({ key }) => key) }).toEqual({
      state: 'draft',
      version: 3,
      keys: ['BE'],
    });
    expect((await operations.publish(rest)).status).toBe(200);
    expect((await operations.changeSet(rest)).state).toBe('published');
  });

  it('leaves the draft unchanged if the chosen rows are refused or not in the draft', async () => {
    const draft = await operations.draftWith(rowIn('consumer-rights', 'FR', null, { returnDays: 3 }), {
      ...FORM,
      key: 'FR',
    });
    expect((await operations.publish(draft, { edits: [{ ...SEVEN_DAYS, key: 'FR' }] })).status).toBe(422);
    const unknown = await operations.publish(draft, { edits: [LIMIT] });
    expect({ status: unknown.status, fields: unknown.body.error.fields }).toEqual({
      status: 400,
      fields: [{ field: 'edits.0', reason: 'not-in-the-draft' }],
    });
    expect(await operations.changeSet(draft)).toEqual(draft);
  });

  async function valueOf(section: string, key: string): Promise<Edit['before']> {
    const { body } = await operations.ask<{ rows: { layer: string; key: string; value: Edit['before'] }[] }>(
      'GET',
      `/sections/${section}/rows`,
    );
    return body.rows.find((row) => row.layer === 'country' && row.key === key)?.value ?? null;
  }
});
