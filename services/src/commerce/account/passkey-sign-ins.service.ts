import type { CustomerRequest, CustomerResponse } from '@manifold/domain/customer-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { CustomerBackend } from '../../integrations/commercetools/ports/customer-backend.js';
import { tokenHash } from '../../platform/auth/accounts/token.js';
import { shopperOf } from '../visit/index.js';
import { AccountAttempts } from './account-attempts.service.js';
import { BrowserSessions, entranceWithoutToken } from './browser-sessions.service.js';
import { CustomerPasskeys } from './customer-passkeys.repository.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { GuestCarts } from './guest-carts.service.js';
import { PasskeyProofs } from './passkey-proofs.service.js';
import { SignIns } from './sign-in.service.js';

type Assertion = CustomerRequest<'finishPasskeySignIn'>['passkey'];

/** Signs in customers by their passkeys. Such a session has no token of the commerce backend, like that of a provider. */
@Injectable()
export class PasskeySignIns {
  constructor(
    private readonly proofs: PasskeyProofs,
    private readonly passkeys: CustomerPasskeys,
    private readonly backend: CustomerBackend,
    private readonly signIns: SignIns,
    private readonly browsers: BrowserSessions,
    private readonly carts: GuestCarts,
    private readonly attempts: AccountAttempts,
  ) {}

  /** Signs in the owner of a passkey. Throws `sign-in-failed`, and `too-many-attempts` after too many. */
  async signIn(visit: CustomerVisit, passkey: Assertion): Promise<CustomerResponse<'signIn'>> {
    // Counted by a digest: ids of credentials have any length.
    const attempt = { storeKey: visit.market.storeKey, address: visit.address, email: tokenHash(passkey.id) };
    const entered = await this.attempts.count('passkey', attempt, () =>
      this.signIns.runQueued(visit, () => this.enter(visit, passkey)),
    );
    await this.attempts.forget('passkey', attempt);
    return entered;
  }

  private async enter(visit: CustomerVisit, assertion: Assertion): Promise<CustomerResponse<'signIn'>> {
    const { storeKey, customerId } = await this.proofs.verify(visit, { purpose: 'sign-in' }, assertion);
    const entrance = entranceWithoutToken('passkey', customerId);
    const shopper = shopperOf(visit, entrance);
    const customer = await this.backend.me(shopper);
    if (!customer) {
      await this.passkeys.removeAll({ storeKey, customerId });
      throw new ShopError('sign-in-failed');
    }
    const { cart } = await this.carts.takeOver(visit, shopper);
    return this.browsers.enter(visit, entrance, { customer, cart });
  }
}
