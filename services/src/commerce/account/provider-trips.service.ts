import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';
import { Injectable } from '@nestjs/common';
import { type Authorization, SocialProviders } from '../../integrations/social-sign-in/social-providers.js';
import { type ShopRequestContext, StoreOrigins } from '../../store-config/index.js';
import { OfferedProviders } from './offered-providers.service.js';
import { PendingCookies, type PendingSocialSignIn } from './pending-cookies.service.js';

/** The callback that is registered at the providers (spec shell §6). */
export const CALLBACK = '/login';

type StoreRequest = Pick<ShopRequestContext, 'snapshot'>;
/** The purpose of a trip to a provider, and the page that the customer continues to. */
type Trip = Pick<PendingSocialSignIn, 'provider' | 'locale' | 'goal' | 'link'>;

/** The start of a trip: the address of the provider's page, and the cookie that the browser must bring back. */
interface BegunTrip {
  readonly url: string;
  readonly cookie: string;
}

/** Redirects browsers to a provider, and checks the provider's answer. Both refuse a provider that the store does not offer. */
@Injectable()
export class ProviderTrips {
  constructor(
    private readonly providers: SocialProviders,
    private readonly offered: OfferedProviders,
    private readonly cookies: PendingCookies,
    private readonly origins: StoreOrigins,
  ) {}

  isOffered(request: StoreRequest, provider: SocialProvider): boolean {
    return this.offered.isOffered(request, provider);
  }

  /** Begins a trip, which replaces the browser's earlier one. Returns undefined if the store does not offer the provider. */
  async begin(request: StoreRequest, trip: Trip): Promise<BegunTrip | undefined> {
    const { provider } = trip;
    if (!this.offered.isOffered(request, provider)) return undefined;
    const begun = await this.providers.begin(provider, this.callbackOf(request));
    if (!begun) return undefined;
    const { storeKey } = request.snapshot;
    const cookie = await this.cookies.seal('sign-in', { storeKey, ...begun.secrets, ...trip });
    return { url: begun.url, cookie };
  }

  /** Exchanges the answer in the requested address for an access token, or returns the problem. */
  async end(
    request: StoreRequest,
    pending: PendingSocialSignIn,
    url: string,
  ): Promise<Authorization | { readonly problem: 'off' }> {
    const { provider } = pending;
    if (!this.offered.isOffered(request, provider)) return { problem: 'off' };
    return this.providers.exchange(provider, returnedTo(this.callbackOf(request), url), pending);
  }

  private callbackOf({ snapshot }: StoreRequest): string {
    return `${this.origins.originOf(snapshot)}${CALLBACK}`;
  }
}

/** Returns the address to which the provider has sent the browser, with its parameters. */
function returnedTo(callback: string, url: string): URL {
  const query = url.indexOf('?');
  return new URL(query === -1 ? callback : `${callback}${url.slice(query)}`);
}

/** Whether a trip links the provider to the account of this browser's session, which began it. */
export const isOfSession = (
  link: NonNullable<Trip['link']>,
  session: { readonly sid: string; readonly customerId?: string | undefined } | undefined,
): boolean => session?.sid === link.sid && session.customerId === link.customerId;
