import { Jobs } from '../../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../../platform/prisma/prisma.service.js';
import { eventually, until } from '../../../platform/testing/eventually.js';
import { confirmAddress, PASSWORD, signedUp } from '../../testing/accounts.js';
import { addressIn } from '../../testing/addresses.js';
import { BackendProxy } from '../../testing/backend-proxy.js';
import { type Mailbox, startMailbox, tokenOf } from '../../testing/mailbox.js';
import { type RunningShop, startShop } from '../../testing/running-shop.js';
import type { ShopClient } from '../../testing/shop-client.js';
import { add, giveAddress, placeOrder } from '../../testing/shopping.js';
import { type Seller, sellerOf } from '../../testing/test-goods.js';

const DAY_MS = 86_400_000;
const NO_CHANNEL = {
  newsletter: false,
  sms: false,
  phone: false,
  soft_newsletter: false,
  soft_sms: false,
  soft_phone: false,
};

interface Customer {
  readonly browser: ShopClient;
  readonly email: string;
}

/** A shop with a mailbox and a backend that can fail, and customers who want their data or its deletion. */
export class DataRightsShop {
  private constructor(
    readonly shop: RunningShop,
    readonly proxy: BackendProxy,
    readonly mailbox: Mailbox,
    readonly seller: Seller,
  ) {}

  static async start(): Promise<DataRightsShop> {
    const mailbox = await startMailbox();
    let proxy: BackendProxy | undefined;
    const shop = await startShop({ OUTSIDE_WORLD_URL: mailbox.url }, async (backendUrl) => {
      proxy = await BackendProxy.startBefore(backendUrl);
      return proxy.url;
    });
    if (!proxy) throw new Error('The shop uses the backend without the proxy');
    await until(() => shop.application.app.get(Jobs).ready);
    return new DataRightsShop(shop, proxy, mailbox, await sellerOf(shop.backend.url));
  }

  async stop(): Promise<void> {
    await this.shop.stop();
    await this.proxy.close();
    await this.mailbox.stop();
  }

  prisma(): PrismaService {
    return this.shop.application.app.get(PrismaService);
  }

  /** Returns whether the commerce backend has a resource. */
  exists(path: string): Promise<boolean> {
    return this.seller.get(path).then(
      () => true,
      () => false,
    );
  }

  /** Creates a customer with an address, an order, a review, a newsletter and a waiting change of the e-mail address. */
  async holder(countryCode = 'SK') {
    const customer = await signedUp(this.shop, {}, countryCode);
    const { browser, email, id } = customer;
    await browser.account('addShippingAddress', { address: addressIn(countryCode) });
    await add(browser);
    await giveAddress(browser, countryCode);
    const order = await placeOrder(browser, 'bank-transfer');
    const sku = order.lineItems[0]?.sku ?? '';
    const { review } = await browser.account('addReview', { sku, rating: 5, text: 'Heats up fast.', consent: true });
    const subscriptions = { ...NO_CHANNEL, newsletter: true, phone: true };
    await browser.account('updateMySubscriptions', { subscriptions, phone: '+421 900 123 456', text: '1a2b' });
    const { me } = await browser.account('getMe', {});
    const next = `next-${email}`;
    await browser.account('updateCustomer', { version: me.customer?.version ?? 0, email: next, password: PASSWORD });
    await browser.account('getMyOrdersUrl', { email });
    await browser.account('issueLoyaltyCard', {});
    await add(browser);
    await confirmAddress(this.shop, id, countryCode);
    return { ...customer, id, next, order, reviewId: review.id };
  }

  /** Requests the customer's data and returns the token of the mailed link. */
  async exportToken({ browser, email }: Customer): Promise<string> {
    await browser.account('requestMyData', { password: PASSWORD });
    return tokenOf(await this.mailbox.mailTo(email, 'data-export-ready'), 'data-token');
  }

  /** Stores a support request that is not delivered during the test. */
  waitingSupportRequest(storeKey: string, email: string) {
    return this.prisma().supportRequest.create({
      data: {
        storeKey,
        locale: 'sk-SK',
        reason: 'order',
        subreason: 'order-status',
        copy: {
          create: {
            address: 'https://support.example/',
            body: new URLSearchParams({ email, description: 'Where is it?' }).toString(),
            leasedUntil: new Date(Date.now() + DAY_MS),
          },
        },
      },
    });
  }

  /** Waits until a request has been answered. */
  finished(id: string) {
    return eventually(async () => {
      const row = await this.prisma().dataRequest.findUniqueOrThrow({ where: { id } });
      return row.state === 'done' ? row : undefined;
    });
  }

  /** Deletes an account; returns the id of the request. */
  async deleted({ browser }: Pick<Customer, 'browser'>): Promise<string> {
    const { request } = await browser.account('deleteMyAccount', { password: PASSWORD });
    await this.finished(request.id);
    return request.id;
  }

  /** Deletes a customer whose cart is frozen for a payment. Returns the customer's id, and the cart's id and version. */
  async deletedWhilePaying() {
    const customer = await signedUp(this.shop);
    await add(customer.browser);
    const { id, version } = await giveAddress(customer.browser, 'SK');
    await this.seller.post(`/carts/${id}`, { version, actions: [{ action: 'freezeCart' }] });
    await this.deleted(customer);
    const frozen = await this.seller.get<{ readonly version: number }>(`/carts/${id}`);
    return { customerId: customer.id, id, version: frozen.version };
  }

  /** Returns how many people the newsletter system was asked to erase. */
  async erasures(): Promise<number> {
    const answer = await fetch(`${this.mailbox.url}/newsletter/events`);
    const events = (await answer.json()) as { event: string }[];
    return events.filter(({ event }) => event === 'customer-erasure').length;
  }

  /** Counts the deletions of a customer's carts that are due in a day. */
  async waitingCartErasures(customerId: string): Promise<number> {
    const [found] = await this.prisma().$queryRaw<{ readonly count: number }[]>`
      SELECT count(*)::int AS count FROM pgboss.job
      WHERE name = 'erase-left-carts' AND data->>'customerId' = ${customerId} AND start_after > now() + interval '23 hours'`;
    return found?.count ?? 0;
  }

  /** Makes the deletions of a customer's carts that are due in a day due now. Returns how many. */
  async aDayPasses(customerId: string): Promise<number> {
    return this.prisma().$executeRaw`UPDATE pgboss.job SET start_after = now()
      WHERE name = 'erase-left-carts' AND data->>'customerId' = ${customerId} AND start_after > now() + interval '23 hours'`;
  }
}
