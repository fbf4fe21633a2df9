import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ChangeSet, ChangeSetSummary, Edit, EditedRow } from '@manifold/domain/change-set/contract';
import type { ConsoleClient } from '../testing/console-client.js';
import { seededConsole } from '../testing/seeded-console.js';

const MANY = 2000;
const SUMMARY_BYTES = 1000;

/** An edit of Germany's limits in a year that is far away. */
const germanyIn = (year: number): Edit => ({
  section: 'cash-on-delivery',
  layer: 'country',
  key: 'DE',
  validFrom: `${year}-01-01T00:00:00.000Z`,
  validTo: `${year + 1}-01-01T00:00:00.000Z`,
  before: null,
  after: { enabled: year % 2 === 0 },
});
const THRESHOLD: Edit = {
  section: 'shopping-limits',
  layer: 'country',
  key: 'AT',
  validFrom: '2101-01-01T00:00:00.000Z',
  validTo: null,
  before: null,
  after: { maximumQuantityPerProduct: 7 },
};

describe('the list of drafts', () => {
  const { config, operations } = seededConsole('operations');
  let admin: ConsoleClient;
  let support: ConsoleClient;
  beforeAll(async () => {
    admin = await config.newClient().signIn('admin');
    support = await config.newClient().signIn('support');
  });

  const summaryOf = async (client: ConsoleClient, { id }: ChangeSet) => {
    const { body } = await client.ask<{ changeSets: ChangeSetSummary[] }>('GET', '/change-sets?show=drafts');
    return body.changeSets.find((each) => each.id === id);
  };
  const rowsOf = (client: ConsoleClient, { id }: ChangeSet, query = '') =>
    client.ask<{ rows: EditedRow[] }>('GET', `/change-sets/${id}/rows${query}`);

  it('says how many edits a draft has, in which sections and stores, by whom and when', async () => {
    const draft = await operations.draftWith(germanyIn(2100), germanyIn(2101), THRESHOLD);
    const { edits: _, ...head } = draft;
    const summary = await summaryOf(admin, draft);
    expect(summary).toEqual({
      ...head,
      updatedAt: expect.any(String),
      editCount: 3,
      sections: ['cash-on-delivery', 'shopping-limits'],
      stores: ['ferrum_at', 'ferrum_de', 'halden_de'],
    });
    expect(Date.parse(summary?.updatedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(draft.createdAt));
    expect(summary).toMatchObject({ author: 'operations@manifold.test', editors: ['operations@manifold.test'] });
  });

  it('is as short for a draft with thousands of edits', async () => {
    const draft = await operations.draftWith(...Array.from({ length: MANY }, (_, index) => germanyIn(2100 + index)));
    const summary = await summaryOf(admin, draft);
    expect(summary?.editCount).toBe(MANY);
    expect(JSON.stringify(summary).length).toBeLessThan(SUMMARY_BYTES);
  });

  it('includes the edits only of the reader’s own drafts', async () => {
    const draft = await operations.draftWith(germanyIn(2100));
    const own = async (client: ConsoleClient) =>
      (await client.ask<{ changeSets: ChangeSet[] }>('GET', '/me/change-sets')).body.changeSets;
    expect(await own(operations)).toContainEqual(draft);
    expect((await own(admin)).map(({ id }) => id)).not.toContain(draft.id);
    const { body } = await operations.ask<ChangeSet>('DELETE', `/change-sets/${draft.id}`, undefined, draft.version);
    expect((await own(operations)).map(({ id }) => id)).not.toContain(body.id);
  });

  it('leads to the edited rows of a draft, without their values, for people who may read it', async () => {
    const draft = await operations.draftWith(germanyIn(2100), THRESHOLD);
    const { before: _before, after: _after, ...austria } = THRESHOLD;
    const { body } = await rowsOf(admin, draft, '?section=shopping-limits');
    expect(body.rows).toEqual([{ ...austria, fields: ['maximumQuantityPerProduct'] }]);
    expect((await rowsOf(admin, draft)).body.rows.map(({ section }) => section)).toEqual([
      'cash-on-delivery',
      'shopping-limits',
    ]);
    expect((await rowsOf(support, draft)).status).toBe(403);
    expect((await rowsOf(admin, draft, '?section=weather')).status).toBe(400);
    expect((await rowsOf(admin, { ...draft, id: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
  });

  it('is restricted by the changed fields where a role may edit only some fields of a section', async () => {
    const section = 'support-webform';
    const edit = { ...THRESHOLD, section, key: 'DE' };
    const other = { key: 'other', label: { en: 'Other' } };
    const reasons = [{ ...other, subreasons: [{ ...other, requires: [], shortcutPage: null }] }];
    const allowed = await admin.draftWith({ ...edit, after: { reasons } });
    const refused = await admin.draftWith({ ...edit, after: { orgId: '00D000000000001' } });
    expect((await summaryOf(admin, refused))?.editCount).toBe(1);
    expect(await summaryOf(support, allowed)).toMatchObject({ editCount: 1, sections: [section] });
    expect(await summaryOf(support, refused)).toBeUndefined();
  });
});
