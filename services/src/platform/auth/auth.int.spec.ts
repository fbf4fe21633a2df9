import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Staff } from '@manifold/domain/staff/contract';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { startConfigService, type ConfigService } from '../../store-config/testing/config-service.js';
import { ConsoleClient, type RefusedBody } from '../../store-config/testing/console-client.js';
import { DEPLOYMENT } from '../env/testing/test-variables.js';
import { DEMO_PASSWORD } from './staff-accounts.service.js';

describe('signing in to the console', () => {
  let database: FreshDatabase;
  let service: ConfigService;
  let db: pg.Client;

  beforeAll(async () => {
    database = await freshDatabase({ template: 'manifold' });
    service = await startConfigService(database.applicationUrl);
    db = new pg.Client({ connectionString: database.url });
    await db.connect();
  });
  afterAll(async () => {
    await db.end();
    await service.stop();
    await database.drop();
  });

  const browser = () => new ConsoleClient(service.app);
  const signIn = (client: ConsoleClient, email: string, password: string) =>
    client.ask<Staff & RefusedBody>('POST', '/sign-in', { email, password });

  it('accepts the right password and stores the session in a cookie that no script and no other site can use', async () => {
    const client = browser();
    const { status, body, headers } = await signIn(client, 'Admin@Manifold.test', DEMO_PASSWORD);
    expect({ status, email: body.email, role: body.role }).toEqual({
      status: 200,
      email: 'admin@manifold.test',
      role: 'admin',
    });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-adm=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200$/),
      expect.stringMatching(/^__Host-device=[\w.-]+; Path=\/; Max-Age=31536000; Secure; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await client.ask('GET', '/me')).status).toBe(200);
  });

  it("ends the browser's earlier session at the next sign-in, and audits who signs out", async () => {
    const client = browser();
    const tokenOf = async (): Promise<string> =>
      String((await signIn(client, 'admin@manifold.test', DEMO_PASSWORD)).headers['set-cookie']).split(';')[0] ?? '';
    const [first, second] = [await tokenOf(), await tokenOf()];
    const me = (cookie: string) =>
      service.app.inject({ url: '/api/admin/me', headers: { host: 'admin.localhost', cookie } });
    expect([(await me(first)).statusCode, (await me(second)).statusCode]).toEqual([401, 200]);
    await client.ask('POST', '/sign-out');
    const { rows } = await db.query("SELECT actor FROM audit_entry WHERE action = 'staff.sign-out'");
    expect(rows).toEqual([{ actor: 'admin@manifold.test' }]);
  });

  it('keeps the session of a person whose sign-out cannot be audited, and signs them out when they try again', async () => {
    const client = await browser().signIn('operations');
    const status = async () => (await client.ask('GET', '/me')).status;
    await db.query("ALTER TABLE audit_entry ADD CONSTRAINT no_sign_out CHECK (action <> 'staff.sign-out') NOT VALID");
    expect([(await client.ask('POST', '/sign-out')).status, await status()]).toEqual([500, 200]);
    await db.query('ALTER TABLE audit_entry DROP CONSTRAINT no_sign_out');
    expect((await client.ask('POST', '/sign-out')).body).toEqual({ next: null });
    expect(await status()).toBe(401);
  });

  it('answers a wrong password and an unknown account with the same message', async () => {
    const wrong = await signIn(browser(), 'support@manifold.test', 'wrong');
    const unknown = await signIn(browser(), 'nobody@manifold.test', 'wrong');
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('is refused after five failures, even with the right password, and only for that account', async () => {
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => signIn(browser(), 'operations@manifold.test', 'wrong')),
    );
    const statuses = tries.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(7);
    await signIn(browser(), 'operations@manifold.test', 'wrong');
    expect((await signIn(browser(), 'admin@manifold.test', DEMO_PASSWORD)).status).toBe(200);
  });

  it('is possible only in known browsers after 50 failures in a day from any addresses', async () => {
    const known = await browser().signIn('support');
    const account = createHash('sha256').update('staff support@manifold.test').digest('hex');
    await db.query(
      "INSERT INTO failed_attempt (account, sender, at) SELECT $1, 'sender ' || n, now() - interval '3 hours' FROM generate_series(1, 50) AS n",
      [account],
    );
    const right = (client: ConsoleClient) => signIn(client, 'support@manifold.test', DEMO_PASSWORD);
    const elsewhere = await right(browser());
    expect([elsewhere.status, elsewhere.body.error.code]).toEqual([403, 'sign-in-by-link']);
    expect((await signIn(browser(), 'support@manifold.test', 'wrong')).body).toEqual(elsewhere.body);
    expect((await right(known)).status).toBe(200);
    expect((await signIn(known, 'operations@manifold.test', 'wrong')).status).not.toBe(200);
    await db.query('DELETE FROM failed_attempt');
  });

  it('ends a session in which the old password was wrong five times, and then refuses even the right one', async () => {
    const client = await browser().signIn('support');
    const change = (oldPassword: string) =>
      client.ask<RefusedBody>('PUT', '/me/password', { oldPassword, newPassword: 'a very new password' });
    for (let time = 0; time < 5; time += 1) expect((await change(`wrong ${time}`)).status).toBe(400);
    expect((await change(DEMO_PASSWORD)).status).toBe(429);
    expect((await client.ask('GET', '/me')).status).toBe(401);
    await db.query('DELETE FROM failed_attempt');
    expect((await signIn(browser(), 'support@manifold.test', DEMO_PASSWORD)).status).toBe(200);
  });

  it('refuses an e-mail address that is too long, without counting the attempt', async () => {
    const long = `${'a'.repeat(6000)}@example.com`;
    expect((await signIn(browser(), long, 'wrong')).status).toBe(400);
  });

  it('lasts until sign-out, 30 idle minutes, 12 hours, or until the account is disabled', async () => {
    const client = await browser().signIn('admin');
    const status = async () => (await client.ask('GET', '/me')).status;
    const changed = async (sql: string) => {
      await db.query(sql);
      return status();
    };
    expect(await changed("UPDATE staff_session SET last_seen_at = now() - interval '29 minutes'")).toBe(200);
    expect(await changed("UPDATE staff_session SET last_seen_at = now() - interval '31 minutes'")).toBe(401);
    expect(await changed('UPDATE staff_session SET last_seen_at = now()')).toBe(200);
    expect(await changed("UPDATE staff_session SET created_at = now() - interval '721 minutes'")).toBe(401);
    expect(await changed('UPDATE staff_session SET created_at = now()')).toBe(200);
    expect(await changed("UPDATE staff SET disabled_at = now() WHERE role = 'admin'")).toBe(401);
    expect(await changed('UPDATE staff SET disabled_at = NULL')).toBe(200);
    const { headers } = await client.ask('POST', '/sign-out');
    expect(headers['set-cookie']).toMatch(/^__Host-adm=; .*Max-Age=0$/);
    expect(await status()).toBe(401);
  });

  it('stores passwords and tokens only as hashes', async () => {
    const { rows } = await db.query<{ password_hash: string }>('SELECT password_hash FROM staff');
    for (const { password_hash: hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const sessions = await db.query<{ token_hash: string }>('SELECT token_hash FROM staff_session');
    for (const { token_hash: hash } of sessions.rows) expect(hash).toMatch(/^[a-f0-9]{64}$/);
  });

  it('is refused from another site and on the host of a shop', async () => {
    const payload = { email: 'admin@manifold.test', password: DEMO_PASSWORD };
    const ask = (headers: Record<string, string>) =>
      service.app.inject({ method: 'POST', url: '/api/admin/sign-in', headers, payload });
    const foreign = await ask({ host: 'admin.localhost', 'sec-fetch-site': 'cross-site' });
    const shop = await ask({ host: 'sk.localhost', 'sec-fetch-site': 'same-origin' });
    expect([foreign.statusCode, shop.statusCode]).toEqual([403, 404]);
  });
});

