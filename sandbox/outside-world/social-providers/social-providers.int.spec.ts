import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startOutsideWorld, type OutsideWorldServer } from '../server.js';

const VERIFIER = 'a-verifier-of-at-least-forty-three-characters';
const CALLBACK = 'http://sk.localhost:3000/login';
const NO_COMMERCE = {
  apiUrl: 'http://127.0.0.1:9',
  authUrl: 'http://127.0.0.1:9',
  projectKey: 'none',
  clientId: 'none',
  clientSecret: 'none',
};
const GOOGLE = { authorize: '/google/o/oauth2/v2/auth', token: '/google/token', scope: 'openid email profile' };
const FACEBOOK = {
  authorize: '/facebook/dialog/oauth',
  token: '/facebook/oauth/access_token',
  scope: 'email public_profile',
};

let outside: OutsideWorldServer;

beforeAll(async () => {
  outside = await startOutsideWorld({ port: 0, shopUrl: 'http://localhost:3000', commerce: NO_COMMERCE });
});
afterAll(() => outside.close());

/** Opens the consent page, or answers on it. */
function authorize(
  { authorize: path, scope }: typeof GOOGLE,
  answer: Readonly<Record<string, string>>,
): Promise<Response> {
  const url = new URL(path, outside.url);
  url.search = new URLSearchParams({
    client_id: 'manifold-shop',
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope,
    state: 'a state',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...answer,
  }).toString();
  return fetch(url, { redirect: 'manual' });
}

const returned = async (provider: typeof GOOGLE, consent: string): Promise<URLSearchParams> => {
  const { headers } = await authorize(provider, { as: 'nora.novak@example.com', consent });
  return new URL(headers.get('location') ?? '').searchParams;
};

const exchange = (provider: typeof GOOGLE, code: string): Promise<Response> =>
  fetch(new URL(provider.token, outside.url), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
      client_id: 'manifold-shop',
      client_secret: 'sandbox-social',
    }),
  });

async function tokenOf(provider: typeof GOOGLE, consent = 'allow'): Promise<string> {
  const answer = await exchange(provider, (await returned(provider, consent)).get('code') ?? '');
  return ((await answer.json()) as { access_token: string }).access_token;
}

const read = async (path: string, token?: string): Promise<unknown> => {
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
  return (await fetch(new URL(path, outside.url), { headers })).json();
};

describe.each([
  ['Google', GOOGLE],
  ['Facebook', FACEBOOK],
] as const)('the simulated %s', (name, provider) => {
  it('says on its page that it is simulated', async () => {
    expect(await (await authorize(provider, {})).text()).toContain(`${name} (simulated)`);
  });

  it('returns a refusal with the state', async () => {
    expect([...(await returned(provider, 'refuse'))]).toEqual([
      ['error', 'access_denied'],
      ['state', 'a state'],
    ]);
  });

  it('accepts a code once', async () => {
    const code = (await returned(provider, 'allow')).get('code') ?? '';
    expect((await exchange(provider, code)).status).toBe(200);
    expect((await exchange(provider, code)).status).toBe(400);
  });
});

describe('the facts about a person', () => {
  it('are those that Google documents', async () => {
    const token = await tokenOf(GOOGLE);
    const user = { email: 'nora.novak@example.com', email_verified: true, given_name: 'nora' };
    expect(await read('/google/v1/userinfo', token)).toMatchObject(user);
    expect(await read(`/google/tokeninfo?access_token=${token}`)).toMatchObject({ aud: 'manifold-shop' });
    expect(await read('/google/v1/userinfo', await tokenOf(GOOGLE, 'unverified'))).toMatchObject({
      email_verified: false,
    });
    expect(await read('/google/v1/userinfo', await tokenOf(GOOGLE, 'no-email'))).not.toHaveProperty('email');
  });

  it('are those that Facebook documents', async () => {
    const token = await tokenOf(FACEBOOK);
    expect(await read('/facebook/me', token)).toMatchObject({ email: 'nora.novak@example.com', first_name: 'nora' });
    const app = encodeURIComponent('manifold-shop|sandbox-social');
    expect(await read(`/facebook/debug_token?input_token=${token}&access_token=${app}`)).toMatchObject({
      data: { app_id: 'manifold-shop', is_valid: true },
    });
    expect(await read('/facebook/me', await tokenOf(FACEBOOK, 'unverified'))).not.toHaveProperty('email');
  });
});
