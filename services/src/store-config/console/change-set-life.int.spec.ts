import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditPage } from '@manifold/domain/audit/contract';
import type { ChangeSet, Revision, Schedule } from '@manifold/domain/change-set/contract';
import type { StaffAccount } from '@manifold/domain/staff/accounts-contract';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { limitIn, untilSettled } from '../testing/change-sets.js';
import type { ConfigService } from '../testing/config-service.js';
import { type ConsoleClient, type RefusedBody } from '../testing/console-client.js';
import { until } from '../../platform/testing/eventually.js';
import { seededConsole } from '../testing/seeded-console.js';

const GERMANY = limitIn('DE', 150_000, 160_000);
const GERMANY_AGAIN = limitIn('DE', 160_000, 165_000);
const AUSTRIA = limitIn('AT', 150_000, 170_000);
const IRELAND = limitIn('IE', 150_000, 180_000);

type Changed = ChangeSet & RefusedBody;

describe('a change set', () => {
  const { config, operations, admin, support } = seededConsole('operations', 'admin', 'support');
  let replica: ConfigService;

  beforeAll(async () => {
    replica = await config.startReplica();
    await until(() => config.app.get(Jobs).ready && replica.app.get(Jobs).ready);
  });

  const step = (name: string, { id, version }: ChangeSet, by = operations, body: object = {}) =>
    by.ask<Changed>('POST', `/change-sets/${id}/${name}`, body, version);
  const publish = ({ id, version }: ChangeSet, by = operations) =>
    by.ask<Revision & RefusedBody>('POST', `/change-sets/${id}/publish`, { version, reason: 'Because' });
  const schedule = ({ id, version }: ChangeSet, publishAt: Date, more: Partial<Schedule> = {}) =>
    operations.ask<Changed>('POST', `/change-sets/${id}/schedule`, {
      version,
      reason: 'At midnight',
      publishAt: publishAt.toISOString(),
      ...more,
    });
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

  it('is published once within a second of its scheduled instant, by one of two replicas', async () => {
    const draft = await operations.draftWith(GERMANY);
    const instant = inSeconds(8);
    const { status, body } = await schedule(draft, instant);
    expect({ status, state: body.state, by: body.schedule?.by }).toEqual({
      status: 200,
      state: 'scheduled',
      by: 'operations@manifold.test',
    });
    expect((await untilSettled(operations, draft)).state).toBe('published');
    const { revisions } = (await operations.ask<{ revisions: Revision[] }>('GET', '/revisions')).body;
    const own = revisions.filter(({ reason }) => reason === 'At midnight');
    expect(own).toHaveLength(1);
    const delayMs = Date.parse(own[0]?.publishedAt ?? '') - instant.getTime();
    expect(delayMs).toBeGreaterThanOrEqual(0);
    expect(delayMs).toBeLessThan(1000);
  });

  it('accepts no edits while it is scheduled, and becomes a draft again when it is called back', async () => {
    const waiting = (await schedule(await operations.draftWith(AUSTRIA), inSeconds(600))).body;
    const { id, version } = waiting;
    const refused = await operations.ask('PUT', `/change-sets/${id}/edits`, IRELAND, version);
    expect(refused.status).toBe(409);
    expect((await publish(waiting)).status).toBe(409);
    expect((await support.ask('POST', `/change-sets/${id}/call-back`, {}, version)).status).toBe(403);
    const back = await step('call-back', waiting);
    expect({ status: back.status, state: back.body.state, schedule: back.body.schedule }).toEqual({
      status: 200,
      state: 'draft',
      schedule: null,
    });
    expect((await operations.ask('PUT', `/change-sets/${id}/edits`, IRELAND, back.body.version)).status).toBe(200);
  });

  it('publishes nothing and reports why if a row was changed before the scheduled time', async () => {
    const waiting = (await schedule(await operations.draftWith(AUSTRIA, IRELAND), inSeconds(20))).body;
    expect((await publish(await operations.draftWith(limitIn('AT', 150_000, 111_100)))).status).toBe(200);
    const failed = await untilSettled(operations, waiting);
    expect({ state: failed.state, failure: failed.failure }).toEqual({
      state: 'failed',
      failure: 'conflict – cash-on-delivery.country.AT: changed-since',
    });
    const rows = await operations.ask<{ rows: { key: string; value: object }[] }>(
      'GET',
      '/sections/cash-on-delivery/rows',
    );
    expect(rows.body.rows.find(({ key }) => key === 'IE')?.value).toEqual({ priceLimitCentAmount: 150_000 });
    const { entries } = (await operations.ask<AuditPage>('GET', '/audit?action=change-set.fail')).body;
    expect(entries.map(({ actor }) => actor)).toEqual(['operations@manifold.test']);
    expect((await step('call-back', failed)).body.state).toBe('draft');
  });

  it('fails if the person who scheduled it has lost the right to publish it', async () => {
    const { body } = await admin.ask<{ staff: StaffAccount[] }>('GET', '/staff');
    const author = body.staff.find(({ email }) => email === 'operations@manifold.test');
    const limit = (version: number, grants: StaffAccount['grants']) =>
      admin.ask<StaffAccount>(
        'PUT',
        `/staff/${author?.id ?? ''}`,
        { name: author?.name, role: author?.role, grants },
        version,
      );
    const waiting = (await schedule(await operations.draftWith(IRELAND), inSeconds(8))).body;
    const limited = await limit(author?.version ?? 0, [{ section: 'low-stock', place: '*' }]);
    expect(limited.status).toBe(200);
    const failed = await untilSettled(operations, waiting);
    await limit(limited.body.version, null);
    expect({ state: failed.state, failure: failed.failure }).toEqual({
      state: 'failed',
      failure: 'not-allowed – schedule: may-no-longer-publish',
    });
  });

  it('cannot be scheduled for the past, or if publishing it would be refused', async () => {
    const draft = await operations.draftWith(IRELAND);
    expect((await schedule(draft, inSeconds(-1))).body.error.fields).toEqual([
      { field: 'publishAt', reason: 'not-in-future' },
    ]);
    const cheap = await operations.draftWith(limitIn('IE', 150_000, 5_000));
    expect((await schedule(cheap, inSeconds(60))).status).toBe(422);
  });

  it('needs a second person if a section requires one', async () => {
    const set = (by: ConsoleClient, fourEyes: boolean) => by.setPolicy('cash-on-delivery', fourEyes);
    expect((await set(operations, true)).status).toBe(403);
    expect((await set(admin, true)).body).toEqual({
      section: 'cash-on-delivery',
      fourEyes: true,
      offProposedBy: null,
    });

    const draft = await operations.draftWith(IRELAND);
    const early = await publish(draft);
    expect({ status: early.status, fields: early.body.error.fields }).toEqual({
      status: 409,
      fields: [{ field: 'cash-on-delivery', reason: 'not-approved' }],
    });
    expect((await step('approve', draft, admin)).status).toBe(409);
    const proposed = (await step('propose', draft)).body;
    expect(proposed.review?.state).toBe('proposed');
    expect((await step('approve', proposed)).status).toBe(403);
    expect((await step('approve', proposed, support)).status).toBe(403);

    const refused = (await step('refuse', proposed, admin, { word: 'Not in December' })).body;
    expect(refused.review).toMatchObject({ state: 'refused', word: 'Not in December' });
    const again = (await step('propose', refused)).body;
    const approved = (await step('approve', again, admin)).body;
    expect(approved.review).toMatchObject({ state: 'approved', decidedBy: 'admin@manifold.test' });

    const edited = await operations.ask<ChangeSet>(
      'PUT',
      `/change-sets/${draft.id}/edits`,
      limitIn('IE', 150_000, 190_000),
      approved.version,
    );
    expect(edited.body.review).toBeNull();
    expect((await publish(edited.body)).status).toBe(409);

    const second = (await step('propose', edited.body)).body;
    expect((await publish((await step('approve', second, admin)).body)).status).toBe(200);
    expect((await set(admin, false)).status).toBe(200);
  });

  it('can be renamed, and is listed for its author and for people who may change its rows', async () => {
    const draft = await operations.draftWith(GERMANY_AGAIN);
    const renamed = await operations.ask<ChangeSet>(
      'PUT',
      `/change-sets/${draft.id}`,
      { name: 'Spring' },
      draft.version,
    );
    expect(renamed.body).toMatchObject({ name: 'Spring', version: draft.version + 1 });
    expect((await operations.ask('PUT', `/change-sets/${draft.id}`, { name: 'Late' }, draft.version)).status).toBe(409);
    const listed = async (client: ConsoleClient, show: string) =>
      (await client.ask<{ changeSets: ChangeSet[] }>('GET', `/change-sets?show=${show}`)).body.changeSets;
    const names = async (client: ConsoleClient, show: string) => (await listed(client, show)).map(({ name }) => name);
    expect(await names(operations, 'mine')).toContain('Spring');
    expect(await names(admin, 'drafts')).toContain('Spring');
    expect(await names(support, 'drafts')).not.toContain('Spring');
    expect(await names(admin, 'mine')).not.toContain('Spring');
  });
});
