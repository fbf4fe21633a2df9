import type { CustomerRequest, CustomerResponse } from '@manifold/domain/customer-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { AllowedTargets } from '../../store-config/index.js';
import { CustomerBackend } from '../../integrations/commercetools/ports/customer-backend.js';
import { Orders } from '../orders/index.js';
import { Shoppers, type Visit } from '../visit/index.js';
import type { CustomerVisit } from './customer-visit.js';
import { MailedLinks } from './mailed-links.service.js';
import { MyOrdersLinks } from './my-orders-links.repository.js';

/** The page of the store's orders is on another host: a customer is sent there with a token, and the page asks with it whose orders it shows. */
@Injectable()
export class MyOrders {
  constructor(
    private readonly backend: CustomerBackend,
    private readonly shoppers: Shoppers,
    private readonly orders: Orders,
    private readonly links: MyOrdersLinks,
    private readonly mailedLinks: MailedLinks,
    private readonly targets: AllowedTargets,
  ) {}

  /**
   * The address of the customer's own orders, its token in the fragment: no server and no log on the way gets to know it.
   * Refuses a page on a host that ORDER_LINK_HOSTS does not list. For any e-mail address but the customer's own the answer is the same refusal,
   * whoever has it.
   */
  async address(visit: Visit, { email }: CustomerRequest<'getMyOrdersUrl'>): Promise<string> {
    const customer = await this.shoppers.asCustomer(visit, (shopper) => this.backend.me(shopper));
    if (!customer) throw new ShopError('not-signed-in');
    if (customer.email.toLowerCase() !== email.toLowerCase()) throw new ShopError('not-allowed');
    const { snapshot, locale, market } = visit;
    const page = snapshot.document.locales[locale]?.['page-slugs'].externalLinks.myOrders;
    if (page === undefined || !this.targets.isAllowed('order-tokens', page)) throw new ShopError('not-found');
    const address = new URL(page);
    const token = await this.links.issue({ customerId: customer.id, storeKey: market.storeKey });
    address.hash = new URLSearchParams({ token }).toString();
    return address.href;
  }

  /** The orders that a link leads to, once. Refuses a token that is unknown, used, too old or of another store. */
  async open(
    visit: CustomerVisit,
    { tokenValue }: CustomerRequest<'openMyOrders'>,
  ): Promise<CustomerResponse<'openMyOrders'>> {
    const owner = await this.mailedLinks.counted(visit, tokenValue, async () => {
      const found = await this.links.use(tokenValue, visit.market.storeKey);
      if (found) return found;
      throw new ShopError('invalid-input', { fields: [{ field: 'tokenValue', reason: 'token-unknown' }] });
    });
    return { orders: { results: await this.orders.ofCustomer(visit, owner.customerId) } };
  }
}
