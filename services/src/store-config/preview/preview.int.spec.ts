import { describe, expect, it } from '@jest/globals';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import type { StaffAccount } from '@manifold/domain/staff/accounts-contract';
import type { PublicConfig } from '@manifold/domain/page-config/contract';
import type { RefusedBody } from '../testing/console-client.js';
import { seededConsole } from '../testing/seeded-console.js';

const THRESHOLD = 4242;

/** The config that a browser gets. */
interface ConfigAnswer {
  readonly status: number;
  readonly config: PublicConfig;
  readonly headers: Readonly<Record<string, unknown>>;
}

describe('the preview of a draft', () => {
  const { config: console, admin, operations: staff } = seededConsole('admin', 'operations');

  async function draftOf(value: Record<string, unknown>, key = 'AT', author = staff): Promise<ChangeSet> {
    const { body: draft } = await author.ask<ChangeSet>('POST', '/change-sets', { name: 'Cheaper in Austria' });
    const edit: Edit = {
      section: 'shipping-cost',
      layer: 'country',
      key,
      validFrom: null,
      validTo: null,
      before: null,
      after: value,
    };
    const { body } = await author.ask<ChangeSet>('PUT', `/change-sets/${draft.id}/edits`, edit, draft.version);
    return body;
  }

  const link = (draft: ChangeSet, params: Record<string, unknown> = {}) =>
    staff.ask<{ path: string; until: string } & RefusedBody>('POST', `/change-sets/${draft.id}/preview`, params);

  const ask = (host: string, url: string, cookie?: string) =>
    console.app.inject({ method: 'GET', url, headers: { host, ...(cookie === undefined ? {} : { cookie }) } });

  async function config(host: string, cookie?: string): Promise<ConfigAnswer> {
    const answer = await ask(host, '/api/config', cookie);
    return { status: answer.statusCode, config: answer.json<PublicConfig>(), headers: answer.headers };
  }

  /** Follows a link as a browser does. Returns the new cookie. */
  async function followed(path: string, host = 'at.localhost'): Promise<string> {
    const { statusCode, headers } = await ask(host, path);
    expect([statusCode, headers.location]).toEqual([303, '/']);
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    return cookie;
  }

  it('shows every store with the draft, only to people with the link', async () => {
    const draft = await draftOf({ freeShippingThresholdCentAmount: THRESHOLD });
    const { status, body } = await link(draft);
    expect(status).toBe(200);
    const cookie = await followed(body.path);
    const previewed = await config('at.localhost', cookie);
    expect(previewed.config.shippingCost.freeShippingThresholdCentAmount).toBe(THRESHOLD);
    expect(previewed.config.preview).toEqual({
      name: 'Cheaper in Austria',
      until: body.until.slice(0, 19) + '.000Z',
      at: null,
    });
    expect(previewed.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' });
    const published = await config('at.localhost');
    expect(published.config.shippingCost.freeShippingThresholdCentAmount).toBe(5900);
    expect(published.config.preview).toBeUndefined();
  });

  it('follows the draft as it is edited, and ends when it is discarded', async () => {
    const draft = await draftOf({ freeShippingThresholdCentAmount: THRESHOLD });
    const cookie = await followed((await link(draft)).body.path);
    const changed = { ...draft.edits[0], after: { freeShippingThresholdCentAmount: THRESHOLD + 1 } };
    const path = `/change-sets/${draft.id}`;
    const { version } = (await staff.ask<ChangeSet>('PUT', `${path}/edits`, changed, draft.version)).body;
    const { config: edited } = await config('at.localhost', cookie);
    expect(edited.shippingCost.freeShippingThresholdCentAmount).toBe(THRESHOLD + 1);
    await staff.ask('DELETE', path, undefined, version);
    const over = await config('at.localhost', cookie);
    expect(over.config.preview).toBeUndefined();
    expect(String(over.headers['set-cookie'])).toMatch(/^__Host-preview=; .*Max-Age=0$/);
  });

  it('ends when its creator is disabled or loses the right to the draft', async () => {
    const rights = { role: 'admin', grants: null };
    const creator = await console.newClient().joinAs(admin, 'creator@example.com', rights);
    const draft = await draftOf({ freeShippingThresholdCentAmount: THRESHOLD });
    const { path } = (await creator.ask<{ path: string }>('POST', `/change-sets/${draft.id}/preview`, {})).body;
    const cookie = await followed(path);
    const isShown = async () => (await config('at.localhost', cookie)).config.preview !== undefined;
    const account = async () => {
      const { staff: accounts } = (await admin.ask<{ staff: StaffAccount[] }>('GET', '/staff')).body;
      const found = accounts.find(({ email }) => email === 'creator@example.com');
      if (!found) throw new Error('There is no account');
      return found;
    };
    const { id, name } = await account();
    expect(await isShown()).toBe(true);
    expect((await admin.ask('POST', `/staff/${id}/disable`)).status).toBe(200);
    expect(await isShown()).toBe(false);
    expect((await ask('at.localhost', path)).statusCode).toBe(404);
    expect((await admin.ask('POST', `/staff/${id}/enable`)).status).toBe(200);
    expect(await isShown()).toBe(true);
    const support = { name, role: 'support', grants: null };
    expect((await admin.ask('PUT', `/staff/${id}`, support, (await account()).version)).status).toBe(200);
    expect(await isShown()).toBe(false);
  });

  it('ends in the stores for which its creator loses the rights', async () => {
    const email = 'shrinking@example.com';
    const creator = await console.newClient().joinAs(admin, email, { role: 'operations', grants: null });
    const draft = await draftOf({ freeShippingThresholdCentAmount: THRESHOLD }, 'AT', creator);
    const { path } = (await creator.ask<{ path: string }>('POST', `/change-sets/${draft.id}/preview`, {})).body;
    const [austrian, german] = [await followed(path), await followed(path, 'de.localhost')];
    expect((await config('de.localhost', german)).config.preview).toBeDefined();
    const { staff: accounts } = (await admin.ask<{ staff: StaffAccount[] }>('GET', '/staff')).body;
    const account = accounts.find((one) => one.email === email);
    const limited = { name: account?.name, role: 'operations', grants: [{ section: '*', place: 'AT' }] };
    expect((await admin.ask('PUT', `/staff/${account?.id}`, limited, account?.version)).status).toBe(200);
    expect((await config('at.localhost', austrian)).config.preview).toBeDefined();
    expect((await config('de.localhost', german)).config.preview).toBeUndefined();
  });

  it('shows a future instant', async () => {
    const draft = await draftOf({ freeShippingThresholdCentAmount: THRESHOLD });
    const dated: Edit = {
      section: 'shipping-cost',
      layer: 'country',
      key: 'AT',
      validFrom: '2040-01-01T00:00:00.000Z',
      validTo: '2040-02-01T00:00:00.000Z',
      before: null,
      after: { freeShippingThresholdCentAmount: 1 },
    };
    await staff.ask('PUT', `/change-sets/${draft.id}/edits`, dated, draft.version);
    const cookie = await followed((await link(draft, { at: '2040-01-15T12:00:00+01:00' })).body.path);
    const then = await config('at.localhost', cookie);
    expect(then.config.shippingCost.freeShippingThresholdCentAmount).toBe(1);
  });

  it('has no link if the draft could not be published, and says why', async () => {
    const draft = await draftOf({ freeShippingThresholdCentAmount: THRESHOLD }, 'XX');
    const { status, body } = await link(draft);
    expect(status).toBe(400);
    expect(body.error.fields).toContainEqual({ field: 'shipping-cost.key', reason: 'no store has country XX' });
  });

  it.each([
    ['made up', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.AAAA'],
    ['empty', ''],
  ])('does not begin with a token that is %s', async (_kind, token) => {
    const { statusCode, headers } = await ask('at.localhost', `/api/preview?token=${token}`);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is refused even for a right link after thirty wrong ones from the same address', async () => {
    const { path } = (await link(await draftOf({ freeShippingThresholdCentAmount: THRESHOLD }))).body;
    const from = (remoteAddress: string, url: string) =>
      console.app.inject({ method: 'GET', url, remoteAddress, headers: { host: 'at.localhost' } });
    for (let time = 0; time < 30; time += 1)
      expect((await from('203.0.113.7', `/api/preview?token=guess-${time}`)).statusCode).toBe(404);
    const refused = await from('203.0.113.7', path);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect((await from('203.0.113.8', path)).statusCode).toBe(303);
  });

  it('does not open with a changed token', async () => {
    const draft = await draftOf({ freeShippingThresholdCentAmount: THRESHOLD });
    const cookie = await followed((await link(draft)).body.path);
    const { config: shown } = await config('at.localhost', `${cookie.slice(0, -4)}AAAA`);
    expect(shown.preview).toBeUndefined();
  });

  it('ends with the link for leaving it', async () => {
    const { statusCode, headers } = await ask('at.localhost', '/api/preview/end');
    expect([statusCode, headers.location]).toEqual([303, '/']);
    expect(String(headers['set-cookie'])).toContain('Max-Age=0');
  });
});
