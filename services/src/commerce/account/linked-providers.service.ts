import type { CustomerRequest, CustomerResponse } from '@manifold/domain/customer-api/operations';
import { socialProviderSchema } from '@manifold/domain/social-sign-in/contract';
import { Injectable } from '@nestjs/common';
import { SignedInCustomers } from '../visit/index.js';
import { CustomerIdentities } from './customer-identities.repository.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { SignIns } from './sign-in.service.js';

/** Shows customers the providers that may sign in to their account, and unlinks them. */
@Injectable()
export class LinkedProviders {
  constructor(
    private readonly identities: CustomerIdentities,
    private readonly customers: SignedInCustomers,
    private readonly signIns: SignIns,
  ) {}

  /** Throws `not-signed-in` for a guest. */
  async list(visit: CustomerVisit): Promise<CustomerResponse<'getMySignInProviders'>> {
    const { id } = await this.customers.require(visit);
    const names = await this.identities.providersOf({ storeKey: visit.market.storeKey, customerId: id });
    return { providers: socialProviderSchema.options.filter((provider) => names.includes(provider)) };
  }

  /**
   * Unlinks a provider. Throws `sign-in-failed` for a wrong password, which counts as a failed sign-in. The password makes sure
   * that the account can still be entered afterwards.
   */
  async unlink(visit: CustomerVisit, { provider, password }: CustomerRequest<'unlinkSignInProvider'>): Promise<void> {
    const { id, email } = await this.customers.require(visit);
    await this.signIns.requirePassword(visit, { email, password });
    await this.identities.removeAll({ storeKey: visit.market.storeKey, customerId: id }, provider);
  }
}
