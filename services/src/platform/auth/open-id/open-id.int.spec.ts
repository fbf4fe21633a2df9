import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Staff } from '@manifold/domain/staff/contract';
import pg from 'pg';
import { startOutsideWorld, type OutsideWorldServer } from '../../../../../sandbox/outside-world/server.js';
import { freshDatabase, type FreshDatabase } from '../../../../../start/src/testing/database.js';
import { startConfigService, type ConfigService } from '../../../store-config/testing/config-service.js';
import { SEEDED_CONFIG } from '../../../store-config/testing/seeded-config.js';

const NO_COMMERCE = { apiUrl: 'http://127.0.0.1:9', authUrl: '', projectKey: '', clientId: '', clientSecret: '' };
const HOST = 'admin.localhost:3000';

describe('signing in through an identity provider', () => {
  let database: FreshDatabase;
  let outside: OutsideWorldServer;
  let service: ConfigService;
  let db: pg.Client;

  beforeAll(async () => {
    database = await freshDatabase({ template: SEEDED_CONFIG });
    outside = await startOutsideWorld({ port: 0, shopUrl: 'http://localhost:3000', commerce: NO_COMMERCE });
    service = await startConfigService(database.applicationUrl, {
      OIDC_ISSUER: `${outside.url}/identity`,
      OIDC_CLIENT_ID: 'manifold-console',
      OIDC_CLIENT_SECRET: 'sandbox-console',
      OIDC_NAME: 'Company account',
      OIDC_ROLE_CLAIM: 'groups',
      OIDC_ROLES: 'shop-admins=admin,shop-operations=operations',
    });
    db = new pg.Client({ connectionString: database.url });
    await db.connect();
  });
  afterAll(async () => {
    await db.end();
    await service.stop();
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
  /** Signs in at the provider as one of its people; gives the address that the browser is sent back to. */
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
  const me = async (cookie: string) => (await ask('/api/admin/me', cookie)).answer;
  const staff = async (cookie: string): Promise<Staff> => (await me(cookie)).json<Staff>();

  it('is offered by its name', async () => {
    expect((await ask('/api/admin/sign-in-ways')).answer.json()).toEqual({ openId: 'Company account' });
  });

  it('asks with a code challenge, a state and a nonce of its own, which only this browser holds', async () => {
    const [first, second] = [await ask('/api/admin/open-id/begin'), await ask('/api/admin/open-id/begin')];
    const asked = new URL(first.location).searchParams;
    expect(first.status).toBe(302);
    expect(Object.fromEntries(asked)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
    for (const secret of ['state', 'nonce', 'code_challenge'])
      expect(asked.get(secret)).not.toBe(new URL(second.location).searchParams.get(secret));
    expect(first.set[0]).toMatch(/^__Host-adm-open-id=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$/);
    expect(first.set[0]).not.toContain(asked.get('state'));
  });

  it('lets in who has an account, and somebody new by the role that the provider names', async () => {
    const ada = await signsIn('ada');
    expect([ada.status, ada.location]).toEqual([302, '/']);
    expect(await staff(ada.cookies)).toMatchObject({ email: 'admin@manifold.test', role: 'admin' });
    const olga = await signsIn('olga');
    expect(await staff(olga.cookies)).toMatchObject({ email: 'olga@example.com', role: 'operations', grants: null });
  });

  it('lets nobody in who has lost every group at the provider, and ends the sessions that they had', async () => {
    const olga = await signsIn('olga');
    // The provider knows the guest by no group of ours; the account is an operator's.
    await db.query("UPDATE staff SET email = 'guest@example.com' WHERE email = 'olga@example.com'");
    expect((await me(olga.cookies)).statusCode).toBe(200);
    expect((await signsIn('guest')).location).toBe('/login?refused=unknown');
    expect((await me(olga.cookies)).statusCode).toBe(401);
    await db.query("UPDATE staff SET email = 'olga@example.com' WHERE email = 'guest@example.com'");
  });

  it("follows the provider's word on a role, but never to the point that no admin is left", async () => {
    await db.query("UPDATE staff SET role = 'support' WHERE email = 'olga@example.com'");
    expect(await staff((await signsIn('olga')).cookies)).toMatchObject({ role: 'operations' });
    await db.query("UPDATE staff SET email = 'olga@example.net' WHERE email = 'olga@example.com'");
    await db.query("UPDATE staff SET email = 'olga@example.com' WHERE email = 'admin@manifold.test'");
    expect(await staff((await signsIn('olga')).cookies)).toMatchObject({ role: 'admin' });
    await db.query("UPDATE staff SET email = 'admin@manifold.test' WHERE email = 'olga@example.com'");
  });

  it.each([
    ['an e-mail address that the provider has not verified', 'eve', 'unverified'],
    ['somebody whom neither we nor the role claim know', 'guest', 'unknown'],
  ])('refuses %s', async (_who, person, refusal) => {
    const { location, cookies } = await signsIn(person);
    expect(location).toBe(`/login?refused=${refusal}`);
    expect((await me(cookies)).statusCode).toBe(401);
  });

  it('refuses a disabled account', async () => {
    await db.query("UPDATE staff SET disabled_at = now() WHERE email = 'admin@manifold.test'");
    expect((await signsIn('ada')).location).toBe('/login?refused=unknown');
    await db.query("UPDATE staff SET disabled_at = NULL WHERE email = 'admin@manifold.test'");
  });

  it('refuses an answer without its cookie, with that of another sign-in, changed, or brought twice', async () => {
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

  it('leads nowhere else than into the console', async () => {
    const begun = await ask('/api/admin/open-id/begin?return=https://evil.example');
    const back = await comesBack(begun.location, 'ada');
    expect((await ask(`${back}&return=https://evil.example`, begun.cookies)).location).toBe('/');
  });

  it('goes on at the provider when signing out, and only for who came from there', async () => {
    const ada = await signsIn('ada');
    const out = (await ask('/api/admin/sign-out', ada.cookies, 'POST')).answer.json<{ next: string }>();
    const next = new URL(out.next);
    expect(`${next.origin}${next.pathname}`).toBe(`${outside.url}/identity/logout`);
    expect(next.searchParams.get('post_logout_redirect_uri')).toBe(`http://${HOST}/login`);
    expect((await me(ada.cookies)).statusCode).toBe(401);
    expect((await ask('/api/admin/sign-out', '', 'POST')).answer.json()).toEqual({ next: null });
  });

  it('fails in words while the provider is away, and signing out still works', async () => {
    const ada = await signsIn('ada');
    await outside.close();
    const begun = await ask('/api/admin/open-id/begin');
    const back = `${new URL(begun.location).searchParams.get('redirect_uri') ?? ''}?code=x&state=y`;
    expect((await ask(back.replace(`http://${HOST}`, ''), begun.cookies)).location).toBe('/login?refused=failed');
    expect((await ask('/api/admin/sign-out', ada.cookies, 'POST')).status).toBe(200);
  });
});

describe('without an identity provider', () => {
  it('nothing of it is offered', async () => {
    const database = await freshDatabase({ template: SEEDED_CONFIG });
    const service = await startConfigService(database.applicationUrl);
    const get = (url: string) => service.app.inject({ url, headers: { host: HOST } });
    expect((await get('/api/admin/sign-in-ways')).json()).toEqual({ openId: null });
    expect((await get('/api/admin/open-id/begin')).headers.location).toBe('/login?refused=failed');
    await service.stop();
    await database.drop();
  });
});
