import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import * as openId from 'openid-client';
import type { Logger } from 'pino';
import { withDeadline } from '../../platform/deadlines/deadline.js';
import { Env } from '../../platform/env/env.js';
import type { SocialProviderSettings } from '../../platform/env/social-settings.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { type Authorization, type SignInSecrets, type SocialIdentity, SocialProviders } from './social-providers.js';
import { TOKEN_REQUESTS } from './token-requests.js';

/** Three calls to a provider must fit into the deadline of one request. */
const TIMEOUT_S = 4;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const SERVER_ERROR = 500;
/** Only Google signs identity tokens in this flow. */
const SIGNS_IDENTITY: ReadonlySet<SocialProvider> = new Set(['google']);
/** Error codes of openid-client for answers that are not valid for this sign-in; an unreadable or cut answer is an outage. */
const INVALID_ANSWER = /^OAUTH_(INVALID|JWT|DECRYPT|UNSUPPORTED|KEY)/;

function configurationOf(settings: SocialProviderSettings): openId.Configuration {
  const { issuer, authorizationUrl, tokenUrl, clientId, clientSecret } = settings;
  const server = { issuer, authorization_endpoint: authorizationUrl, token_endpoint: tokenUrl };
  const configuration = new openId.Configuration(server, clientId, clientSecret);
  configuration.timeout = TIMEOUT_S;
  // Plain HTTP is allowed only for a provider on this machine.
  if (LOOPBACK.test(new URL(tokenUrl).hostname)) openId.allowInsecureRequests(configuration);
  return configuration;
}

/** Classifies the error of an exchange: the person refused, the answer is not valid, or the provider is not available. */
function problemOf(error: unknown): 'refused' | 'failed' | 'unavailable' {
  if (error instanceof openId.AuthorizationResponseError) return error.error === 'access_denied' ? 'refused' : 'failed';
  if (error instanceof openId.ResponseBodyError) return error.status >= SERVER_ERROR ? 'unavailable' : 'failed';
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && INVALID_ANSWER.test(code) ? 'failed' : 'unavailable';
}

/** Signs in with Google and Facebook: authorization code with PKCE and state, and a nonce for Google's identity token. */
@Injectable()
export class OpenIdSocial extends SocialProviders {
  readonly names: readonly SocialProvider[];

  constructor(
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
    this.names = (['google', 'facebook'] as const).filter((name) => env.social[name] !== undefined);
  }

  async begin(provider: SocialProvider, redirectUri: string) {
    const settings = this.env.social[provider];
    if (!settings) return undefined;
    const verifier = openId.randomPKCECodeVerifier();
    const nonce = SIGNS_IDENTITY.has(provider) ? openId.randomNonce() : undefined;
    const secrets: SignInSecrets = { state: openId.randomState(), verifier, nonce };
    const url = openId.buildAuthorizationUrl(configurationOf(settings), {
      redirect_uri: redirectUri,
      scope: settings.scope,
      code_challenge: await openId.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: secrets.state,
      ...(nonce === undefined ? {} : { nonce }),
    });
    return { url: url.href, secrets };
  }

  async exchange(provider: SocialProvider, returned: URL, secrets: SignInSecrets): Promise<Authorization> {
    const settings = this.env.social[provider];
    if (!settings) return { problem: 'failed' };
    const { state, verifier, nonce } = secrets;
    try {
      const tokens = await openId.authorizationCodeGrant(configurationOf(settings), returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        ...(nonce === undefined ? {} : { expectedNonce: nonce, idTokenExpected: true }),
      });
      return { accessToken: tokens.access_token };
    } catch (error) {
      const problem = problemOf(error);
      this.logger.warn({ provider, problem, reason: messageOf(error) }, 'sign-in with provider failed');
      return { problem };
    }
  }

  async identify(provider: SocialProvider, accessToken: string): Promise<SocialIdentity | undefined> {
    const settings = this.env.social[provider];
    if (!settings) return undefined;
    const requests = TOKEN_REQUESTS[provider];
    const tokenInfo = await this.read(provider, requests.tokenInfo(settings, accessToken));
    const subject = requests.subjectOf(tokenInfo, settings.clientId);
    if (subject === undefined) return undefined;
    const identity = requests.identityOf(await this.read(provider, requests.userInfo(settings, accessToken)));
    return identity?.subject === subject ? { provider, ...identity } : undefined;
  }

  /** Returns the JSON of a provider's endpoint, or undefined if it refuses the token. Throws `backend-unavailable`. */
  private async read(
    provider: SocialProvider,
    { url, headers = {} }: { readonly url: string; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<unknown> {
    try {
      return await withDeadline(TIMEOUT_S * 1000, async (signal) => {
        const answer = await fetch(url, { headers, signal, redirect: 'error' });
        if (answer.status >= SERVER_ERROR) throw new Error(`status ${answer.status}`);
        const body: unknown = await answer.json();
        return answer.ok ? body : undefined;
      });
    } catch (error) {
      this.logger.warn({ provider, reason: messageOf(error) }, 'sign-in provider did not answer');
      throw new ShopError('backend-unavailable', { message: `${provider} did not answer`, cause: error });
    }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');
