import type { CustomerRequest, CustomerResponse } from '@manifold/domain/customer-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { socialProviderSchema } from '@manifold/domain/social-sign-in/contract';
import { Injectable } from '@nestjs/common';
import { CustomerBackend, type CustomerRecord } from '../../integrations/commercetools/ports/customer-backend.js';
import { Shoppers } from '../visit/index.js';
import { CustomerIdentities } from './customer-identities.repository.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { SignIns } from './sign-in.service.js';

/** Shows customers the providers that may sign in to their account, and unlinks them. */
@Injectable()
export class LinkedProviders {
  constructor(
    private readonly identities: CustomerIdentities,
    private readonly backend: CustomerBackend,
    private readonly shoppers: Shoppers,
    private readonly signIns: SignIns,
  ) {}

  /** Throws `not-signed-in` for a guest. */
  async list(visit: CustomerVisit): Promise<CustomerResponse<'getMySignInProviders'>> {
    const { id } = await this.requireCustomer(visit);
    const names = await this.identities.providersOf({ storeKey: visit.market.storeKey, customerId: id });
    return { providers: socialProviderSchema.options.filter((provider) => names.includes(provider)) };
  }

  /**
   * Unlinks a provider. Throws `sign-in-failed` for a wrong password, which counts as a failed sign-in. The password makes sure
   * that the account can still be entered afterwards.
   */
  async unlink(visit: CustomerVisit, { provider, password }: CustomerRequest<'unlinkSignInProvider'>): Promise<void> {
    const { id, email } = await this.requireCustomer(visit);
    await this.signIns.requirePassword(visit, { email, password });
    await this.identities.removeAll({ storeKey: visit.market.storeKey, customerId: id }, provider);
  }

  private async requireCustomer(visit: CustomerVisit): Promise<CustomerRecord> {
    const customer = await this.shoppers.asCustomer(visit, (shopper) => this.backend.me(shopper));
    if (!customer) throw new ShopError('not-signed-in');
    return customer;
  }
}
