import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import * as openId from 'openid-client';
import type { Logger } from 'pino';
import { Env } from '../../env/env.js';
import type { OpenIdSettings } from '../../env/open-id-settings.js';
import { LOGGER } from '../../logging/logging.module.js';
import type { PendingSignIn } from './pending-sign-in.js';

const TIMEOUT_S = 5;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** The standard's maximum. */
const MAXIMUM_SUBJECT_LENGTH = 255;

/** A person whom the provider has just confirmed. */
export interface ConfirmedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** For asking the provider again; undefined if it sent none. */
  readonly refreshToken: string | undefined;
}

type Tokens = Awaited<ReturnType<typeof openId.refreshTokenGrant>>;

/** Returns whether the provider rejects the refresh token. Other failures do not mean that the person lost access. */
const isVoidToken = (error: unknown): boolean =>
  error instanceof openId.ResponseBodyError && error.error === 'invalid_grant';

/** Sends the client's secret in the body if the provider supports that, otherwise in the header (the standard's default). */
function clientAuthentication(secret: string): openId.ClientAuth {
  const inBody = openId.ClientSecretPost(secret);
  const inHeader = openId.ClientSecretBasic(secret);
  return (server, client, body, headers) => {
    const acceptsBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    return (acceptsBody ? inBody : inHeader)(server, client, body, headers);
  };
}

function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<openId.Configuration> {
  const url = new URL(issuer);
  // Plain HTTP is allowed only for a provider on this machine.
  const execute = LOOPBACK.test(url.hostname) ? [openId.allowInsecureRequests] : [];
  return openId.discovery(url, clientId, undefined, clientAuthentication(clientSecret), {
    execute,
    timeout: TIMEOUT_S,
  });
}

/** The configured identity provider: authorization code with PKCE, state and nonce. Discovered when first needed. */
@Injectable()
export class OpenIdProvider {
  private known: Promise<openId.Configuration> | undefined;

  constructor(
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The provider's name on the sign-in page, or null if none is configured. */
  get name(): string | null {
    return this.env.openId?.name ?? null;
  }

  /** Returns the address of the provider's sign-in page and the secrets that the browser must bring back. */
  async begin(): Promise<{ url: string; pending: PendingSignIn }> {
    const verifier = openId.randomPKCECodeVerifier();
    const pending = { state: openId.randomState(), nonce: openId.randomNonce(), verifier };
    const url = openId.buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: this.returnUri,
      scope: this.env.openId?.scope ?? 'openid',
      code_challenge: await openId.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: pending.state,
      nonce: pending.nonce,
    });
    return { url: url.href, pending };
  }

  /** Returns the confirmed identity. Rejects an answer to another browser's request and tokens that are not signed for us. */
  async finish(query: string, { state, nonce, verifier }: PendingSignIn): Promise<ConfirmedIdentity> {
    const configuration = await this.configuration();
    const tokens = await openId.authorizationCodeGrant(configuration, new URL(`${this.returnUri}?${query}`), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const subject = tokens.claims()?.sub;
    if (subject === undefined) throw new Error('The provider sent no identity');
    return this.identity(tokens, subject);
  }

  /**
   * Asks the provider again with a refresh token. Returns undefined if the token is void or belongs to another person. Rejects
   * if the provider cannot be reached.
   */
  async refresh(refreshToken: string, subject: string): Promise<ConfirmedIdentity | undefined> {
    try {
      const tokens = await openId.refreshTokenGrant(await this.configuration(), refreshToken);
      if ((tokens.claims()?.sub ?? subject) !== subject) return undefined;
      return await this.identity(tokens, subject);
    } catch (error) {
      if (isVoidToken(error)) return undefined;
      throw error;
    }
  }

  /** Returns the identity of the tokens with the newest claims: those of the user info endpoint if the provider has one. */
  private async identity(tokens: Tokens, subject: string): Promise<ConfirmedIdentity> {
    const configuration = await this.configuration();
    const { issuer, userinfo_endpoint: userInfo } = configuration.serverMetadata();
    if (subject.length > MAXIMUM_SUBJECT_LENGTH)
      throw new Error('The provider sent a subject of more than 255 characters');
    const tokenClaims = tokens.claims();
    if (!tokenClaims && userInfo === undefined) throw new Error('The provider sent no identity');
    const userInfoClaims = userInfo && (await openId.fetchUserInfo(configuration, tokens.access_token, subject));
    return {
      issuer,
      subject,
      claims: { ...tokenClaims, ...(userInfoClaims || {}) },
      refreshToken: tokens.refresh_token,
    };
  }

  /** Returns the address that ends the session at the provider; null without a provider, if it has none or cannot be reached. */
  async signOutUrl(): Promise<string | null> {
    if (!this.env.openId) return null;
    try {
      const configuration = await this.configuration();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      return openId.buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${this.env.adminOrigin}/login` })
        .href;
    } catch (error) {
      // Signing out here must not fail because the provider is down.
      this.logger.warn(
        { reason: error instanceof Error ? error.message : '' },
        'identity provider could not be reached',
      );
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
      this.known = undefined; // The next caller tries again.
      throw error;
    });
    return this.known;
  }
}
