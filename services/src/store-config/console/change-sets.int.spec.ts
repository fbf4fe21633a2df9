import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ChangeSetDiff, EffectiveSection } from '@manifold/domain/admin-api/contract';
import type { ChangeSet, Edit, Revision } from '@manifold/domain/change-set/contract';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { LiveConfig } from '../live/live-config.js';
import type { ConfigService } from '../testing/config-service.js';
import type { ConsoleClient, RefusedBody } from '../testing/console-client.js';
import { until } from '../../platform/testing/eventually.js';
import { seededConsole } from '../testing/seeded-console.js';

const SLOVAKIA = { section: 'cash-on-delivery', layer: 'country', key: 'SK', validFrom: null, validTo: null } as const;
const SEEDED = { priceLimitCentAmount: 250_000, itemLimit: 1 };

const lowered = (priceLimitCentAmount: number, before: Edit['before'] = SEEDED): Edit => ({
  ...SLOVAKIA,
  before,
  after: { ...SEEDED, priceLimitCentAmount },
});

describe('a change set', () => {
  const { config, operations, support } = seededConsole('operations', 'support');
  let replica: ConfigService;

  beforeAll(async () => {
    replica = await config.startReplica();
  });

  const begin = async (name: string) => (await operations.ask<ChangeSet>('POST', '/change-sets', { name })).body;
  const put = (draft: ChangeSet, edit: Edit) =>
    operations.ask<ChangeSet>('PUT', `/change-sets/${draft.id}/edits`, edit, draft.version);
  const publish = ({ id, version }: ChangeSet) =>
    operations.ask<Revision & RefusedBody>('POST', `/change-sets/${id}/publish`, { version, reason: 'Less risk' });
  const limitServed = (by: Pick<ConfigService, 'app'>) =>
    by.app.get(LiveConfig).snapshot('ferrum_sk')?.document.sections['cash-on-delivery'].priceLimitCentAmount;

  it('shows before publishing what would change, and in which stores', async () => {
    const draft = (await put(await begin('Lower the limit'), lowered(100_000))).body;
    const { body } = await operations.ask<ChangeSetDiff>('GET', `/change-sets/${draft.id}/diff`);
    expect(body).toEqual({
      changes: [
        {
          storeKey: 'ferrum_sk',
          locale: null,
          section: 'cash-on-delivery',
          field: 'priceLimitCentAmount',
          before: 250_000,
          after: 100_000,
          validFrom: null,
        },
      ],
      storeKeys: ['ferrum_sk'],
      problems: [],
      findings: [],
      stale: [],
    });
  });

  it('is created once, even if the answer was lost and the request is repeated', async () => {
    const order = { id: randomUUID(), name: 'Begun once' };
    const first = await operations.ask<ChangeSet>('POST', '/change-sets', order);
    expect(first.body).toMatchObject({ ...order, version: 1, author: 'operations@manifold.test', edits: [] });
    const edited = await put(first.body, lowered(110_000));
    const again = { id: order.id.toUpperCase(), name: 'Begun again' };
    expect((await operations.ask('POST', '/change-sets', again)).body).toEqual(edited.body);
    const { changeSets } = (await operations.ask<{ changeSets: ChangeSet[] }>('GET', '/change-sets')).body;
    expect(changeSets.filter(({ name }) => name.startsWith('Begun'))).toHaveLength(1);
  });

  it('is not created with the id of another one, about which nothing is said', async () => {
    const { id, version } = await begin('Mine alone');
    const refused = { status: 409, error: { code: 'conflict' } };
    const ask = async (client: ConsoleClient) => {
      const { status, body } = await client.ask<RefusedBody>('POST', '/change-sets', { id, name: 'Another' });
      return { status, ...body };
    };
    const foreign = await ask(support);
    expect(foreign).toMatchObject(refused);
    expect(JSON.stringify(foreign)).not.toMatch(/Mine alone|operations@/);
    await operations.ask('DELETE', `/change-sets/${id}`, undefined, version);
    expect(await ask(operations)).toMatchObject(refused);
  });

  it('reaches every replica once it is published, and leaves the other stores alone', async () => {
    const draft = (await put(await begin('Lower the limit'), lowered(120_000))).body;
    const before = replica.app.get(LiveConfig).snapshot('ferrum_de');
    const { status, body } = await publish(draft);
    expect({ status, number: body.number, author: body.author }).toEqual({
      status: 200,
      number: 2,
      author: 'operations@manifold.test',
    });
    await until(() => limitServed(config) === 120_000 && limitServed(replica) === 120_000);
    expect(replica.app.get(LiveConfig).snapshot('ferrum_de')).toBe(before);
  });

  it('is refused if another person has changed the row in the meantime', async () => {
    const seen = { ...SEEDED, priceLimitCentAmount: 120_000 };
    const mine = (await put(await begin('Mine'), lowered(90_000, seen))).body;
    const otherDraft = (await put(await begin('Theirs'), lowered(95_000, seen))).body;
    expect((await publish(otherDraft)).status).toBe(200);
    const refused = await publish(mine);
    expect(refused.status).toBe(409);
    expect(refused.body.error.details).toMatchObject({
      seen: JSON.stringify({ itemLimit: 1, priceLimitCentAmount: 120_000 }),
      found: JSON.stringify({ itemLimit: 1, priceLimitCentAmount: 95_000 }),
    });
  });

  it('is refused for the second of two editors who write the same draft at once', async () => {
    const draft = await begin('Two editors');
    const germany = { ...SLOVAKIA, key: 'DE' };
    const edit = { ...germany, before: { priceLimitCentAmount: 150_000 }, after: { priceLimitCentAmount: 160_000 } };
    expect((await put(draft, edit)).status).toBe(200);
    const late = await operations.ask<RefusedBody>('PUT', `/change-sets/${draft.id}/edits`, edit, draft.version);
    expect(late.status).toBe(409);
    expect(late.body.error.details).toEqual({ expected: 1, found: 2 });
  });

  it.each([
    ['a negative amount', { ...lowered(-1), before: null, key: 'AT' }, 'cash-on-delivery.priceLimitCentAmount'],
    ['a field that the section does not have', { ...SLOVAKIA, before: null, after: { colour: 1 } }, 'cash-on-delivery'],
    [
      'a layer that the section does not have',
      { ...lowered(1), layer: 'locale', key: 'sk-SK' },
      'cash-on-delivery.layer',
    ],
    ['a section that does not exist', { ...lowered(1), section: 'weather' }, 'section'],
    [
      'a number that must be a typing error',
      { ...lowered(9_999_999_999), key: 'AT' },
      'cash-on-delivery.priceLimitCentAmount',
    ],
    ['an invalid key', { ...lowered(1), key: 'S K' }, 'cash-on-delivery.key'],
    ['a NUL character', { ...lowered(1), key: 'SK\u0000' }, 'key'],
    ['a year that the database does not have', { ...lowered(1), validFrom: '0000-01-01T00:00:00Z' }, 'validFrom'],
    [
      'an end before the beginning',
      { ...lowered(1), validFrom: '2027-01-01T00:00:00Z', validTo: '2026-01-01T00:00:00Z' },
      'cash-on-delivery.validTo',
    ],
  ])('is refused with the name of the wrong field for %s', async (_what, edit, field) => {
    const draft = await begin('Wrong');
    const { status, body } = await operations.ask<RefusedBody>('PUT', `/change-sets/${draft.id}/edits`, edit, 1);
    expect(status).toBe(400);
    expect(body.error.fields?.map((each) => each.field)).toContain(field);
  });

  it('is refused as a whole if one store would become inconsistent', async () => {
    const shipping = (key: string, parcelFeeCentAmount: number): Edit => ({
      section: 'shipping-cost',
      layer: 'country',
      key,
      validFrom: null,
      validTo: null,
      before: null,
      after: { parcelFeeCentAmount },
    });
    const one = (await put(await begin('Fees'), shipping('AT', 500))).body;
    const both = (await put(one, shipping('DE', 100_000))).body;
    const { status, body } = await publish(both);
    expect(status).toBe(400);
    expect(body.error.fields).toEqual([
      { field: 'ferrum_de,halden_de:shipping-cost.parcelFeeCentAmount', reason: 'parcel-above-freight' },
    ]);
    const rows = await operations.ask<{ rows: { key: string }[] }>('GET', '/sections/shipping-cost/rows');
    expect(rows.body.rows.map(({ key }) => key)).not.toContain('AT');
  });

  it('is published completely or not at all, even if the database fails halfway', async () => {
    const owner = new pg.Client({ connectionString: config.databaseUrls.url });
    await owner.connect();
    await owner.query("ALTER TABLE snapshot ADD CONSTRAINT broken CHECK (store_key <> 'ferrum_si') NOT VALID");
    const address = { ...SLOVAKIA, key: 'SI' };
    const edit = {
      ...address,
      before: { priceLimitCentAmount: 450_000, itemLimit: 1 },
      after: { priceLimitCentAmount: 450_000, itemLimit: 2 },
    };
    const draft = (await put(await begin('All or nothing'), edit)).body;
    const before = await owner.query('SELECT count(*) FROM revision');
    expect((await publish(draft)).status).toBe(500);
    const after = await owner.query('SELECT count(*) FROM revision');
    expect(after.rows).toEqual(before.rows);
    const row = await owner.query("SELECT item_limit FROM cash_on_delivery WHERE layer_key = 'SI'");
    expect(row.rows).toEqual([{ item_limit: 1 }]);
    await owner.query('ALTER TABLE snapshot DROP CONSTRAINT broken');
    await owner.end();
    expect((await publish(draft)).status).toBe(200);
  });

  it('is refused if another one for the same row is published at the same instant', async () => {
    const hungary = { ...SLOVAKIA, key: 'HU', before: { priceLimitCentAmount: 49_999_900, itemLimit: 1 } };
    const drafts = await Promise.all(
      [1, 2, 3, 4].map(async (itemLimit) => {
        const after = { ...hungary.before, itemLimit: itemLimit + 1 };
        return (await put(await begin(`Limit ${itemLimit}`), { ...hungary, after })).body;
      }),
    );
    const statuses = await Promise.all(drafts.map(async (draft) => (await publish(draft)).status));
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  });

  it('can set a temporary value, which is served from its start to its end', async () => {
    const dated = {
      ...SLOVAKIA,
      key: 'PL',
      validFrom: '2030-01-01T00:00:00.000Z',
      validTo: '2030-02-01T00:00:00.000Z',
    };
    const draft = (await put(await begin('January'), { ...dated, before: null, after: { enabled: false } })).body;
    expect((await publish(draft)).status).toBe(200);
    const enabled = async (at: string) => {
      const { body } = await operations.ask<{ values: EffectiveSection[] }>(
        'GET',
        `/sections/cash-on-delivery/effective?at=${at}`,
      );
      return body.values.find(({ storeKey }) => storeKey === 'ferrum_pl')?.value['enabled'];
    };
    expect([
      await enabled('2029-12-31T23:59:59Z'),
      await enabled('2030-01-15T00:00:00Z'),
      await enabled('2030-02-01T00:00:00Z'),
    ]).toEqual([true, false, true]);
    const live = config.app.get(LiveConfig);
    await until(() => live.allSnapshots().filter(({ storeKey }) => storeKey === 'ferrum_pl').length === 3);
    live.advanceTo(new Date('2030-01-15T00:00:00Z'));
    expect(live.snapshot('ferrum_pl')?.document.sections['cash-on-delivery'].enabled).toBe(false);
    live.advanceTo(new Date());
    expect(live.snapshot('ferrum_pl')?.document.sections['cash-on-delivery'].enabled).toBe(true);
  });

  it('cannot be published twice, or after it was discarded', async () => {
    const draft = (
      await put(await begin('Once'), {
        ...SLOVAKIA,
        key: 'AT',
        before: { priceLimitCentAmount: 150_000 },
        after: { priceLimitCentAmount: 155_000 },
      })
    ).body;
    expect((await publish(draft)).status).toBe(200);
    expect((await publish(draft)).status).toBe(409);
    const other = await begin('Never');
    expect((await operations.ask('DELETE', `/change-sets/${other.id}`, undefined, other.version)).status).toBe(200);
    expect((await publish({ ...other, version: 2 })).status).toBe(409);
  });

  it('is not discarded by a person who has not seen its newest edits', async () => {
    const begun = await begin('Discarded too late');
    const edit = {
      ...SLOVAKIA,
      key: 'NL',
      before: { priceLimitCentAmount: 150_000 },
      after: { priceLimitCentAmount: 155_000 },
    };
    const { body: edited } = await put(begun, edit);
    const path = `/change-sets/${begun.id}`;
    const stale = await operations.ask<RefusedBody>('DELETE', path, undefined, begun.version);
    expect([stale.status, stale.body.error.details]).toEqual([409, { expected: begun.version, found: edited.version }]);
    expect((await operations.changeSet(begun)).state).toBe('draft');
    expect((await operations.ask('DELETE', path)).status).toBeGreaterThanOrEqual(400);
    expect((await operations.ask('DELETE', path, undefined, edited.version)).status).toBe(200);
  });

  it('can be restored after it was discarded, and is a draft with its rows again', async () => {
    const edit = {
      ...SLOVAKIA,
      key: 'NL',
      before: { priceLimitCentAmount: 150_000 },
      after: { priceLimitCentAmount: 155_000 },
    };
    const draft = (await put(await begin('Thrown away'), edit)).body;
    const discard = (version: number) =>
      operations.ask<ChangeSet>('DELETE', `/change-sets/${draft.id}`, undefined, version);
    const discarded = (await discard(draft.version)).body;
    const path = `/change-sets/${draft.id}/restore`;
    expect((await operations.ask('POST', path, {}, draft.version)).status).toBe(409);
    const restored = await operations.ask<ChangeSet>('POST', path, {}, discarded.version);
    expect(restored.body).toMatchObject({ state: 'draft', version: discarded.version + 1, edits: draft.edits });
    expect((await operations.ask('POST', path, {}, restored.body.version)).status).toBe(409);
  });

  it('appears in the history', async () => {
    const { body } = await operations.ask<{ revisions: { number: number; reason: string; author: string }[] }>(
      'GET',
      '/revisions?perPage=100',
    );
    expect(body.revisions.at(-1)).toMatchObject({ number: 1, author: 'seed', reason: 'Seeds of the specification' });
    expect(body.revisions.at(-2)).toMatchObject({ number: 2, author: 'operations@manifold.test', reason: 'Less risk' });
    const second = await operations.ask<Revision>('GET', '/revisions/2');
    expect(second.body.edits).toEqual([lowered(120_000)]);
  });
});
