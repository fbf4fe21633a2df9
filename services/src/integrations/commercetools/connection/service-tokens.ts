import { Injectable } from '@nestjs/common';
import { Cache } from '../../../platform/cache/cache.js';
import { CommercetoolsSettings } from './settings.js';
import { TokenEndpoint, type IssuedToken } from './token-endpoint.js';
import { retryRead } from './retry-read.js';

export type ServiceClient = 'service' | 'storefront';

/** The service client, restricted to the carts, orders and customers of one store. */
export interface InStoreClient {
  readonly storeKey: string;
}

export type TokenClient = ServiceClient | InStoreClient;

/** More than the stores of a platform. */
const MAXIMUM_TOKENS = 500;

const nameOf = (client: TokenClient): string => (typeof client === 'string' ? client : `in-store ${client.storeKey}`);

/** For all attempts together. */
const DEADLINE_MILLISECONDS = 5000;
const RENEW_BEFORE_EXPIRY_SECONDS = 60;

const lifetimeMilliseconds = ({ expiresAt }: IssuedToken): number =>
  (expiresAt - RENEW_BEFORE_EXPIRY_SECONDS) * 1000 - Date.now();

/** Caches tokens of our own API clients. Concurrent callers share one request; a token is renewed before it expires. */
@Injectable()
export class ServiceTokens {
  private readonly tokens = new Cache<IssuedToken>({
    maximumEntries: MAXIMUM_TOKENS,
    lifetimes: (issued) => ({ fresh: lifetimeMilliseconds(issued) }),
  });

  constructor(
    private readonly settings: CommercetoolsSettings,
    private readonly endpoint: TokenEndpoint,
  ) {}

  /** Returns a token that is valid for at least another minute. */
  async accessToken(client: TokenClient): Promise<string> {
    const load = () => retryRead(DEADLINE_MILLISECONDS, () => this.issue(client));
    return (await this.tokens.load(nameOf(client), load)).accessToken;
  }

  /** Deletes a token that the backend no longer accepts, unless a newer one has been issued. */
  forget(client: TokenClient, accessToken: string): void {
    const name = nameOf(client);
    if (this.tokens.peek(name)?.accessToken === accessToken) this.tokens.delete(name);
  }

  private issue(client: TokenClient): Promise<IssuedToken> {
    const form = { grant_type: 'client_credentials' };
    if (typeof client === 'string') return this.endpoint.issue('/token', this.settings[client], form);
    const place = `${this.settings.projectKey}:${client.storeKey}`;
    const scope = `manage_orders:${place} manage_customers:${place}`;
    return this.endpoint.issue('/token', this.settings.service, { ...form, scope });
  }
}
