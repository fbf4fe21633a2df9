import type { CustomerRequest, CustomerResponse } from '@manifold/domain/customer-api/operations';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { Orders } from '../orders/index.js';
import { SignedInCustomers, type Visit } from '../visit/index.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { MailedLinks } from './mailed-links.service.js';
import { MyOrdersPage } from './my-orders-page.service.js';
import { MyOrdersLinks } from './my-orders-links.repository.js';

/** Links customers to the orders page, which may be on another host. That page requests the orders with the token of the link. */
@Injectable()
export class MyOrders {
  constructor(
    private readonly customers: SignedInCustomers,
    private readonly orders: Orders,
    private readonly links: MyOrdersLinks,
    private readonly mailedLinks: MailedLinks,
    private readonly page: MyOrdersPage,
  ) {}

  /**
   * Returns the URL of the customer's orders, with the token in the fragment so that no server or log sees it. Throws `not-found`
   * for a page whose host is not in ORDER_LINK_HOSTS, and `not-allowed` for any e-mail address but the customer's own.
   */
  async address(visit: Visit, { email }: CustomerRequest<'getMyOrdersUrl'>): Promise<string> {
    const customer = await this.customers.require(visit);
    if (customer.email.toLowerCase() !== email.toLowerCase()) throw new ShopError('not-allowed');
    const address = this.page.urlFor(visit);
    const token = await this.links.issue({ customerId: customer.id, storeKey: visit.market.storeKey });
    address.hash = new URLSearchParams({ token }).toString();
    return address.href;
  }

  /** Returns the orders of a link, once. Refuses a token that is unknown, used, expired or of another store. */
  async open(
    visit: CustomerVisit,
    { tokenValue }: CustomerRequest<'openMyOrders'>,
  ): Promise<CustomerResponse<'openMyOrders'>> {
    return this.mailedLinks.useToken(visit, tokenValue, async () => {
      const { storeKey } = visit.market;
      const owner = await this.links.find(tokenValue, storeKey);
      // Read before the link is used: an outage must not use it up.
      const results = owner && (await this.orders.customerOrders(visit, owner.customerId));
      if (!results || !(await this.links.use(tokenValue, storeKey))) throw invalidField('tokenValue', 'token-unknown');
      return { orders: { results }, isOwnerSignedIn: visit.session.current?.customerId === owner.customerId };
    });
  }
}
