import { Injectable } from '@nestjs/common';
import { SingleFlight } from '../../../platform/concurrency/single-flight.js';
import { CommercetoolsSettings } from './settings.js';
import { TokenEndpoint, type IssuedToken } from './token-endpoint.js';
import { retryRead } from './retry-read.js';

export type ServiceClient = 'service' | 'storefront';

/** All tries together. */
const LONGEST_MILLISECONDS = 5000;
const RENEW_BEFORE_EXPIRY_SECONDS = 60;

/** A token, and when to fetch the next one by the monotonic clock, in milliseconds. */
interface HeldToken extends IssuedToken {
  readonly renewAt: number;
}

/** Tokens of our own API clients: one request however many ask at once, renewed before they run out. */
@Injectable()
export class ServiceTokens {
  private readonly held = new Map<ServiceClient, HeldToken>();
  private readonly flight = new SingleFlight<IssuedToken>();

  constructor(
    private readonly settings: CommercetoolsSettings,
    private readonly endpoint: TokenEndpoint,
  ) {}

  /** A token that is good for another minute at least. */
  async accessToken(client: ServiceClient): Promise<string> {
    const held = this.held.get(client);
    if (held && performance.now() < held.renewAt) return held.accessToken;
    const issued = await this.flight.run(client, () => retryRead(LONGEST_MILLISECONDS, () => this.issue(client)));
    return issued.accessToken;
  }

  /** Forgets a token that the backend did not take any more, unless another was fetched since. */
  forget(client: ServiceClient, accessToken: string): void {
    if (this.held.get(client)?.accessToken === accessToken) this.held.delete(client);
  }

  private async issue(client: ServiceClient): Promise<IssuedToken> {
    const issued = await this.endpoint.issue('/token', this.settings[client], { grant_type: 'client_credentials' });
    const lifetimeSeconds = issued.expiresAt - Date.now() / 1000 - RENEW_BEFORE_EXPIRY_SECONDS;
    this.held.set(client, { ...issued, renewAt: performance.now() + lifetimeSeconds * 1000 });
    return issued;
  }
}
