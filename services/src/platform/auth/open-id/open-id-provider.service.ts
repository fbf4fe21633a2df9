import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import * as openId from 'openid-client';
import type { Logger } from 'pino';
import { Env, type OpenIdSettings } from '../../env/env.js';
import { LOGGER } from '../../logging/logging.module.js';
import type { PendingSignIn } from './pending-sign-in.js';

const TIMEOUT_S = 5;
const SCOPE = 'openid email profile';
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whom the provider says it is. */
export type Claims = Readonly<Record<string, unknown>>;

/** Sends the client's secret in the way that the provider takes; without a word of it, the standard's own. */
function clientAuthentication(secret: string): openId.ClientAuth {
  const inBody = openId.ClientSecretPost(secret);
  const inHeader = openId.ClientSecretBasic(secret);
  return (server, client, body, headers) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    return (takesBody ? inBody : inHeader)(server, client, body, headers);
  };
}

function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<openId.Configuration> {
  const url = new URL(issuer);
  // Plain HTTP is for a provider on this machine.
  const execute = LOOPBACK.test(url.hostname) ? [openId.allowInsecureRequests] : [];
  return openId.discovery(url, clientId, undefined, clientAuthentication(clientSecret), {
    execute,
    timeout: TIMEOUT_S,
  });
}

/** The identity provider of the environment: authorization code with PKCE, state and nonce. Asked for when it is needed. */
@Injectable()
export class OpenIdProvider {
  private known: Promise<openId.Configuration> | undefined;

  constructor(
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** What people call it, or null where there is none. */
  get name(): string | null {
    return this.env.openId?.name ?? null;
  }

  /** Where to sign in, and what the browser has to bring back from there. */
  async begin(): Promise<{ url: string; pending: PendingSignIn }> {
    const verifier = openId.randomPKCECodeVerifier();
    const pending = { state: openId.randomState(), nonce: openId.randomNonce(), verifier };
    const url = openId.buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: this.returnUri,
      scope: SCOPE,
      code_challenge: await openId.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: pending.state,
      nonce: pending.nonce,
    });
    return { url: url.href, pending };
  }

  /** Who came back. Rejects an answer that is not to what this browser asked, and tokens that are not signed for us. */
  async finish(query: string, { state, nonce, verifier }: PendingSignIn): Promise<Claims> {
    const configuration = await this.configuration();
    const tokens = await openId.authorizationCodeGrant(configuration, new URL(`${this.returnUri}?${query}`), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no identity');
    if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    return { ...claims, ...(await openId.fetchUserInfo(configuration, tokens.access_token, claims.sub)) };
  }

  /** Where the provider's own session is ended; null when it has no such place or cannot be asked. */
  async signOutUrl(): Promise<string | null> {
    try {
      const configuration = await this.configuration();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      return openId.buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${this.env.adminOrigin}/login` })
        .href;
    } catch (error) {
      // Signing out here must not fail because of somebody else.
      this.logger.warn({ reason: error instanceof Error ? error.message : '' }, 'identity provider not asked');
      return null;
    }
  }

  private get returnUri(): string {
    return `${this.env.adminOrigin}/api/admin/open-id/return`;
  }

  private configuration(): Promise<openId.Configuration> {
    const { openId: settings } = this.env;
    if (!settings) throw new ShopError('not-found');
    this.known ??= discover(settings).catch((error: unknown) => {
      this.known = undefined; // it may be back the next time
      throw error;
    });
    return this.known;
  }
}