describe('a deployment without staff', () => {
  let database: FreshDatabase;
  let service: ConfigService;
  let printed = '';

  beforeAll(async () => {
    database = await freshDatabase({ template: 'manifold' });
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (text: string | Uint8Array) => {
      printed += String(text);
      return true;
    };
    service = await startConfigService(database.applicationUrl, {
      ...DEPLOYMENT,
      DATABASE_URL: database.applicationUrl,
      EMBEDDED: 'false',
    });
    process.stdout.write = write;
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
  });

  it('has no demo account, and prints a token that creates the first admin once', async () => {
    const client = new ConsoleClient(service.app);
    const demo = { email: 'admin@manifold.test', password: DEMO_PASSWORD };
    expect((await client.ask('POST', '/sign-in', demo)).status).toBe(401);
    const token = /one-time token: ([\w-]{43})/.exec(printed)?.[1];
    const first = { token, email: 'boss@example.com', name: 'The Boss', password: 'a long enough one' };
    expect((await client.ask('POST', '/first-admin', { ...first, token: 'x'.repeat(43) })).status).toBe(401);
    const made = await client.ask<Staff>('POST', '/first-admin', first);
    expect([made.status, made.body.role]).toEqual([201, 'admin']);
    expect((await client.ask('GET', '/me')).status).toBe(200);
    expect((await client.ask('POST', '/first-admin', { ...first, email: 'other@example.com' })).status).toBe(404);
  });
});

describe('a demo database that is now reachable from outside', () => {
  let database: FreshDatabase;
  let service: ConfigService;
  const start = (variables: Record<string, string>) => startConfigService(database.applicationUrl, variables);
  const signsIn = (email: string, password: string) =>
    new ConsoleClient(service.app).ask('POST', '/sign-in', { email, password });

  beforeAll(async () => {
    database = await freshDatabase({ template: 'manifold' });
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
  });

  it('loses the demo accounts, except one with a changed password', async () => {
    service = await start({});
    const own = new ConsoleClient(service.app);
    await own.signIn('operations');
    const change = { oldPassword: DEMO_PASSWORD, newPassword: 'my very own one 7' };
    expect((await own.ask('PUT', '/me/password', change)).status).toBeLessThan(300);
    await service.stop();
    service = await start({ HOST: '0.0.0.0' });
    expect((await signsIn('admin@manifold.test', DEMO_PASSWORD)).status).toBe(401);
    expect((await signsIn('operations@manifold.test', 'my very own one 7')).status).toBe(200);
  });

  it('refuses the published password even for an account that has it', async () => {
    await service.stop();
    service = await start({});
    const client = new ConsoleClient(service.app);
    await client.ask('POST', '/sign-in', { email: 'operations@manifold.test', password: 'my very own one 7' });
    await client.ask('PUT', '/me/password', { oldPassword: 'my very own one 7', newPassword: DEMO_PASSWORD });
    await service.stop();
    service = await start({ SEED_PROFILE: 'production' });
    expect((await signsIn('operations@manifold.test', DEMO_PASSWORD)).status).toBe(401);
  });
});
