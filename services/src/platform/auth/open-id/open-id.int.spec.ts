import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Staff } from '@manifold/domain/staff/contract';
import pg from 'pg';
import { startOutsideWorld, type OutsideWorldServer } from '../../../../../sandbox/outside-world/server.js';
import { freshDatabase, type FreshDatabase } from '../../../../../start/src/testing/database.js';
import { startConfigService, type ConfigService } from '../../../store-config/testing/config-service.js';
import { SEEDED_CONFIG } from '../../../store-config/testing/seeded-config.js';

const NO_COMMERCE = { apiUrl: 'http://127.0.0.1:9', authUrl: '', projectKey: '', clientId: '', clientSecret: '' };
const HOST = 'admin.localhost:3000';
const PROVIDER = {
  OIDC_CLIENT_ID: 'manifold-console',
  OIDC_CLIENT_SECRET: 'sandbox-console',
  OIDC_NAME: 'Company account',
  OIDC_ROLE_CLAIM: 'groups',
  OIDC_ROLES: 'shop-admins=admin,shop-operations=operations',
};

describe('signing in through an identity provider', () => {
  let database: FreshDatabase;
  let outside: OutsideWorldServer;
  /** The service under test. */
  let service: ConfigService;
  let plain: ConfigService;
  let refreshing: ConfigService;
  let db: pg.Client;

  beforeAll(async () => {
    database = await freshDatabase({ template: SEEDED_CONFIG });
    outside = await startOutsideWorld({ port: 0, shopUrl: 'http://localhost:3000', commerce: NO_COMMERCE });
    const variables = { ...PROVIDER, OIDC_ISSUER: `${outside.url}/identity` };
    plain = await startConfigService(database.applicationUrl, variables);
    const scope = 'openid email profile offline_access';
    refreshing = await startConfigService(database.applicationUrl, { ...variables, OIDC_SCOPE: scope });
    service = plain;
    db = new pg.Client({ connectionString: database.url });
    await db.connect();
  });
  afterAll(async () => {
    await db.end();
    await plain.stop();
    await refreshing.stop();
    await outside.close();
    await database.drop();
  });

  const ask = async (url: string, cookie = '', method: 'GET' | 'POST' = 'GET') => {
    const headers = { host: HOST, 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) };
    const answer = await service.app.inject({ method, url, headers });
    const set = [answer.headers['set-cookie'] ?? []].flat();
    const location = String(answer.headers.location ?? '');
    return {
      status: answer.statusCode,
      location,
      set,
      cookies: set.map((each) => each.split(';')[0]).join('; '),
      answer,
    };
  };
  /** Signs in at the provider as one of its people. Returns the address to which the browser is sent back. */
  const comesBack = async (location: string, person: string) => {
    const answer = await fetch(`${location}&as=${person}`, { redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(`http://${HOST}/api/admin/open-id/return`);
    return `${back.pathname}${back.search}`;
  };
  const signsIn = async (person: string) => {
    const begun = await ask('/api/admin/open-id/begin');
    return ask(await comesBack(begun.location, person), begun.cookies);
  };
  /** Signs in with a password. Returns the cookies of the browser. */
  const signsInByPassword = async () => {
    const headers = { host: HOST, 'sec-fetch-site': 'same-origin' };
    const payload = { email: 'operations@manifold.test', password: 'manifold-demo-1' };
    const answer = await service.app.inject({ method: 'POST', url: '/api/admin/sign-in', headers, payload });
    const set = [answer.headers['set-cookie'] ?? []].flat();
    return set.map((each) => each.split(';')[0]).join('; ');
  };
  /** Changes a person at the provider. */
  const changes = async (person: string, facts: object) => {
    const headers = { 'content-type': 'application/json' };
    const url = `${outside.url}/identity/people/${person}`;
    expect((await fetch(url, { method: 'PUT', headers, body: JSON.stringify(facts) })).status).toBe(200);
  };
  /** Moves the times of all sessions into the past. */
  const passes = (confirmedAt: string, refreshDueAt = 'refresh_due_at') =>
    db.query(`UPDATE staff_session SET confirmed_at = ${confirmedAt}, refresh_due_at = ${refreshDueAt}`);
  const audited = async (action: string, subject: string) => {
    const words = 'SELECT count(*)::int AS entries FROM audit_entry WHERE action = $1 AND subject = $2';
    return (await db.query<{ entries: number }>(words, [action, subject])).rows[0]?.entries;
  };
  const me = async (cookie: string) => (await ask('/api/admin/me', cookie)).answer;
  const staff = async (cookie: string): Promise<Staff> => (await me(cookie)).json<Staff>();

  it('is offered under the name of the provider', async () => {
    expect((await ask('/api/admin/sign-in-ways')).answer.json()).toEqual({ openId: 'Company account' });
  });

  it('sends a new code challenge, state and nonce, which only this browser holds', async () => {
    const [first, second] = [await ask('/api/admin/open-id/begin'), await ask('/api/admin/open-id/begin')];
    const parameters = new URL(first.location).searchParams;
    expect(first.status).toBe(302);
    expect(Object.fromEntries(parameters)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
    for (const secret of ['state', 'nonce', 'code_challenge'])
      expect(parameters.get(secret)).not.toBe(new URL(second.location).searchParams.get(secret));
    expect(first.set[0]).toMatch(/^__Host-adm-open-id=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$/);
    expect(first.set[0]).not.toContain(parameters.get('state'));
  });

  it('lets people with an account in, and creates an account for a new person with a claimed role', async () => {
    const ada = await signsIn('ada');
    expect([ada.status, ada.location]).toEqual([302, '/']);
    expect(await staff(ada.cookies)).toMatchObject({ email: 'admin@manifold.test', role: 'admin' });
    const olga = await signsIn('olga');
    expect(await staff(olga.cookies)).toMatchObject({ email: 'olga@example.com', role: 'operations', grants: null });
  });

  it('binds an account to the identity at the first sign-in', async () => {
    await signsIn('ada');
    const { rows } = await db.query(
      "SELECT open_id_issuer AS issuer, open_id_subject AS subject FROM staff WHERE email = 'admin@manifold.test'",
    );
    expect(rows).toEqual([{ issuer: `${outside.url}/identity`, subject: 'ada' }]);
    expect(await audited('staff.identity-bound', 'admin@manifold.test')).toBe(1);
  });

  it('refuses another identity with the same e-mail address, and audits it', async () => {
    const ada = await signsIn('ada');
    const adele = await signsIn('adele');
    expect(adele.location).toBe('/login?refused=other-identity');
    expect((await me(adele.cookies)).statusCode).toBe(401);
    expect((await me(ada.cookies)).statusCode).toBe(200);
    expect(await audited('staff.identity-refused', 'admin@manifold.test')).toBe(1);
  });

  it('binds one of two people who sign in at the same moment with the same e-mail address', async () => {
    await db.query(
      "UPDATE staff SET open_id_issuer = NULL, open_id_subject = NULL WHERE email = 'admin@manifold.test'",
    );
    const locations = (await Promise.all([signsIn('ada'), signsIn('adele')])).map(({ location }) => location);
    expect(locations.sort()).toEqual(['/', '/login?refused=other-identity']);
    await db.query("UPDATE staff SET open_id_subject = 'ada' WHERE email = 'admin@manifold.test'");
  });

  it('finds the account of a person whose e-mail address has changed at the provider', async () => {
    const before = await staff((await signsIn('olga')).cookies);
    // The new address belongs to another account and is not verified.
    await changes('olga', { email: 'support@manifold.test', isVerified: false });
    const after = await staff((await signsIn('olga')).cookies);
    expect(after).toEqual(before);
    await changes('olga', { email: 'olga@example.com', isVerified: true });
  });

  it('binds an account again after an admin has reset it', async () => {
    const ada = await signsIn('ada');
    const olga = await staff((await signsIn('olga')).cookies);
    const { status } = await ask(`/api/admin/staff/${olga.id}/reset`, ada.cookies, 'POST');
    expect(status).toBe(200);
    expect(await audited('staff.identity-bound', 'olga@example.com')).toBe(1);
    expect(await staff((await signsIn('olga')).cookies)).toMatchObject({ id: olga.id });
    expect(await audited('staff.identity-bound', 'olga@example.com')).toBe(2);
  });

  it('refuses a person who has lost every group at the provider, and ends their sessions', async () => {
    const olga = await signsIn('olga');
    expect((await me(olga.cookies)).statusCode).toBe(200);
    await changes('olga', { groups: ['everybody'] });
    expect((await signsIn('olga')).location).toBe('/login?refused=unknown');
    expect((await me(olga.cookies)).statusCode).toBe(401);
    await changes('olga', { groups: ['shop-operations'] });
  });

  it("takes over the provider's role, unless no admin would remain", async () => {
    await db.query("UPDATE staff SET role = 'support' WHERE email = 'olga@example.com'");
    expect(await staff((await signsIn('olga')).cookies)).toMatchObject({ role: 'operations' });
    await changes('ada', { groups: ['shop-operations'] });
    expect(await staff((await signsIn('ada')).cookies)).toMatchObject({ role: 'admin' });
    await changes('ada', { groups: ['shop-admins'] });
  });

  describe('confirming a session again', () => {
    it('ends the session an hour after its last confirmation when the provider gave no refresh token', async () => {
      const ada = await signsIn('ada');
      await passes("confirmed_at - interval '59 minutes'");
      expect((await me(ada.cookies)).statusCode).toBe(200);
      await passes("confirmed_at - interval '2 minutes'");
      expect((await me(ada.cookies)).statusCode).toBe(401);
    });

    it('leaves sessions that began with a password alone', async () => {
      const cookie = await signsInByPassword();
      await passes("confirmed_at - interval '3 hours'");
      expect((await me(cookie)).statusCode).toBe(200);
    });

    describe('with a refresh token', () => {
      beforeEach(() => {
        service = refreshing;
      });
      afterEach(() => {
        service = plain;
      });

      const isDue = () => passes("confirmed_at - interval '59 minutes'", "refresh_due_at - interval '59 minutes'");

      it('extends the session as long as the provider confirms it, even if every token works only once', async () => {
        const olga = await signsIn('olga');
        for (let hour = 0; hour < 3; hour += 1) {
          await isDue();
          expect((await me(olga.cookies)).statusCode).toBe(200);
        }
      });

      it('asks once if many requests arrive at the same moment', async () => {
        const olga = await signsIn('olga');
        await isDue();
        const answers = await Promise.all(Array.from({ length: 8 }, () => me(olga.cookies)));
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
        await isDue();
        expect((await me(olga.cookies)).statusCode).toBe(200);
      });

      it('ends the session at once when no group grants a role any more', async () => {
        const olga = await signsIn('olga');
        await changes('olga', { groups: ['everybody'] });
        await isDue();
        expect((await me(olga.cookies)).statusCode).toBe(401);
        await changes('olga', { groups: ['shop-operations'] });
        expect((await me(olga.cookies)).statusCode).toBe(401);
      });

      it('gives the session the role that the group now grants', async () => {
        const olga = await signsIn('olga');
        await changes('olga', { groups: ['shop-admins'] });
        await isDue();
        expect(await staff(olga.cookies)).toMatchObject({ role: 'admin' });
        await changes('olga', { groups: ['shop-operations'] });
        await isDue();
        expect(await staff(olga.cookies)).toMatchObject({ role: 'operations' });
      });

      it('ends the session when the provider has revoked it', async () => {
        const olga = await signsIn('olga');
        await fetch(`${outside.url}/identity/people/olga/sessions`, { method: 'DELETE' });
        await isDue();
        expect((await me(olga.cookies)).statusCode).toBe(401);
      });

      it('stores refresh tokens only encrypted', async () => {
        await signsIn('olga');
        const { rows } = await db.query<{ refresh_token: string }>(
          'SELECT refresh_token FROM staff_session WHERE refresh_token IS NOT NULL',
        );
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) expect(row.refresh_token).toMatch(/^eyJ[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
      });
    });
  });

  it.each([
    ['an e-mail address that the provider has not verified', 'eve', 'unverified'],
    ['a person without an account and without a claimed role', 'guest', 'unknown'],
  ])('refuses %s', async (_who, person, refusal) => {
    const { location, cookies } = await signsIn(person);
    expect(location).toBe(`/login?refused=${refusal}`);
    expect((await me(cookies)).statusCode).toBe(401);
  });

  it('refuses a disabled account', async () => {
    await signsIn('ada');
    await db.query("UPDATE staff SET disabled_at = now() WHERE email = 'admin@manifold.test'");
    expect((await signsIn('ada')).location).toBe('/login?refused=unknown');
    await db.query("UPDATE staff SET disabled_at = NULL WHERE email = 'admin@manifold.test'");
  });

  it('refuses an answer without its cookie, with the cookie of another sign-in, with another state, or sent twice', async () => {
    const [begun, other] = [await ask('/api/admin/open-id/begin'), await ask('/api/admin/open-id/begin')];
    const back = await comesBack(begun.location, 'ada');
    const failed = '/login?refused=failed';
    expect((await ask(back)).location).toBe(failed);
    expect((await ask(back, other.cookies)).location).toBe(failed);
    expect((await ask(back.replace(/state=[^&]+/, 'state=x'), begun.cookies)).location).toBe(failed);
    expect((await ask(back, begun.cookies)).location).toBe('/');
    expect((await ask(back, begun.cookies)).location).toBe(failed);
    expect((await ask('/api/admin/open-id/return?error=access_denied&state=x', begun.cookies)).location).toBe(failed);
  });

  it('refuses even the right answer after five wrong ones for the same sign-in', async () => {
    await db.query('DELETE FROM failed_attempt');
    const begun = await ask('/api/admin/open-id/begin');
    const back = await comesBack(begun.location, 'ada');
    const wrong = back.replace(/code=[^&]+/, 'code=guessed');
    for (let time = 0; time < 5; time += 1)
      expect((await ask(wrong, begun.cookies)).location).toBe('/login?refused=failed');
    expect((await ask(back, begun.cookies)).location).toBe('/login?refused=failed');
    expect((await signsIn('ada')).location).toBe('/');
    const { rows } = await db.query('SELECT count(*)::int AS failures FROM failed_attempt');
    expect(rows).toEqual([{ failures: 5 }]);
    await db.query('DELETE FROM failed_attempt');
  });

  it('redirects only into the console', async () => {
    const begun = await ask('/api/admin/open-id/begin?return=https://evil.example');
    const back = await comesBack(begun.location, 'ada');
    expect((await ask(`${back}&return=https://evil.example`, begun.cookies)).location).toBe('/');
  });

  it("ends the provider's session at sign-out, only for people who signed in there", async () => {
    const ada = await signsIn('ada');
    const out = (await ask('/api/admin/sign-out', ada.cookies, 'POST')).answer.json<{ next: string }>();
    const next = new URL(out.next);
    expect(`${next.origin}${next.pathname}`).toBe(`${outside.url}/identity/logout`);
    expect(next.searchParams.get('post_logout_redirect_uri')).toBe(`http://${HOST}/login`);
    expect((await me(ada.cookies)).statusCode).toBe(401);
    expect((await ask('/api/admin/sign-out', '', 'POST')).answer.json()).toEqual({ next: null });
    expect((await ask('/api/admin/sign-out', await signsInByPassword(), 'POST')).answer.json()).toEqual({ next: null });
  });

  it("ends the provider's session when a person signs out again because the first answer was lost", async () => {
    const ada = await signsIn('ada');
    const signsOut = async () =>
      (await ask('/api/admin/sign-out', ada.cookies, 'POST')).answer.json<{ next: string }>();
    const lost = await signsOut();
    expect(lost.next).toContain('/identity/logout');
    expect(await signsOut()).toEqual(lost);
  });

  it('says that it failed while the provider is down; open sessions last for their hour, and sign-out still works', async () => {
    service = refreshing;
    const olga = await signsIn('olga');
    await outside.close();
    await passes("confirmed_at - interval '50 minutes'", "now() - interval '1 minute'");
    expect((await me(olga.cookies)).statusCode).toBe(200);
    await passes("confirmed_at - interval '11 minutes'", "now() - interval '1 minute'");
    expect((await me(olga.cookies)).statusCode).toBe(401);
    const begun = await ask('/api/admin/open-id/begin');
    const back = `${new URL(begun.location).searchParams.get('redirect_uri') ?? ''}?code=x&state=y`;
    expect((await ask(back.replace(`http://${HOST}`, ''), begun.cookies)).location).toBe('/login?refused=failed');
    expect((await ask('/api/admin/sign-out', olga.cookies, 'POST')).status).toBe(200);
  });
});

describe('without an identity provider', () => {
  it('the sign-in page does not offer one', async () => {
    const database = await freshDatabase({ template: SEEDED_CONFIG });
    const service = await startConfigService(database.applicationUrl);
    const get = (url: string) => service.app.inject({ url, headers: { host: HOST } });
    expect((await get('/api/admin/sign-in-ways')).json()).toEqual({ openId: null });
    expect((await get('/api/admin/open-id/begin')).headers.location).toBe('/login?refused=failed');
    await service.stop();
    await database.drop();
  });
});
