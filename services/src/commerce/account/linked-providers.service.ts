import type { CustomerRequest, CustomerResponse } from '@manifold/domain/customer-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { type SocialProvider, socialProviderSchema } from '@manifold/domain/social-sign-in/contract';
import { Injectable } from '@nestjs/common';
import { type SessionOwner, SignedInCustomers } from '../visit/index.js';
import { AccountNotices } from './account-notices.service.js';
import { CustomerIdentities } from './customer-identities.repository.js';
import { CustomerPasskeys } from './customer-passkeys.repository.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { isRecent, PasskeyProofs } from './passkey-proofs.service.js';
import { OfferedProviders } from './offered-providers.service.js';
import { PendingCookies } from './pending-cookies.service.js';

/** Links, lists and unlinks the providers that may sign in to the accounts of customers, and tells them by mail. */
@Injectable()
export class LinkedProviders {
  constructor(
    private readonly identities: CustomerIdentities,
    private readonly passkeys: CustomerPasskeys,
    private readonly customers: SignedInCustomers,
    private readonly proofs: PasskeyProofs,
    private readonly cookies: PendingCookies,
    private readonly notices: AccountNotices,
    private readonly offered: OfferedProviders,
  ) {}

  /** Returns the linked providers and what opened the session. Throws `not-signed-in` for a guest. */
  async list(visit: CustomerVisit): Promise<CustomerResponse<'getMySignInProviders'>> {
    const { id } = await this.customers.require(visit);
    const names = await this.identities.providersOf({ storeKey: visit.market.storeKey, customerId: id });
    return {
      providers: socialProviderSchema.options.filter((provider) => names.includes(provider)),
      openedBy: visit.session.current?.provider ?? null,
      isRecent: isRecent(visit),
      offered: this.offered.list(visit),
    };
  }

  /**
   * Links the identity that waits for this customer's password after they have signed in with it, if the page announced the link.
   * Otherwise forgets the identity, because another person may have used this browser before.
   */
  async settlePending(
    visit: CustomerVisit,
    customer: CustomerResponse<'signIn'>['customer'],
    { isWanted }: { readonly isWanted: boolean },
  ): Promise<void> {
    const { storeKey } = visit.market;
    const pending = await this.cookies.open('link', { cookie: visit.cookie, storeKey });
    if (!pending) return;
    const { provider, subject, email } = pending;
    visit.addCookie(this.cookies.clear('link'));
    if (!isWanted || email.toLowerCase() !== customer.email.toLowerCase()) return;
    // It may have been linked, to this account or another, while the password was typed.
    if (!this.offered.isOffered(visit, provider)) return;
    if (await this.identities.link({ storeKey, provider, subject }, customer.id))
      await this.notices.sendAboutProvider('provider-linked', visit, customer, provider);
  }

  /**
   * Unlinks a provider. Throws `sign-in-failed` for a wrong password or passkey, which counts as a failed sign-in. Requires the
   * password if no other provider or passkey is left, because the account could not be entered afterwards.
   */
  async unlink(visit: CustomerVisit, { provider, ...proof }: CustomerRequest<'unlinkSignInProvider'>): Promise<void> {
    const customer = await this.customers.require(visit);
    const owner = { storeKey: visit.market.storeKey, customerId: customer.id };
    // Before the proof, because a passkey's answer cannot be sent again.
    if (proof.password === undefined && !(await this.hasOtherWay(visit, owner, provider)))
      throw new ShopError('invalid-input', { fields: [{ field: 'password', reason: 'password-required' }] });
    await this.proofs.requireRecent(visit, customer, proof);
    await this.identities.removeOf(owner, provider);
    await this.notices.sendAboutProvider('provider-unlinked', visit, customer, provider);
  }

  /** Returns whether the account can be entered without this provider and without a password. */
  private async hasOtherWay(visit: CustomerVisit, owner: SessionOwner, provider: SocialProvider): Promise<boolean> {
    const names = await this.identities.providersOf(owner);
    const others = this.offered.list(visit).filter((name) => name !== provider);
    return others.some((name) => names.includes(name)) || (await this.passkeys.list(owner)).length > 0;
  }
}
