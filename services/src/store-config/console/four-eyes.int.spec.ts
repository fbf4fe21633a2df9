import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PublishedRow } from '@manifold/domain/admin-api/contract';
import type { AuditPage } from '@manifold/domain/audit/contract';
import type { ChangeSet, Edit, Revision, SectionPolicy } from '@manifold/domain/change-set/contract';
import type { StaffAccount } from '@manifold/domain/staff/accounts-contract';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { type ConsoleClient, type RefusedBody } from '../testing/console-client.js';
import { seededConsole } from '../testing/seeded-console.js';

describe('a four-eyes policy', () => {
  const { config, admin, operations, support } = seededConsole('admin', 'operations', 'support');
  let second: ConsoleClient;

  beforeAll(async () => {
    const rights = { role: 'admin', grants: null };
    second = await config.newClient().joinAs(admin, 'second@example.com', rights);
    await invitedLongAgo('second@example.com');
  });

  /** Makes the account old enough to approve changes. */
  const invitedLongAgo = (email: string) =>
    config.app.get(PrismaService).staff.update({ where: { email }, data: { accessGivenAt: new Date(0) } });

  /** Returns an edit of a seeded row that changes some fields. */
  async function editOf(section: string, layer: string, change: Record<string, unknown>): Promise<Edit> {
    const { rows } = (await admin.ask<{ rows: PublishedRow[] }>('GET', `/sections/${section}/rows`)).body;
    const row = rows.find((each) => each.layer === layer && Object.keys(change).every((field) => field in each.value));
    if (!row) throw new Error(`no row of ${section}`);
    const { key, validFrom, validTo, value } = row;
    return { section, layer: row.layer, key, validFrom, validTo, before: value, after: { ...value, ...change } };
  }
  async function draft(edit: Edit, by: ConsoleClient) {
    const begun = (await by.ask<ChangeSet>('POST', '/change-sets', { name: 'A draft' })).body;
    return by.ask<ChangeSet & RefusedBody>('PUT', `/change-sets/${begun.id}/edits`, edit, begun.version);
  }
  const publish = ({ id, version }: ChangeSet, by: ConsoleClient) =>
    by.ask<Revision & RefusedBody>('POST', `/change-sets/${id}/publish`, { version, reason: 'Because' });
  const step = (name: string, { id, version }: ChangeSet, by: ConsoleClient) =>
    by.ask<ChangeSet & RefusedBody>('POST', `/change-sets/${id}/${name}`, {}, version);

  it('covers money, external links, the support target and hosts from the first start', async () => {
    const { policies } = (await support.ask<{ policies: SectionPolicy[] }>('GET', '/section-policies')).body;
    expect(
      policies
        .filter(({ fourEyes }) => fourEyes)
        .map(({ section }) => section)
        .sort(),
    ).toEqual([
      'bank-transfer',
      'merchant-account',
      'page-slugs.externalLinks',
      'store.hosts',
      'support-webform.target',
    ]);
  });

  it.each([
    ['bank-transfer', 'country', { enabled: false }, 'bank-transfer'],
    ['merchant-account', 'store', { merchantAccount: 'Another_Account' }, 'merchant-account'],
    ['store', 'store', { hosts: ['evil.example'] }, 'store.hosts'],
  ])('keeps one person alone from publishing %s', async (section, layer, change, policy) => {
    const { rows } = (await admin.ask<{ rows: PublishedRow[] }>('GET', `/sections/${section}/rows`)).body;
    const anyLayer = rows.find(({ value }) => Object.keys(change).every((field) => field in value))?.layer ?? layer;
    const { body } = await draft(await editOf(section, anyLayer, change), operations);
    const refused = await publish(body, operations);
    expect([refused.status, refused.body.error.fields]).toEqual([409, [{ field: policy, reason: 'not-approved' }]]);
  });

  it('allows publishing after a second person has approved', async () => {
    const links = {
      aboutUs: 'https://company.example/about',
      career: 'https://jobs.example/',
      myOrders: 'https://orders.ferrum-machines.sk/sk',
    };
    const { body } = await draft(await editOf('page-slugs', 'store', { externalLinks: links }), operations);
    expect((await publish(body, operations)).status).toBe(409);
    const proposed = (await step('propose', body, operations)).body;
    expect((await step('approve', proposed, operations)).status).toBe(403);
    const approved = (await step('approve', proposed, admin)).body;
    expect((await publish(approved, operations)).status).toBe(200);
  });

  describe('with a person whose account is new or was reset', () => {
    const tooNew = { code: 'not-allowed', details: { reason: 'account-too-new' } };
    let proposed: ChangeSet;
    let newcomer: ConsoleClient;

    beforeAll(async () => {
      newcomer = await config.newClient().joinAs(admin, 'newcomer@example.com', { role: 'admin', grants: null });
      const edit = await editOf('merchant-account', 'store', { merchantAccount: 'Elsewhere' });
      proposed = (await step('propose', (await draft(edit, operations)).body, operations)).body;
    });

    it('does not let this person approve', async () => {
      const refused = await step('approve', proposed, newcomer);
      expect([refused.status, refused.body.error]).toMatchObject([403, tooNew]);
    });

    it('does not let a person approve whose rights another admin has just changed', async () => {
      const { staff } = (await admin.ask<{ staff: StaffAccount[] }>('GET', '/staff')).body;
      const { id, name } = staff.find(({ email }) => email === 'newcomer@example.com') ?? { id: '', name: '' };
      const version = async () =>
        (await admin.ask<{ staff: StaffAccount[] }>('GET', '/staff')).body.staff.find((each) => each.id === id)
          ?.version ?? 0;
      const acts = [
        async () => admin.ask('PUT', `/staff/${id}`, { name, role: 'operations', grants: null }, await version()),
        async () => admin.ask('PUT', `/staff/${id}`, { name, role: 'admin', grants: null }, await version()),
      ];
      for (const act of acts) {
        await invitedLongAgo('newcomer@example.com');
        expect((await act()).status).toBe(200);
        expect((await step('approve', proposed, newcomer)).status).toBe(403);
      }
    });

    it('cannot be switched off with the help of this person', async () => {
      const off = (by: ConsoleClient) => by.setPolicy('support-webform.target', false);
      expect((await off(admin)).body.fourEyes).toBe(true);
      const refused = await off(newcomer);
      expect([refused.status, refused.body.error]).toMatchObject([403, tooNew]);
      await admin.setPolicy('support-webform.target', true);
    });

    it('lets this person approve a day later', async () => {
      await invitedLongAgo('newcomer@example.com');
      expect((await step('approve', proposed, newcomer)).status).toBe(200);
    });
  });

  it('lets one person publish the other fields of the section', async () => {
    const { body } = await draft(await editOf('store', 'store', { label: 'Another name' }), operations);
    expect((await publish(body, operations)).status).toBe(200);
  });

  it('lets only admins change the target of support requests, and support change the reasons', async () => {
    const [first] = [await editOf('support-webform', 'default', { orgId: '00D000000000009' })];
    for (const person of [support, operations]) expect((await draft(first, person)).status).toBe(403);
    const { body, status } = await draft(first, admin);
    expect(status).toBe(200);
    expect((await publish(body, admin)).status).toBe(409);
    const reworded = await draft(await editOf('support-webform', 'default', { reasons: [] }), support);
    expect([reworded.status, reworded.body.error?.fields?.[0]?.field]).toEqual([400, 'support-webform.reasons']);
  });

  it('refuses a support platform that the environment does not list, even from an admin', async () => {
    for (const domain of ['https://collector.evil.example', 'https://10.0.0.5:8443', 'http://127.0.0.1:5432']) {
      const { status, body } = await draft(await editOf('support-webform', 'default', { domain }), admin);
      expect([status, body.error.fields]).toEqual([
        400,
        [{ field: 'support-webform.domain', reason: 'host-not-allowed' }],
      ]);
    }
  });

  it('can be switched off only by two admins', async () => {
    const set = (by: ConsoleClient, fourEyes: boolean) => by.setPolicy('store.hosts', fourEyes);
    expect((await set(operations, false)).status).toBe(403);
    const proposal = { section: 'store.hosts', fourEyes: true, offProposedBy: 'admin@manifold.test' };
    expect((await set(admin, false)).body).toEqual(proposal);
    expect((await set(admin, false)).status).toBe(403);
    expect((await set(second, true)).body).toEqual({ ...proposal, offProposedBy: null });
    expect((await set(second, false)).body).toEqual({ ...proposal, offProposedBy: 'second@example.com' });
    expect((await set(admin, false)).body).toEqual({ section: 'store.hosts', fourEyes: false, offProposedBy: null });
    const { entries } = (await admin.ask<AuditPage>('GET', '/audit?action=section-policy.propose-off')).body;
    const ofHosts = entries.filter(({ subject }) => subject === 'store.hosts');
    expect(ofHosts.map(({ actor }) => actor).sort()).toEqual(['admin@manifold.test', 'second@example.com']);
    expect((await set(admin, true)).status).toBe(200);
  });

  it('is not switched off by a second proposal of an admin who did not see the first', async () => {
    const path = '/section-policies/merchant-account';
    const propose = (by: ConsoleClient, seen: object) =>
      by.ask<SectionPolicy & RefusedBody>('PUT', path, { fourEyes: false, ...seen });
    expect((await propose(admin, {})).status).toBe(400);
    const proposal = { section: 'merchant-account', fourEyes: true, offProposedBy: 'admin@manifold.test' };
    expect((await propose(admin, { offProposedBy: null })).body).toEqual(proposal);
    const stale = await propose(second, { offProposedBy: null });
    expect([stale.status, stale.body.error.details]).toEqual([
      409,
      { reason: 'other-proposal', found: 'admin@manifold.test' },
    ]);
    const { policies } = (await admin.ask<{ policies: SectionPolicy[] }>('GET', '/section-policies')).body;
    expect(policies).toContainEqual(proposal);
    expect((await second.setPolicy('merchant-account', true)).status).toBe(200);
  });
});
