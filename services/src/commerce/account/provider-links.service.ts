import type { CustomerRequest, CustomerResponse } from '@manifold/domain/customer-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { LinkProblem, SocialProvider } from '@manifold/domain/social-sign-in/contract';
import { Injectable } from '@nestjs/common';
import { CustomerBackend, type CustomerRecord } from '../../integrations/commercetools/ports/customer-backend.js';
import { SocialProviders } from '../../integrations/social-sign-in/social-providers.js';
import { SignedInCustomers } from '../visit/index.js';
import { type Attempt, AccountAttempts } from './account-attempts.service.js';
import { AccountNotices } from './account-notices.service.js';
import { CustomerIdentities, type IdentityKey } from './customer-identities.repository.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { PasskeyProofs } from './passkey-proofs.service.js';
import type { PendingSocialSignIn } from './pending-cookies.service.js';
import { isOfSession, ProviderTrips } from './provider-trips.service.js';

type Link = NonNullable<PendingSocialSignIn['link']>;
/** A trip to a provider that links it. */
export type PendingLink = PendingSocialSignIn & { readonly link: Link };

/** Links providers to the accounts of signed-in customers. The provider's answer links only in the session that asked for it. */
@Injectable()
export class ProviderLinks {
  constructor(
    private readonly trips: ProviderTrips,
    private readonly providers: SocialProviders,
    private readonly identities: CustomerIdentities,
    private readonly backend: CustomerBackend,
    private readonly customers: SignedInCustomers,
    private readonly proofs: PasskeyProofs,
    private readonly attempts: AccountAttempts,
    private readonly notices: AccountNotices,
  ) {}

  /**
   * Returns the provider's page. Requires the password, a passkey, or a session that a passkey or a provider has just opened.
   * Throws `invalid-input` for a provider that the store does not offer or that is linked, and `too-many-attempts` after five
   * begun and unfinished links.
   */
  async begin(
    visit: CustomerVisit,
    { provider, ...proof }: CustomerRequest<'linkSignInProvider'>,
  ): Promise<CustomerResponse<'linkSignInProvider'>> {
    const customer = await this.customers.require(visit);
    // Before the proof, because a passkey's answer cannot be sent again.
    if (!this.trips.isOffered(visit, provider)) throw refusal('provider-off');
    await this.refuseLinked(visit, customer, provider);
    await this.proofs.requireRecent(visit, customer, proof);
    const { current } = visit.session;
    // A session ends after too many wrong passwords.
    if (!current) throw new ShopError('not-signed-in');
    const link = { sid: current.sid, customerId: customer.id };
    const begun = await this.attempts.count('provider-link', attemptOf(visit, customer), () =>
      this.trips.begin(visit, { provider, locale: visit.locale, link }),
    );
    if (!begun) throw refusal('provider-off');
    visit.addCookie(begun.cookie);
    return { url: begun.url };
  }

  /** Links the person of the provider's answer to the account. Returns why not; undefined if they are linked. */
  async finish(visit: CustomerVisit, pending: PendingLink, url: string): Promise<LinkProblem | undefined> {
    const { provider, link } = pending;
    // Before the exchange, so that the code of another session is not redeemed.
    if (!isOfSession(link, visit.session.current)) return 'failed';
    const customer = await this.customers.require(visit);
    const authorization = await this.trips.end(visit, pending, url);
    if ('problem' in authorization) return authorization.problem;
    const identity = await this.providers.identify(provider, authorization.accessToken);
    if (!identity) return 'failed';
    const key: IdentityKey = { storeKey: visit.market.storeKey, provider, subject: identity.subject };
    const problem = await this.link(visit, customer, key);
    if (!problem) await this.attempts.forget('provider-link', attemptOf(visit, customer));
    return problem;
  }

  private async link(
    visit: CustomerVisit,
    customer: CustomerRecord,
    key: IdentityKey,
  ): Promise<Extract<LinkProblem, 'taken'> | undefined> {
    await this.removeStale(key);
    if (await this.identities.link(key, customer.id)) {
      await this.notices.sendAboutProvider('provider-linked', visit, customer, key.provider);
      return undefined;
    }
    return (await this.identities.find(key)) === customer.id ? undefined : 'taken';
  }

  /** Removes the link to an account that was deleted at the commerce backend. */
  private async removeStale(key: IdentityKey): Promise<void> {
    const ownerId = await this.identities.find(key);
    if (ownerId === undefined) return;
    if (!(await this.backend.findById(key.storeKey, ownerId))) await this.identities.remove(key);
  }

  private async refuseLinked(visit: CustomerVisit, { id }: CustomerRecord, provider: SocialProvider): Promise<void> {
    const names = await this.identities.providersOf({ storeKey: visit.market.storeKey, customerId: id });
    if (names.includes(provider)) throw refusal('provider-linked');
  }
}

const attemptOf = ({ market, address }: CustomerVisit, { email }: CustomerRecord): Attempt => ({
  storeKey: market.storeKey,
  email,
  address,
});

const refusal = (reason: string): ShopError =>
  new ShopError('invalid-input', { fields: [{ field: 'provider', reason }] });
