import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { SocialProblem, SocialProvider } from '@manifold/domain/social-sign-in/contract';
import { Injectable } from '@nestjs/common';
import { CustomerBackend, type SignedIn } from '../../integrations/commercetools/ports/customer-backend.js';
import { type SocialIdentity, SocialProviders } from '../../integrations/social-sign-in/social-providers.js';
import { tokenHash } from '../../platform/auth/accounts/token.js';
import { shopperOf } from '../visit/index.js';
import { AccountAttempts } from './account-attempts.service.js';
import { BrowserSessions, entranceWithoutToken } from './browser-sessions.service.js';
import { CustomerIdentities, type IdentityKey } from './customer-identities.repository.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { GuestCarts } from './guest-carts.service.js';
import { OfferedProviders } from './offered-providers.service.js';
import { PendingCookies } from './pending-cookies.service.js';
import { SignIns } from './sign-in.service.js';

type Entered = CustomerResponse<'signIn'>;
/** `visitorsItems`: how many items the visitor's cart had that became part of the customer's. */
export type SocialOutcome =
  { readonly entered: Entered; readonly visitorsItems: number } | { readonly problem: SocialProblem };

/** An access token of a provider. */
export interface SocialToken {
  readonly provider: SocialProvider;
  readonly accessToken: string;
}

/**
 * Signs in customers whom a provider confirms. An identity is linked to a customer by the provider's id, never by its e-mail
 * address: an address that has an account requires the account's password once.
 */
@Injectable()
export class SocialSignIns {
  constructor(
    private readonly providers: SocialProviders,
    private readonly identities: CustomerIdentities,
    private readonly backend: CustomerBackend,
    private readonly signIns: SignIns,
    private readonly browsers: BrowserSessions,
    private readonly carts: GuestCarts,
    private readonly cookies: PendingCookies,
    private readonly attempts: AccountAttempts,
    private readonly offered: OfferedProviders,
  ) {}

  /**
   * Signs in the person of an access token, or returns why not. Throws `too-many-attempts` after too many, and
   * `backend-unavailable` if the provider does not answer.
   */
  async signIn(visit: CustomerVisit, { provider, accessToken }: SocialToken): Promise<SocialOutcome> {
    if (!this.offered.isOffered(visit, provider)) return { problem: 'off' };
    // Counted by a digest, because the stored value must not be usable as a token.
    const attempt = { storeKey: visit.market.storeKey, address: visit.address, email: tokenHash(accessToken) };
    const outcome = await this.attempts.count('social', attempt, () =>
      this.signIns.runQueued(visit, async (): Promise<SocialOutcome> => {
        const identity = await this.providers.identify(provider, accessToken);
        return identity ? this.enterAs(visit, identity) : { problem: 'failed' };
      }),
    );
    if ('entered' in outcome) await this.attempts.forget('social', attempt);
    return outcome;
  }

  private async enterAs(visit: CustomerVisit, identity: SocialIdentity): Promise<SocialOutcome> {
    const { provider, subject } = identity;
    const key: IdentityKey = { storeKey: visit.market.storeKey, provider, subject };
    return (await this.enterLinked(visit, key)) ?? this.enterUnlinked(visit, key, identity);
  }

  /** Signs in the linked customer; returns undefined if none is linked. */
  private async enterLinked(visit: CustomerVisit, key: IdentityKey): Promise<SocialOutcome | undefined> {
    const customerId = await this.identities.find(key);
    if (customerId === undefined) return undefined;
    const entrance = entranceWithoutToken(key.provider, customerId);
    const shopper = shopperOf(visit, entrance);
    const customer = await this.backend.me(shopper);
    if (!customer) {
      await this.identities.remove(key);
      return undefined;
    }
    const { cart, visitorsItems } = await this.carts.takeOver(visit, shopper);
    return { entered: await this.browsers.enter(visit, entrance, { customer, cart }), visitorsItems };
  }

  private async enterUnlinked(
    visit: CustomerVisit,
    key: IdentityKey,
    identity: SocialIdentity,
  ): Promise<SocialOutcome> {
    const { email } = identity;
    if (email === undefined) return { problem: 'no-email' };
    const created = await this.create(visit, { ...identity, email });
    if (created) {
      const { id } = created.customer;
      await this.identities.link(key, id);
      const entered = await this.browsers.enter(visit, entranceWithoutToken(key.provider, id), created);
      // The customer had no cart, so the visitor's cart became theirs.
      return { entered, visitorsItems: entered.cart?.itemCount ?? 0 };
    }
    // Two requests of the same person may have created the account.
    const linked = await this.enterLinked(visit, key);
    if (linked) return linked;
    visit.addCookie(await this.cookies.seal('link', { ...key, email }));
    return { problem: 'password' };
  }

  /** Creates the account with a random password; returns undefined if the address has an account. */
  private async create(
    visit: CustomerVisit,
    { email, firstName, lastName, isEmailStatedVerified }: SocialIdentity & { readonly email: string },
  ): Promise<SignedIn | undefined> {
    const [localPart = ''] = email.split('@');
    const draft = {
      email,
      firstName: firstName || localPart,
      lastName: lastName || firstName || localPart,
      customerType: 'PRIVATE',
      dateOfBirth: undefined,
      vatId: undefined,
      locale: visit.locale,
    } as const;
    const created = await this.signIns.createWithoutPassword(visit, draft);
    if (!created || !isEmailStatedVerified) return created;
    await this.backend.markEmailConfirmed(visit.market.storeKey, created.customer.id);
    return { ...created, customer: { ...created.customer, isEmailVerified: true } };
  }
}

/** Returns the entered customer. Throws the refusal of a problem. */
export function requireEntered(outcome: SocialOutcome): Entered {
  if ('entered' in outcome) return outcome.entered;
  const { problem } = outcome;
  if (problem === 'off')
    throw new ShopError('invalid-input', { fields: [{ field: 'provider', reason: 'provider-off' }] });
  if (problem === 'no-email')
    throw new ShopError('invalid-input', { fields: [{ field: 'accessToken', reason: 'email-missing' }] });
  if (problem === 'password')
    throw new ShopError('invalid-input', { fields: [{ field: 'accessToken', reason: 'password-required' }] });
  throw new ShopError('sign-in-failed');
}
