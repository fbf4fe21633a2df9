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

  /** Returns the customer's active cart afterwards, recalculated; null without one. */
  async takeOver(visit: Visit, customer: Shopper): Promise<TakenOver> {
    const own = await this.backend.activeCart(customer);
    const guests = await this.guestsCart(visit);
    if (!guests) return { cart: own && (await this.backend.update(customer, own, [RECALCULATE])), visitorsItems: 0 };
    const visitorsItems = itemsOf(guests);
    if (own?.totalPrice.currencyCode !== guests.totalPrice.currencyCode)
      return { cart: await this.backend.assign(customer, guests), visitorsItems };
    const cart = await this.atGrossPrices(visit, { customer, own }, (gross) =>
      this.merge(visit, { customer, own: gross, guests }),
    );
    if (!cart) return { cart: own, visitorsItems: 0 };
    await this.removeGuests(visit, guests);
    return { cart, visitorsItems };
  }

  /**
   * Signs in at the commerce backend, which merges the guest's cart into the customer's, if there are both. If the prices of one
   * of them cannot be changed, signs in without the guest's cart.
   */
  async mergeDuring(visit: Visit, customer: Shopper, signIn: SignIn): Promise<SignedIn> {
    const guests = await this.guestsCart(visit);
    const own = guests && (await this.backend.activeCart(customer));
    if (!own || own.totalPrice.currencyCode !== guests.totalPrice.currencyCode) return signIn('with-guests-cart');
    if (!(await this.isMergeable(visit, guests))) return signIn('without-guests-cart');
    let signedIn: SignedIn | undefined;
    const merged = this.atGrossPrices(visit, { customer, own }, async (gross) => {
      signedIn = await signIn('with-guests-cart');
      return signedIn.cart ?? gross;
    });
    const cart = await merged.catch((error: unknown) => {
      if (!signedIn) throw error;
      // The next change of the cart sets its shipping method and prices.
      this.logger.warn({ err: error, cartId: own.id }, 'cart not completed after a sign-in');
      return signedIn.cart;
    });
    if (!signedIn) return signIn('without-guests-cart');
    return { ...signedIn, cart: signedIn.cart && (cart ?? null) };
  }

  /** Restores the gross prices of a guest's cart. Returns false if that is refused. */
  private async isMergeable(visit: Visit, guests: CartRecord): Promise<boolean> {
    try {
      await this.netPrices.toGross(visit, guests);
      return true;
    } catch (error) {
      if (isRefused(error)) return false;
      throw error;
    }
  }

  /**
   * Changes the customer's cart at gross prices. Another device may change it at the same moment, so a conflict is tried again.
   * Returns undefined if the cart's prices cannot be changed, because that must not prevent a sign-in.
   */
  private async atGrossPrices(
    visit: Visit,
    { customer, own }: { readonly customer: Shopper; readonly own: CartRecord },
    change: (gross: CartRecord) => Promise<CartRecord>,
    isRepeated = false,
  ): Promise<CartRecord | undefined> {
    let isAtGross = false;
    const changeOnce = (gross: CartRecord) => {
      isAtGross = true;
      return change(gross);
    };
    try {
      return await this.netPrices.around(visit, own, { shopper: customer, change: changeOnce });
    } catch (error) {
      if (isAtGross || !isRefused(error)) throw error;
      this.logger.warn({ err: error, cartId: own.id }, 'prices of a cart not changed for a sign-in');
    }
    const newest = isRepeated ? null : await this.backend.activeCart(customer);
    return newest ? this.atGrossPrices(visit, { customer, own: newest }, change, true) : undefined;
  }

  /** Returns the active cart of a visitor who is no customer. Their own token proves that it is theirs. */
  private async guestsCart(visit: Visit): Promise<CartRecord | null | undefined> {
    if (!isGuest(visit)) return undefined;
    return this.shoppers.asVisitor(visit, (shopper) => this.backend.activeCart(shopper));
  }

  private async merge(
    { market }: Visit,
    { customer, own, guests }: { customer: Shopper; own: CartRecord; guests: CartRecord },
  ): Promise<CartRecord> {
    const { supplyChannelId, distributionChannelId } = await this.catalogue.channels(market.storeKey);
    const changes = guests.lineItems.flatMap(({ sku, quantity, isGift }): CartChange[] => {
      if (isGift) return [];
      const present = own.lineItems.find((line) => line.sku === sku && !line.isGift);
      if (!present) return [{ change: 'add-line-item', sku, quantity, supplyChannelId, distributionChannelId }];
      return quantity > present.quantity ? [{ change: 'change-quantity', lineItemId: present.id, quantity }] : [];
    });
    return this.apply(customer, own, changes);
  }

  /** Applies all changes, or, if one is refused, those that are not: what is no longer sold must not prevent a sign-in. */
  private async apply(customer: Shopper, own: CartRecord, changes: readonly CartChange[]): Promise<CartRecord> {
    try {
      return await this.backend.update(customer, own, [...changes, RECALCULATE]);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
    let cart = own;
    for (const change of changes) {
      cart = await this.backend.update(customer, cart, [change]).catch((error: unknown) => {
        if (isRefused(error)) return cart;
        throw error;
      });
    }
    return cart;
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
