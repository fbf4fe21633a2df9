import { describe, expect, it } from '@jest/globals';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import type { RefusedBody } from '../testing/console-client.js';
import { seededConsole } from '../testing/seeded-console.js';

const limit = (key: string, before: Edit['before'], after: Edit['after']): Edit => ({
  section: 'cash-on-delivery',
  layer: 'country',
  key,
  validFrom: null,
  validTo: null,
  before,
  after,
});
const SLOVAKIA = limit('SK', { priceLimitCentAmount: 250_000, itemLimit: 1 }, { priceLimitCentAmount: 100_000 });
const GERMANY = limit('DE', { priceLimitCentAmount: 150_000 }, { priceLimitCentAmount: 160_000 });
const germanyIn = (year: number): Edit => ({
  ...limit('DE', null, { enabled: year % 2 === 0 }),
  validFrom: `${year}-01-01T00:00:00.000Z`,
  validTo: `${year + 1}-01-01T00:00:00.000Z`,
});

describe('many edits at once', () => {
  const { config, operations } = seededConsole('operations');

  const begin = async () => (await operations.ask<ChangeSet>('POST', '/change-sets', { name: 'Many' })).body;
  const put = ({ id, version }: ChangeSet, edits: readonly Edit[], by = operations) =>
    by.ask<ChangeSet & RefusedBody>('POST', `/change-sets/${id}/edits`, { edits }, version);

  it('create one new version of the draft, no matter how many rows they change', async () => {
    const draft = await begin();
    const years = Array.from({ length: 1998 }, (_, index) => germanyIn(2100 + index));
    const { status, body } = await put(draft, [SLOVAKIA, GERMANY, ...years]);
    expect(body.error).toBeUndefined();
    expect({ status, version: body.version, edits: body.edits.length }).toEqual({
      status: 200,
      version: 2,
      edits: 2000,
    });
  });

  it("replace the draft's earlier edit of a row, and remove an edit that changes nothing", async () => {
    const one = (await put(await begin(), [SLOVAKIA, GERMANY])).body;
    const raised = { ...SLOVAKIA, after: { priceLimitCentAmount: 300_000 } };
    const { body } = await put(one, [raised, { ...GERMANY, after: GERMANY.before }]);
    expect(body.edits).toEqual([raised]);
  });

  it.each([
    [
      'an invalid value',
      { ...GERMANY, after: { priceLimitCentAmount: -1 } },
      'edits.1.cash-on-delivery.priceLimitCentAmount',
      400,
    ],
    ['a section that does not exist', { ...GERMANY, section: 'weather' }, 'edits.1.section', 400],
    [
      'a row that has changed in the meantime',
      { ...GERMANY, before: { priceLimitCentAmount: 1 } },
      'edits.1.cash-on-delivery.country.DE',
      409,
    ],
    ['a row that appears twice', { ...SLOVAKIA, after: { enabled: false } }, 'edits.1', 400],
  ])('are refused together for %s, and the answer names the edit', async (_what, second, field, refusal) => {
    const draft = await begin();
    const { status, body } = await put(draft, [SLOVAKIA, second]);
    expect({ status, fields: body.error.fields?.map((each) => each.field) }).toEqual({
      status: refusal,
      fields: [field],
    });
    expect(await operations.changeSet(draft)).toEqual(draft);
  });

  it('are refused together if the role may not edit one of the sections', async () => {
    const support = await config.newClient().signIn('support');
    const draft = await begin();
    const { status, body } = await put(draft, [GERMANY], support);
    expect({ status, fields: body.error.fields }).toEqual({
      status: 403,
      fields: [{ field: 'edits.0.section', reason: 'other-role' }],
    });
    expect((await operations.changeSet(draft)).edits).toEqual([]);
  });

  it('are refused for a stale version, and if there are none or more than 2,000', async () => {
    const draft = await begin();
    await put(draft, [SLOVAKIA]);
    expect((await put(draft, [GERMANY])).status).toBe(409);
    const many = Array.from({ length: 2001 }, (_, index) => germanyIn(2100 + index));
    expect((await put({ ...draft, version: 2 }, many)).status).toBe(400);
    expect((await put({ ...draft, version: 2 }, [])).status).toBe(400);
  });
});
