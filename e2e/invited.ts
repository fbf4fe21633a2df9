import { expect, request } from '@playwright/test';
import { consoleUrl, MAILBOX_URL, SERVICES_URL, shopLink } from './shop.js';

/** The password of the embedded default's three accounts. */
export const PASSWORD = 'manifold-demo-1';

/** The password that invited people choose; they may not choose that of the demo accounts. */
export const OWN_PASSWORD = 'seven green ladders';

/** A person to invite, as the console's API expects it. */
export interface Invited {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly grants: null;
}

interface Answer {
  readonly cookie: string;
  readonly body: unknown;
}

/** Posts to the console's API without opening a page. */
async function post(path: string, body: object, cookie = ''): Promise<Answer> {
  const { host } = new URL(consoleUrl());
  const caller = await request.newContext();
  try {
    const headers = { host, cookie, 'sec-fetch-site': 'same-origin' };
    const answer = await caller.post(`${SERVICES_URL}/api/admin${path}`, { headers, data: body });
    expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
    const [given = ''] = (answer.headers()['set-cookie'] ?? '').split(';');
    return { cookie: given, body: (await answer.json()) as unknown };
  } finally {
    await caller.dispose();
  }
}

interface InvitationMail {
  readonly template: string;
  readonly to: string;
  readonly link: string;
}

/** Waits for the link of the newest mail of a kind, in the sandbox's mailbox; by default that with which an invited person chooses their password. */
export async function mailedLink(email: string, kind = 'staff-invitation'): Promise<string> {
  const caller = await request.newContext();
  try {
    const find = async (): Promise<string> => {
      const mails = (await (await caller.get(MAILBOX_URL)).json()) as readonly InvitationMail[];
      return shopLink(mails.find(({ template, to }) => template === kind && to === email)?.link ?? '');
    };
    await expect.poll(find, { timeout: 30_000 }).not.toBe('');
    return await find();
  } finally {
    await caller.dispose();
  }
}

/** Invites a person as an admin, sets their password and returns the cookie of their session. */
export async function createInvitedSession(person: Invited, password: string) {
  const admin = await post('/sign-in', { email: 'admin@manifold.test', password: PASSWORD });
  await post('/staff', person, admin.cookie);
  const { hash } = new URL(await mailedLink(person.email));
  const { cookie } = await post('/staff-links/use', { token: hash.slice(1), password });
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(cookie) ?? [];
  const { hostname } = new URL(consoleUrl());
  return { name, value, domain: hostname, path: '/', secure: true, httpOnly: true, sameSite: 'Strict' as const };
}

interface OpenDraft {
  readonly id: string;
  readonly version: number;
  readonly author: string;
}

/** Approves the draft of another person as the demo admin. */
export async function approveDraftOf(author: string): Promise<void> {
  const { cookie } = await post('/sign-in', { email: 'admin@manifold.test', password: PASSWORD });
  const { host } = new URL(consoleUrl());
  const caller = await request.newContext();
  try {
    const headers = { host, cookie, 'sec-fetch-site': 'same-origin' };
    const listed = await caller.get(`${SERVICES_URL}/api/admin/change-sets?show=drafts`, { headers });
    const { changeSets } = (await listed.json()) as { changeSets: readonly OpenDraft[] };
    const draft = changeSets.find((each) => each.author === author);
    const answer = await caller.post(`${SERVICES_URL}/api/admin/change-sets/${draft?.id}/approve`, {
      headers: { ...headers, 'if-match': `"${draft?.version}"` },
      data: {},
    });
    expect(answer.ok(), `approving answered ${answer.status()}`).toBe(true);
  } finally {
    await caller.dispose();
  }
}
