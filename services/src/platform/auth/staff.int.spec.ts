import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  OwnedSession,
  LinkedAccount,
  OpenedLink,
  StaffAccount,
  StaffSession,
} from '@manifold/domain/staff/accounts-contract';
import type { Staff } from '@manifold/domain/staff/contract';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { startConfigService, type ConfigService } from '../../store-config/testing/config-service.js';
import { ConsoleClient, type RefusedBody } from '../../store-config/testing/console-client.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';

const PASSWORD = 'a password of her own';
const AUSTRIA = [{ section: 'cash-on-delivery', place: 'AT' }];

describe('a member of staff', () => {
  let database: FreshDatabase;
  let service: ConfigService;
  let db: pg.Client;
  let admin: ConsoleClient;

  beforeAll(async () => {
    database = await freshDatabase({ template: SEEDED_CONFIG });
    service = await startConfigService(database.applicationUrl);
    db = new pg.Client({ connectionString: database.url });
    await db.connect();
    admin = await browser().signIn('admin');
  });
  afterAll(async () => {
    await db.end();
    await service.stop();
    await database.drop();
  });

  const browser = () => new ConsoleClient(service.app);
  /** Without a mail system the link is shown. */
  const linked = ({ account, link }: LinkedAccount) => {
    if (!link) throw new Error(`no link is shown for ${account.email}`);
    return { account, link };
  };
  const invite = async (email: string, rights: object = {}) => {
    const person = { email, name: 'Anna Austria', role: 'operations', grants: null, ...rights };
    return linked((await admin.ask<LinkedAccount>('POST', '/staff', person)).body);
  };
  /** Invites a person who then chooses a password and is signed in. */
  const hired = async (email: string, rights: object = {}) => {
    const { account, link } = await invite(email, rights);
    const client = browser();
    await client.ask('POST', '/staff-links/use', { token: link.token, password: PASSWORD });
    return { id: account.id, client };
  };
  const accountOf = async (email: string) => {
    const { body } = await admin.ask<{ staff: StaffAccount[] }>('GET', '/staff');
    const found = body.staff.find((account) => account.email === email);
    if (!found) throw new Error(`no account has the address ${email}`);
    return found;
  };
  const reasonOf = (body: RefusedBody) => body.error.fields?.map(({ field, reason }) => `${field}: ${reason}`);
  const status = async (client: ConsoleClient) => (await client.ask('GET', '/me')).status;

  it('is invited by an admin with a link that works once', async () => {
    const { account, link } = await invite('Anna@example.com', { grants: AUSTRIA });
    expect(account).toMatchObject({ email: 'anna@example.com', state: 'invited', role: 'operations', grants: AUSTRIA });
    const anna = browser();
    const opened = await anna.ask<OpenedLink>('POST', '/staff-links/open', { token: link.token });
    expect(opened.body).toEqual({ email: 'anna@example.com', name: 'Anna Austria', expiresAt: link.expiresAt });
    const use = { token: link.token, password: PASSWORD };
    const [first, second] = await Promise.all([
      anna.ask<Staff>('POST', '/staff-links/use', use),
      browser().ask('POST', '/staff-links/use', use),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 404]);
    expect(await accountOf('anna@example.com')).toMatchObject({ state: 'active', linkExpiresAt: null });
    expect((await browser().ask('POST', '/sign-in', { email: 'anna@example.com', password: PASSWORD })).status).toBe(
      200,
    );
  });

  it('has a link for three days, and only the newest one', async () => {
    const { account, link } = await invite('late@example.com');
    expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan(71 * 3_600_000);
    const again = linked((await admin.ask<LinkedAccount>('POST', `/staff/${account.id}/reset`)).body);
    const open = async (token: string) => (await browser().ask('POST', '/staff-links/open', { token })).status;
    expect([await open(link.token), await open(again.link.token)]).toEqual([404, 200]);
    await db.query('UPDATE staff_link SET expires_at = now() WHERE staff_id = $1', [account.id]);
    expect(await open(again.link.token)).toBe(404);
    const use = { token: again.link.token, password: PASSWORD };
    expect((await browser().ask('POST', '/staff-links/use', use)).status).toBe(404);
  });

  it('cannot choose a short password, have two accounts, or be an admin with limits', async () => {
    const { link } = await invite('short@example.com');
    const short = await browser().ask<RefusedBody>('POST', '/staff-links/use', {
      token: link.token,
      password: 'short',
    });
    expect([short.status, short.body.error.fields?.[0]?.field]).toEqual([400, 'password']);
    const person = { email: 'SHORT@example.com', name: 'Another', role: 'support', grants: null };
    const twice = await admin.ask<RefusedBody>('POST', '/staff', person);
    expect([twice.status, reasonOf(twice.body)]).toEqual([400, ['email: taken']]);
    const limited = { ...person, email: 'limited@example.com', role: 'admin', grants: AUSTRIA };
    const refused = await admin.ask<RefusedBody>('POST', '/staff', limited);
    expect(reasonOf(refused.body)).toEqual(['grants: an-admin-is-not-limited']);
    const nowhere = { ...limited, role: 'support', grants: [{ section: 'no-such-section', place: 'AT' }] };
    expect((await admin.ask('POST', '/staff', nowhere)).status).toBe(400);
  });

  it.each(['password1234', 'Manifold-shop-9', 'known.person-2026'])(
    'cannot choose %s as a password',
    async (password) => {
      const invited = await admin.ask<{ link: { token: string } }>('POST', '/staff', {
        ...{ email: `known.person@${password.toLowerCase()}.example`, name: 'Known', role: 'support', grants: null },
      });
      const { token } = invited.body.link;
      const used = await new ConsoleClient(service.app).ask<RefusedBody>('POST', '/staff-links/use', {
        token,
        password,
      });
      expect([used.status, used.body.error.fields]).toEqual([400, [{ field: 'password', reason: 'password-known' }]]);
    },
  );

  it('gets a changed role and grants with the next request; a stale change is refused', async () => {
    const { id, client } = await hired('change@example.com');
    const { version } = await accountOf('change@example.com');
    const rights = { name: 'Anna Anders', role: 'support', grants: [{ section: '*', place: 'AT' }] };
    const changed = await admin.ask<StaffAccount>('PUT', `/staff/${id}`, rights, version);
    expect(changed.body).toMatchObject({ ...rights, version: version + 1 });
    expect((await client.ask<Staff>('GET', '/me')).body).toMatchObject(rights);
    expect((await admin.ask('PUT', `/staff/${id}`, rights, version)).status).toBe(409);
  });

  it('is signed out at once when disabled, and can sign in again when enabled', async () => {
    const { id, client } = await hired('disabled@example.com');
    expect((await admin.ask<StaffAccount>('POST', `/staff/${id}/disable`)).body.state).toBe('disabled');
    expect(await status(client)).toBe(401);
    const signIn = { email: 'disabled@example.com', password: PASSWORD };
    expect((await browser().ask('POST', '/sign-in', signIn)).status).toBe(401);
    expect((await admin.ask('POST', `/staff/${id}/reset`)).status).toBe(400);
    await admin.ask('POST', `/staff/${id}/enable`);
    expect(await status(client)).toBe(401);
    expect((await browser().ask('POST', '/sign-in', signIn)).status).toBe(200);
  });

  it('loses password and sessions through a reset', async () => {
    const { id, client } = await hired('reset@example.com');
    await admin.ask('POST', `/staff/${id}/reset`);
    expect(await status(client)).toBe(401);
    const signIn = { email: 'reset@example.com', password: PASSWORD };
    expect((await browser().ask('POST', '/sign-in', signIn)).status).toBe(401);
  });

  it('cannot be disabled or demoted as the last admin who can sign in', async () => {
    const me = (await admin.ask<Staff>('GET', '/me')).body;
    const demoted = { name: me.name, role: 'support', grants: null };
    const { version } = await accountOf(me.email);
    const refused = await admin.ask<RefusedBody>('PUT', `/staff/${me.id}`, demoted, version);
    expect([refused.status, reasonOf(refused.body)]).toEqual([400, ['role: last-admin']]);
    for (const action of ['disable', 'reset']) {
      const own = await admin.ask<RefusedBody>('POST', `/staff/${me.id}/${action}`);
      expect(reasonOf(own.body)).toEqual(['id: own-account']);
    }
    await invite('not-there-yet@example.com', { role: 'admin' });
    expect((await admin.ask('PUT', `/staff/${me.id}`, demoted, version)).status).toBe(400);

    const second = await hired('second@example.com', { role: 'admin' });
    const both = await Promise.all([
      admin.ask('POST', `/staff/${second.id}/disable`),
      second.client.ask('POST', `/staff/${me.id}/disable`),
    ]);
    expect(both.filter((answer) => answer.status === 200)).toHaveLength(1);
    await db.query("UPDATE staff SET disabled_at = NULL WHERE email IN ($1, 'second@example.com')", [me.email]);
    admin = await browser().signIn('admin');
  });

  it('changes their own password with the old one, which ends their other sessions', async () => {
    const { client } = await hired('own@example.com');
    const other = browser();
    await other.ask('POST', '/sign-in', { email: 'own@example.com', password: PASSWORD });
    const change = (oldPassword: string) =>
      client.ask<RefusedBody>('PUT', '/me/password', { oldPassword, newPassword: 'another good password' });
    const wrong = await change('wrong');
    expect([wrong.status, reasonOf(wrong.body)]).toEqual([400, ['oldPassword: wrong']]);
    expect(await status(other)).toBe(200);
    expect((await change(PASSWORD)).status).toBe(204);
    expect([await status(client), await status(other)]).toEqual([200, 401]);
    for (let attempt = 0; attempt < 5; attempt += 1) await change('wrong');
    expect((await change('another good password')).status).toBe(429);
  });

  it('sees their own sessions and ends one, or all others', async () => {
    const { client } = await hired('sessions@example.com');
    const signIn = { email: 'sessions@example.com', password: PASSWORD };
    const [phone, tablet, desk] = [browser(), browser(), browser()];
    for (const each of [phone, tablet, desk]) await each.ask('POST', '/sign-in', signIn);
    const own = async () => (await client.ask<{ sessions: StaffSession[] }>('GET', '/me/sessions')).body.sessions;
    expect((await own()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect((await own())[0]).toMatchObject({ address: '127.0.0.1', device: 'lightMyRequest' });
    const sessions = (await phone.ask<{ sessions: StaffSession[] }>('GET', '/me/sessions')).body.sessions;
    const phoneId = sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
    expect((await client.ask('DELETE', `/me/sessions/${phoneId}`)).status).toBe(204);
    expect([await status(phone), await status(tablet)]).toEqual([401, 200]);
    expect((await client.ask('DELETE', '/me/sessions')).status).toBe(204);
    expect([await status(client), await status(tablet), await status(desk)]).toEqual([200, 401, 401]);
    expect(await own()).toHaveLength(1);
  });

  it("cannot end another person's session, but an admin sees and ends all of them", async () => {
    const { id, client } = await hired('foreign@example.com');
    const all = (await admin.ask<{ sessions: OwnedSession[] }>('GET', '/sessions')).body.sessions;
    const adminsOwn = all.find(({ isCurrent }) => isCurrent);
    expect(adminsOwn?.staff.email).toBe('admin@manifold.test');
    expect((await client.ask('DELETE', `/me/sessions/${adminsOwn?.id ?? ''}`)).status).toBe(404);
    expect((await client.ask('DELETE', `/sessions/${adminsOwn?.id ?? ''}`)).status).toBe(403);
    const sessions = all.find(({ staff }) => staff.id === id);
    expect((await admin.ask('DELETE', `/sessions/${sessions?.id ?? ''}`)).status).toBe(204);
    expect(await status(client)).toBe(401);
    const back = browser();
    await back.ask('POST', '/sign-in', { email: 'foreign@example.com', password: PASSWORD });
    expect((await admin.ask('DELETE', `/staff/${id}/sessions`)).status).toBe(204);
    expect(await status(back)).toBe(401);
  });

  it('is audited with actor, action and details, without passwords or tokens', async () => {
    const { rows } = await db.query<{ action: string; actor: string; text: string }>(
      "SELECT action, actor, details::text AS text FROM audit_entry WHERE action LIKE 'staff.%'",
    );
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(
        ['sign-in', 'invite', 'change', 'disable', 'enable', 'reset', 'password', 'end-session'].map(
          (what) => `staff.${what}`,
        ),
      ),
    );
    const changed = rows.find(({ action }) => action === 'staff.change');
    expect(JSON.parse(changed?.text ?? '')).toMatchObject({
      before: { role: 'operations', grants: null },
      after: { role: 'support', grants: [{ section: '*', place: 'AT' }] },
    });
    const stored = JSON.stringify((await db.query('SELECT * FROM staff_link')).rows) + JSON.stringify(rows);
    expect(stored).not.toContain(PASSWORD);
    const { link } = await invite('secret@example.com');
    expect(JSON.stringify((await db.query('SELECT * FROM staff_link')).rows)).not.toContain(link.token);
  });

  it('may work on orders only in the countries that an admin chose; other changes keep them', async () => {
    const { account } = await invite('desk@example.com');
    expect(account.orderCountries).toEqual([]);
    const { name, role, grants } = account;
    const change = (version: number, more: object) =>
      admin.ask<StaffAccount>('PUT', `/staff/${account.id}`, { name, role, grants, ...more }, version);
    const changed = await change(account.version, { orderCountries: ['AT', 'DE', 'AT'] });
    expect(changed.body.orderCountries).toEqual(['AT', 'DE']);
    expect((await change(changed.body.version, {})).body.orderCountries).toEqual(['AT', 'DE']);
    expect((await change(changed.body.version + 1, { orderCountries: ['Austria'] })).status).toBe(400);
  });

  it('cannot try one password on many accounts from one address', async () => {
    await db.query('DELETE FROM failed_attempt');
    const statuses: number[] = [];
    for (let account = 0; account < 33; account += 1) {
      const credentials = { email: `person${account}@example.com`, password: PASSWORD };
      statuses.push((await browser().ask('POST', '/sign-in', credentials)).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
    expect(statuses.slice(30)).toEqual([429, 429, 429]);
    await db.query('DELETE FROM failed_attempt');
  });
});
