import { Injectable } from '@nestjs/common';
import { Cache } from '../../../platform/cache/cache.js';
import { CommercetoolsSettings } from './settings.js';
import { TokenEndpoint, type IssuedToken } from './token-endpoint.js';
import { retryRead } from './retry-read.js';

export type ServiceClient = 'service' | 'storefront';

/** For all attempts together. */
const DEADLINE_MILLISECONDS = 5000;
const RENEW_BEFORE_EXPIRY_SECONDS = 60;

const lifetimeMilliseconds = ({ expiresAt }: IssuedToken): number =>
  (expiresAt - RENEW_BEFORE_EXPIRY_SECONDS) * 1000 - Date.now();

/** Caches tokens of our own API clients. Concurrent callers share one request; a token is renewed before it expires. */
@Injectable()
export class ServiceTokens {
  private readonly tokens = new Cache<IssuedToken>({
    maximumEntries: 2,
    lifetimes: (issued) => ({ fresh: lifetimeMilliseconds(issued) }),
  });

  constructor(
    private readonly settings: CommercetoolsSettings,
    private readonly endpoint: TokenEndpoint,
  ) {}

  /** Returns a token that is valid for at least another minute. */
  async accessToken(client: ServiceClient): Promise<string> {
    const load = () => retryRead(DEADLINE_MILLISECONDS, () => this.issue(client));
    return (await this.tokens.load(client, load)).accessToken;
  }

  /** Deletes a token that the backend no longer accepts, unless a newer one has been issued. */
  forget(client: ServiceClient, accessToken: string): void {
    if (this.tokens.peek(client)?.accessToken === accessToken) this.tokens.delete(client);
  }

  private issue(client: ServiceClient): Promise<IssuedToken> {
    return this.endpoint.issue('/token', this.settings[client], { grant_type: 'client_credentials' });
  }
}
