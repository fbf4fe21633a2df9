import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Explanation } from '@manifold/domain/admin-api/contract';
import type { ChangeSet, Edit, Revision } from '@manifold/domain/change-set/contract';
import type { RefusedBody } from '../testing/console-client.js';
import { seededConsole } from '../testing/seeded-console.js';

const undated = { validFrom: null, validTo: null } as const;
const SEEDED = { priceLimitCentAmount: 250_000, itemLimit: 1 };
const SLOVAKIA = { section: 'cash-on-delivery', layer: 'country', key: 'SK', ...undated } as const;
const EASTER = { from: '2031-04-10T00:00:00.000Z', to: '2031-04-20T00:00:00.000Z' };

const { config, operations } = seededConsole('operations');
/** An instant between the seeds and the first publish. */
let beforeAllEdits: string;

beforeAll(async () => {
  beforeAllEdits = new Date().toISOString();
  await publish('Less risk', { ...SLOVAKIA, before: SEEDED, after: { ...SEEDED, priceLimitCentAmount: 90_000 } });
  await publish('One more piece', {
    ...SLOVAKIA,
    before: { ...SEEDED, priceLimitCentAmount: 90_000 },
    after: { priceLimitCentAmount: 90_000, itemLimit: 2 },
  });
  await publish('Easter', {
    ...SLOVAKIA,
    validFrom: EASTER.from,
    validTo: EASTER.to,
    before: null,
    after: { priceLimitCentAmount: 120_000 },
  });
});

async function publish(reason: string, ...edits: Edit[]): Promise<Revision> {
  let draft = (await operations.ask<ChangeSet>('POST', '/change-sets', { name: reason })).body;
  for (const edit of edits) {
    draft = (await operations.ask<ChangeSet>('PUT', `/change-sets/${draft.id}/edits`, edit, draft.version)).body;
  }
  return publishDraft(draft, reason);
}

async function publishDraft({ id, version }: ChangeSet, reason: string): Promise<Revision> {
  const { status, body } = await operations.ask<Revision>('POST', `/change-sets/${id}/publish`, { version, reason });
  expect(status).toBe(200);
  return body;
}

async function explain(query: Record<string, string>): Promise<Explanation> {
  const parameters = new URLSearchParams({ section: 'cash-on-delivery', store: 'ferrum_sk', ...query });
  const { status, body } = await operations.ask<Explanation>('GET', `/explanation?${parameters.toString()}`);
  expect(status).toBe(200);
  return body;
}

describe('the history of a value', () => {
  it('shows which layer sets it, since which revision, by whom and why', async () => {
    const { value, steps } = await explain({ field: 'priceLimitCentAmount' });
    expect(value).toBe(90_000);
    expect(steps.at(-1)).toMatchObject({
      layer: 'country',
      key: 'SK',
      value: 90_000,
      since: { number: 2, author: 'operations@manifold.test', reason: 'Less risk' },
    });
  });

  it('shows the overridden layers below', async () => {
    const { steps } = await explain({ field: 'feeCentAmount', store: 'ferrum_fr' });
    expect(steps.map(({ layer, key }) => `${layer} ${key}`)).toEqual(expect.arrayContaining(['currency EUR']));
    expect(steps.every(({ since }) => since.number === 1 && since.author === 'seed')).toBe(true);
  });

  it('shows scheduled changes and the values then', async () => {
    const field = 'priceLimitCentAmount';
    expect((await explain({ field })).changes).toEqual([
      { at: EASTER.from, value: 120_000 },
      { at: EASTER.to, value: 90_000 },
    ]);
    const atEaster = await explain({ field, at: '2031-04-12T12:00:00Z' });
    expect(atEaster).toMatchObject({ value: 120_000, changes: [{ at: EASTER.to, value: 90_000 }] });
    expect(atEaster.steps.at(-1)).toMatchObject({ validFrom: EASTER.from, since: { reason: 'Easter' } });
  });

  it('shows the value at a past instant', async () => {
    const past = await explain({ field: 'priceLimitCentAmount', at: beforeAllEdits });
    expect(past).toMatchObject({ value: 250_000, revision: 1, changes: [] });
    expect((await explain({ field: 'itemLimit', at: beforeAllEdits })).value).toBe(1);
  });

  it.each([
    ['an unknown store', { store: 'ferrum_xx' }, 'store'],
    ['a field that the section does not have', { field: 'colour' }, 'field'],
    ['an instant before the first revision', { at: '2001-01-01T00:00:00Z' }, 'at'],
  ])('refuses %s and names the field', async (_what, wrong, field) => {
    const parameters = { section: 'cash-on-delivery', field: 'enabled', store: 'ferrum_sk', ...wrong };
    const { status, body } = await operations.ask<RefusedBody>(
      'GET',
      `/explanation?${new URLSearchParams(parameters).toString()}`,
    );
    expect({ status, field: body.error.fields?.[0]?.field }).toEqual({ status: 400, field });
  });
});

describe('a rollback', () => {
  it('restores any revision, as a draft that becomes a new revision', async () => {
    const { status, body: draft } = await operations.ask<ChangeSet>('POST', '/revisions/1/roll-back');
    expect({ status, edits: draft.edits.length, name: draft.name }).toEqual({
      status: 201,
      edits: 2,
      name: 'Restore revision 1',
    });
    const { number } = await publishDraft(draft, 'It was better before');
    expect(number).toBe(5);
    expect(await explain({ field: 'priceLimitCentAmount' })).toMatchObject({ value: 250_000, changes: [] });
    const again = await operations.ask<ChangeSet>('POST', '/revisions/4/roll-back');
    expect(again.body.edits.map(({ after }) => after)).toContainEqual({ priceLimitCentAmount: 90_000, itemLimit: 2 });
  });

  it('is refused to the current revision and to an unknown one', async () => {
    const same = await operations.ask<RefusedBody>('POST', '/revisions/5/roll-back');
    expect({ status: same.status, reason: same.body.error.fields?.[0]?.reason }).toEqual({
      status: 400,
      reason: 'nothing-changed-since',
    });
    expect((await operations.ask('POST', '/revisions/999/roll-back')).status).toBe(404);
  });

  it('is forbidden to support beyond its own sections', async () => {
    const support = await config.newClient().signIn('support');
    expect((await support.ask('POST', '/revisions/4/roll-back')).status).toBe(403);
  });
});
