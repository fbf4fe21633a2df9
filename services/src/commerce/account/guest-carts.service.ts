import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CartBackend, type CartChange, type Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { CatalogueBackend } from '../../integrations/commercetools/ports/catalogue-backend.js';
import type { SignedIn } from '../../integrations/commercetools/ports/customer-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { NetPrices } from '../cart/index.js';
import { Shoppers, type Visit } from '../visit/index.js';

const RECALCULATE: CartChange = { change: 'recalculate' };

/** Signs in at the commerce backend, and merges the guest's cart or leaves it alone. */
type SignIn = (how: 'with-guests-cart' | 'without-guests-cart') => Promise<SignedIn>;

/** The customer's cart after a guest's was added to it, and how many items the guest's had. */
interface TakenOver {
  readonly cart: CartRecord | null;
  readonly visitorsItems: number;
}

/**
 * Gives a guest's cart to a customer who signs in without a password. For a sign-in with a password, the commerce backend does
 * the same: of equal lines the larger quantity counts, and a cart in another currency replaces the customer's. Carts are merged
 * at gross prices, because a line with a net price would keep it in a cart without a checked VAT number.
 */
@Injectable()
export class GuestCarts {
  constructor(
    private readonly backend: CartBackend,
    private readonly catalogue: CatalogueBackend,
    private readonly shoppers: Shoppers,
    private readonly netPrices: NetPrices,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the customer's active cart afterwards, recalculated; null without one. A cart that cannot be merged stays the guest's. */
  async takeOver(visit: Visit, customer: Shopper): Promise<TakenOver> {
    const taken = (await this.tryTakeOver(visit, customer)) ?? (await this.tryTakeOver(visit, customer));
    return taken ?? { cart: await this.backend.activeCart(customer), visitorsItems: 0 };
  }

  /**
   * Signs in at the commerce backend, which merges the guest's cart into the customer's, if there are both. If the prices of one
   * of them cannot be changed, signs in without the guest's cart.
   */
  async mergeDuring(visit: Visit, customer: Shopper, signIn: SignIn): Promise<SignedIn> {
    const merged = (await this.tryMerge(visit, customer, signIn)) ?? (await this.tryMerge(visit, customer, signIn));
    return merged ?? signIn('without-guests-cart');
  }

  /** Returns undefined if a cart cannot be changed now: another tab or device may have changed or ordered it just before. */
  private async tryTakeOver(visit: Visit, customer: Shopper): Promise<TakenOver | undefined> {
    const own = await this.backend.activeCart(customer);
    const guests = await this.guestsCart(visit);
    if (!guests) return { cart: own && (await this.recalculate(customer, own)), visitorsItems: 0 };
    const visitorsItems = itemsOf(guests);
    if (own?.totalPrice.currencyCode !== guests.totalPrice.currencyCode) {
      const assigned = await unlessRefused(this.backend.assign(customer, guests));
      return assigned && { cart: assigned, visitorsItems };
    }
    let isMerged = false;
    const cart = await this.atGrossPrices(visit, { customer, own }, async (gross) => {
      const merged = await this.merge(visit, { customer, own: gross, guests });
      isMerged = merged !== undefined;
      return merged ?? gross;
    });
    if (!cart || !isMerged) return undefined;
    await this.removeGuests(visit, guests);
    return { cart, visitorsItems };
  }

  /** Returns undefined without signing in if the prices of a cart cannot be changed now, as `tryTakeOver` does. */
  private async tryMerge(visit: Visit, customer: Shopper, signIn: SignIn): Promise<SignedIn | undefined> {
    const guests = await this.guestsCart(visit);
    const own = guests && (await this.backend.activeCart(customer));
    if (!own || own.totalPrice.currencyCode !== guests.totalPrice.currencyCode) return signIn('with-guests-cart');
    if (!(await unlessRefused(this.netPrices.toGross(visit, guests, true)))) return undefined;
    let signedIn: SignedIn | undefined;
    const cart = await this.atGrossPrices(visit, { customer, own }, async (gross) => {
      signedIn = await signIn('with-guests-cart');
      return signedIn.cart ?? gross;
    });
    return signedIn && { ...signedIn, cart: signedIn.cart && (cart ?? null) };
  }

  private async recalculate(customer: Shopper, own: CartRecord): Promise<CartRecord> {
    return (await unlessRefused(this.backend.update(customer, own, [RECALCULATE]))) ?? own;
  }

  /**
   * Changes the customer's cart at gross prices. Returns undefined if its prices cannot be changed. If only its shipping method or
   * net prices cannot be set after the change, returns it without them: its next change sets them.
   */
  private async atGrossPrices(
    visit: Visit,
    { customer, own }: { readonly customer: Shopper; readonly own: CartRecord },
    change: (gross: CartRecord) => Promise<CartRecord>,
  ): Promise<CartRecord | undefined> {
    let isAtGross = false;
    let changed: CartRecord | undefined;
    const changeOnce = async (gross: CartRecord) => {
      isAtGross = true;
      changed = await change(gross);
      return changed;
    };
    try {
      return await this.netPrices.around(visit, own, { shopper: customer, change: changeOnce });
    } catch (error) {
      if (!changed && (isAtGross || !isRefused(error))) throw error;
      this.logger.warn({ err: error, cartId: own.id }, 'shipping or prices of a cart not changed for a sign-in');
      return changed;
    }
  }

  /** Returns the active cart of a visitor who is no customer. Their own token proves that it is theirs. */
  private async guestsCart(visit: Visit): Promise<CartRecord | null | undefined> {
    if (!isGuest(visit)) return undefined;
    return this.shoppers.asVisitor(visit, (shopper) => this.backend.activeCart(shopper));
  }

  private async merge(
    { market }: Visit,
    { customer, own, guests }: { customer: Shopper; own: CartRecord; guests: CartRecord },
  ): Promise<CartRecord | undefined> {
    const { supplyChannelId, distributionChannelId } = await this.catalogue.channels(market.storeKey);
    const changes = guests.lineItems.flatMap(({ sku, quantity, isGift }): CartChange[] => {
      if (isGift) return [];
      const present = own.lineItems.find((line) => line.sku === sku && !line.isGift);
      if (!present) return [{ change: 'add-line-item', sku, quantity, supplyChannelId, distributionChannelId }];
      return quantity > present.quantity ? [{ change: 'change-quantity', lineItemId: present.id, quantity }] : [];
    });
    return this.apply(customer, own, changes);
  }

  /**
   * Applies all changes, or, if one is refused, those that are not: what is no longer sold must not prevent a sign-in. Returns
   * undefined if the cart cannot be changed at all, as one that became an order just before.
   */
  private async apply(
    customer: Shopper,
    own: CartRecord,
    changes: readonly CartChange[],
  ): Promise<CartRecord | undefined> {
    const update = (cart: CartRecord, ...some: readonly CartChange[]) =>
      unlessRefused(this.backend.update(customer, cart, some));
    const changed = await update(own, ...changes, RECALCULATE);
    if (changed) return changed;
    let cart = own;
    for (const change of changes) cart = (await update(cart, change)) ?? cart;
    return cart === own ? update(own, RECALCULATE) : cart;
  }

  private async removeGuests(visit: Visit, cart: CartRecord): Promise<void> {
    await this.shoppers
      .asVisitor(visit, (shopper) => this.backend.remove(shopper, cart))
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'cart of a guest not removed');
      });
  }
}

const itemsOf = ({ lineItems }: CartRecord): number => lineItems.reduce((sum, { quantity }) => sum + quantity, 0);

const isGuest = ({ session }: Visit): boolean => session.current !== undefined && !session.current.customerId;

const isRefused = (error: unknown): boolean => error instanceof ShopError && error.code !== 'backend-unavailable';

/** Returns undefined if the backend refuses a change. An outage is no refusal. */
async function unlessRefused(changed: Promise<CartRecord>): Promise<CartRecord | undefined> {
  try {
    return await changed;
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}
