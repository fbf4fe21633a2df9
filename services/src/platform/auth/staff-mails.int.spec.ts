import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LinkedAccount } from '@manifold/domain/staff/accounts-contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { startOutsideWorld, type OutsideWorldServer } from '../../../../sandbox/outside-world/server.js';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { eventually } from '../testing/eventually.js';
import { startConfigService, type ConfigService } from '../../store-config/testing/config-service.js';
import { ConsoleClient, type RefusedBody } from '../../store-config/testing/console-client.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import { until } from '../testing/eventually.js';
import { Jobs } from '../jobs/jobs.service.js';

const NO_COMMERCE = { apiUrl: 'http://127.0.0.1:9', authUrl: '', projectKey: '', clientId: '', clientSecret: '' };
const NEW_PASSWORD = 'a password after the link';

interface ReceivedMail {
  readonly template: string;
  readonly to: string;
  readonly link: string;
  readonly policy?: string;
  readonly act?: string;
  readonly account?: string;
  readonly by?: string;
}

describe('mails to staff', () => {
  let database: FreshDatabase;
  let outside: OutsideWorldServer;
  let service: ConfigService;
  let db: pg.Client;

  beforeAll(async () => {
    database = await freshDatabase({ template: SEEDED_CONFIG });
    outside = await startOutsideWorld({ port: 0, shopUrl: 'http://localhost:3000', commerce: NO_COMMERCE });
    service = await startConfigService(database.applicationUrl, { OUTSIDE_WORLD_URL: outside.url });
    db = new pg.Client({ connectionString: database.url });
    await db.connect();
    const jobs = service.app.get(Jobs, { strict: false });
    await until(() => jobs.ready);
  });
  afterAll(async () => {
    await db.end();
    await service.stop();
    await outside.close();
    await database.drop();
  });
  beforeEach(async () => {
    await db.query('DELETE FROM failed_attempt');
  });

  const browser = () => new ConsoleClient(service.app);
  const signIn = (client: ConsoleClient, email: string, password: string) =>
    client.ask<Staff & RefusedBody>('POST', '/sign-in', { email, password });
  const mails = async (template: string): Promise<ReceivedMail[]> => {
    const received = (await (await fetch(`${outside.url}/mailbox/messages`)).json()) as ReceivedMail[];
    return received.filter((mail) => mail.template === template);
  };
  const failsFiftyTimes = (email: string) =>
    db.query(
      "INSERT INTO failed_attempt (account, sender, at) SELECT $1, 'sender ' || n, now() - interval '3 hours' FROM generate_series(1, 50) AS n",
      [createHash('sha256').update(`staff ${email}`).digest('hex')],
    );

  /** Returns the token of a link that was mailed to an account. */
  const invitationOf = (email: string, not = ''): Promise<string> =>
    eventually(async () => {
      const tokens = (await mails('staff-invitation'))
        .filter(({ to }) => to === email)
        .map(({ link }) => new URL(link).hash.slice(1));
      return tokens.find((token) => token !== not);
    });
  const join = async (admin: ConsoleClient, email: string, rights: { role: string; grants: null }) => {
    expect((await admin.ask('POST', '/staff', { email, name: email, ...rights })).status).toBe(201);
    const person = browser();
    const use = { token: await invitationOf(email), password: NEW_PASSWORD };
    expect((await person.ask('POST', '/staff-links/use', use)).status).toBe(200);
    return person;
  };

  it('send the link of a new or reset account to its owner; the admin never sees it', async () => {
    const admin = await browser().signIn('admin');
    const person = { email: 'invited@example.com', name: 'In Vited', role: 'admin', grants: null };
    const invited = await admin.ask<LinkedAccount>('POST', '/staff', person);
    expect([invited.status, invited.body.link]).toEqual([201, null]);
    const first = await invitationOf(person.email);
    const use = (token: string) => browser().ask('POST', '/staff-links/use', { token, password: NEW_PASSWORD });
    expect((await use(first)).status).toBe(200);
    const reset = await admin.ask<LinkedAccount>('POST', `/staff/${invited.body.account.id}/reset`);
    expect([reset.status, reset.body.link]).toEqual([200, null]);
    const second = await invitationOf(person.email, first);
    expect([(await use(first)).status, (await use(second)).status]).toEqual([404, 200]);
    const { rows } = await db.query(
      "SELECT details ->> 'link' AS link FROM audit_entry WHERE action IN ('staff.invite', 'staff.reset') AND subject = $1",
      [person.email],
    );
    expect(rows).toEqual([{ link: 'mailed' }, { link: 'mailed' }]);
    await db.query('DELETE FROM staff WHERE email = $1', [person.email]);
  });

  it('send a link once a day to the owner of an account whose password is being guessed, and to nobody else', async () => {
    const [owned, unknown] = ['operations@manifold.test', 'nobody@manifold.test'];
    for (const email of [unknown, owned, owned, owned]) {
      await db.query('DELETE FROM failed_attempt WHERE sender LIKE $1', ['sender %']);
      await failsFiftyTimes(email);
      expect((await signIn(browser(), email, 'wrong')).body.error.code).toBe('sign-in-by-link');
    }
    const [mail, ...others] = await eventually(async () => {
      const received = await mails('staff-sign-in-link');
      return received.length > 0 ? received : undefined;
    });
    expect([mail?.to, others]).toEqual([owned, []]);
    const { origin, pathname, hash } = new URL(mail?.link ?? '');
    expect(`${origin}${pathname}`).toBe('http://admin.localhost:3000/welcome');
    const owner = browser();
    const use = { token: hash.slice(1), password: NEW_PASSWORD };
    expect((await owner.ask('POST', '/staff-links/use', use)).status).toBe(200);
    // The browser is known now, so failures of others do not block it.
    await failsFiftyTimes(owned);
    expect((await signIn(owner, owned, NEW_PASSWORD)).status).toBe(200);
    expect((await signIn(browser(), owned, NEW_PASSWORD)).status).toBe(403);
  });

  it('send no sign-in link to an invited account: its invitation keeps working', async () => {
    const admin = await browser().signIn('admin');
    const rights = { role: 'support', grants: null };
    const person = { email: 'new@example.com', name: 'New Person', ...rights };
    expect((await admin.ask('POST', '/staff', person)).status).toBe(201);
    const token = await invitationOf('new@example.com');
    await failsFiftyTimes('new@example.com');
    expect((await signIn(browser(), 'new@example.com', 'wrong')).status).toBe(403);
    await eventually(async () => {
      const { rows } = await db.query(
        "SELECT 1 FROM pgboss.job WHERE name = 'mail-staff-link' AND state <> 'completed'",
      );
      return rows.length === 0 ? true : undefined;
    });
    expect((await browser().ask('POST', '/staff-links/use', { token, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('tell the other admins and the owner when an admin invites, resets or changes an account', async () => {
    const admin = await browser().signIn('admin');
    const colleague = { email: 'colleague@example.com', name: 'Col League', role: 'admin', grants: null };
    const person = { email: 'owner@example.com', name: 'Olaf Owner', role: 'support', grants: null };
    expect((await admin.ask('POST', '/staff', colleague)).status).toBe(201);
    const { account } = (await admin.ask<LinkedAccount>('POST', '/staff', person)).body;
    expect((await admin.ask('POST', `/staff/${account.id}/reset`)).status).toBe(200);
    const rights = { name: 'Olaf Owner', role: 'operations', grants: null };
    const { version } = account;
    expect((await admin.ask('PUT', `/staff/${account.id}`, rights, version + 1)).status).toBe(200);
    const acts = async (to: string) =>
      (await mails('staff-account'))
        .filter((mail) => mail.to === to && mail.account === 'owner@example.com')
        .map(({ act, by }) => `${act} by ${by}`)
        .sort();
    const all = ['change', 'invite', 'reset'].map((act) => `${act} by admin@manifold.test`);
    for (const reader of ['colleague@example.com', 'owner@example.com'])
      expect(await eventually(async () => ((await acts(reader)).length === 3 ? acts(reader) : undefined))).toEqual(all);
    expect(await acts('admin@manifold.test')).toEqual([]);
    await db.query("DELETE FROM staff WHERE email IN ('colleague@example.com', 'owner@example.com')");
  });

  it('tell every admin when two of them have switched off a four-eyes default, but not when one proposes it', async () => {
    const admin = await browser().signIn('admin');
    const rights = { role: 'admin', grants: null };
    const second = await join(admin, 'second@example.com', rights);
    await join(admin, 'third@example.com', rights);
    // New accounts may not confirm changes for a day.
    await db.query('UPDATE staff SET access_given_at = NULL');
    const set = (by: ConsoleClient, key: string, fourEyes: boolean) => by.setPolicy(key, fourEyes);
    // Neither a section that staff chose themselves nor a proposal sends a mail.
    await set(admin, 'cash-on-delivery', true);
    await set(admin, 'cash-on-delivery', false);
    expect((await set(admin, 'bank-transfer', false)).body.fourEyes).toBe(true);
    expect((await set(second, 'bank-transfer', false)).body.fourEyes).toBe(false);
    const received = await eventually(async () => {
      const notices = await mails('staff-four-eyes-off');
      return notices.length === 3 ? notices : undefined;
    });
    expect(received.map(({ to }) => to).sort()).toEqual([
      'admin@manifold.test',
      'second@example.com',
      'third@example.com',
    ]);
    for (const mail of received)
      expect(mail).toMatchObject({
        policy: 'bank-transfer',
        proposedBy: 'admin@manifold.test',
        confirmedBy: 'second@example.com',
      });
  });
});
