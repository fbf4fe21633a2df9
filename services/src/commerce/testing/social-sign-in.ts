import { createHash, randomBytes } from 'node:crypto';
import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';
import type { Consent } from '../../../../sandbox/outside-world/social-providers/consents.js';
import type { ShopClient } from './shop-client.js';

/** A person's answer on the sandbox's consent page. */
export interface SocialAnswer {
  readonly provider?: SocialProvider;
  readonly as: string;
  readonly consent?: Consent;
  /** The provider's id of the person; by default it follows from the e-mail address. */
  readonly subject?: string;
  /** The parameters with which the sign-in begins. */
  readonly begin?: string;
}

/** Begins a sign-in, answers on the consent page, and returns the path to which the provider sends the browser. */
export async function consent(browser: ShopClient, answer: SocialAnswer): Promise<string> {
  const { provider = 'google', begin = '' } = answer;
  return answerOn((await browser.redirectOf(`/api/sign-in/begin/${provider}${begin}`)) ?? '', answer);
}

/** Begins to link a provider, answers on the consent page, and returns the path to which the provider sends the browser. */
export async function consentToLink(
  browser: ShopClient,
  answer: Omit<SocialAnswer, 'begin'> & { readonly password?: string },
): Promise<string> {
  const { provider = 'google', password } = answer;
  const proof = password === undefined ? {} : { password };
  return answerOn((await browser.account('linkSignInProvider', { provider, ...proof })).url, answer);
}

/** Answers on a consent page of the sandbox. Returns the path to which the provider sends the browser. */
async function answerOn(
  address: string,
  { as, consent: given = 'allow', subject }: Pick<SocialAnswer, 'as' | 'consent' | 'subject'>,
): Promise<string> {
  const page = new URL(address);
  page.searchParams.set('as', as);
  page.searchParams.set('consent', given);
  if (subject !== undefined) page.searchParams.set('subject', subject);
  const { headers } = await fetch(page, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
}

/** Returns the address at which the provider's answer ends, with all redirects of the shop. */
export async function comeBack(browser: ShopClient, path: string): Promise<string> {
  const onwards = await browser.redirectOf(path);
  return (onwards !== undefined && (await browser.redirectOf(onwards))) || '';
}

/** Signs in through a provider of the sandbox. Returns the address at which the shopper ends. */
export const signInThrough = async (browser: ShopClient, answer: SocialAnswer): Promise<string> =>
  comeBack(browser, await consent(browser, answer));

/** An app that is registered at the sandbox's providers. */
const SECRETS = { 'manifold-shop': 'sandbox-social', 'another-app': 'sandbox-another-app' };

/** Returns an access token of the sandbox's Google for an app, without the shop. */
export async function googleToken(sandboxUrl: string, clientId: keyof typeof SECRETS, as: string): Promise<string> {
  const verifier = randomBytes(40).toString('base64url');
  const callback = 'http://localhost/callback';
  const page = new URL('/google/o/oauth2/v2/auth', sandboxUrl);
  page.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: callback,
    scope: 'openid email',
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    as,
    consent: 'allow',
  }).toString();
  const { headers } = await fetch(page, { redirect: 'manual' });
  const answer = await fetch(new URL('/google/token', sandboxUrl), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: new URL(headers.get('location') ?? '').searchParams.get('code') ?? '',
      redirect_uri: callback,
      code_verifier: verifier,
      client_id: clientId,
      client_secret: SECRETS[clientId],
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}
