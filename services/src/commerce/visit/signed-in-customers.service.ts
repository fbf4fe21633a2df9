import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { CustomerBackend, type CustomerRecord } from '../../integrations/commercetools/ports/customer-backend.js';
import { Shoppers } from './shoppers.service.js';
import type { Visit } from './visit.js';

/** The customers of visits that only signed-in customers may make. */
@Injectable()
export class SignedInCustomers {
  constructor(
    private readonly backend: CustomerBackend,
    private readonly shoppers: Shoppers,
  ) {}

  /** Returns the customer of a visit. Throws `not-signed-in` for a guest, and for an account that no longer exists. */
  async require(visit: Visit): Promise<CustomerRecord> {
    const customer = await this.shoppers.asCustomer(visit, (shopper) => this.backend.me(shopper));
    if (!customer) throw new ShopError('not-signed-in');
    return customer;
  }
}
