import type { Cart, CartAction } from '@manifold/domain/cart/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { CartBackend, type CartChange, type Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { CatalogueBackend } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { OpenCarts } from '../payments/index.js';
import { clientTypeOf, ownerIdOf, SessionQueue, Shoppers, type Visit } from '../visit/index.js';
import { channelChanges } from './cart-changes.js';
import { atSeenVersion, CartUpdates, requireSeen, type SeenCart } from './cart-updates.service.js';
import { cartView } from './cart-view.js';
import { NetPrices } from './net-prices.service.js';
import { RecentCarts } from './recent-carts.service.js';
import { needsShippingMethod } from './shipping-method.js';

interface ChangeConditions {
  /** Decides whether the cart has net prices after the change. */
  readonly decideNet?: (cartId: string) => Promise<boolean>;
  /** The cart that the change is for; by default the active one at any version. */
  readonly seen?: SeenCart;
}

/** The visitor's cart. Changes of one session run one after the other. */
@Injectable()
export class Carts {
  constructor(
    private readonly backend: CartBackend,
    private readonly catalogue: CatalogueBackend,
    private readonly shoppers: Shoppers,
    private readonly queue: SessionQueue,
    private readonly openCarts: OpenCarts,
    private readonly recent: RecentCarts,
    private readonly updates: CartUpdates,
    private readonly netPrices: NetPrices,
  ) {}

  /** Returns the visitor's active cart, or the one that is being ordered; null without a cart. */
  async active(visit: Visit): Promise<Cart | null> {
    const record = await this.activeRecord(visit);
    this.recent.store(visit, record);
    return record && this.view(visit, record);
  }

  /** Returns the backend's record of the visitor's active cart, or of the one that is being ordered; null without a cart. */
  async activeRecord(visit: Visit): Promise<CartRecord | null> {
    return (await this.shoppers.asVisitor(visit, (shopper) => this.activeOrFrozen(visit, shopper))) ?? null;
  }

  /** Returns a cart of the visitor; null for the cart of another shopper or store. */
  async byId(visit: Visit, cartId: string): Promise<Cart | null> {
    const record = await this.recordById(visit, cartId);
    return record && this.view(visit, record);
  }

  /** Returns the backend's record of a cart of the visitor; null for the cart of another shopper or store, and for an ordered one. */
  async recordById(visit: Visit, cartId: string): Promise<CartRecord | null> {
    const record = await this.shoppers.asVisitor(visit, (shopper) => this.backend.cart(shopper, cartId));
    return record && record.cartState !== 'Ordered' ? record : null;
  }

  /** Throws `cart-not-found` if the request names a cart that is not the visitor's. */
  async requireOwn(visit: Visit, cartId: string | undefined): Promise<void> {
    if (cartId !== undefined && !(await this.byId(visit, cartId))) throw new ShopError('cart-not-found');
  }

  /** Returns the active cart, or creates one. */
  create(visit: Visit): Promise<Cart> {
    return this.write(
      visit,
      async (shopper) => (await this.updates.usableCart(visit, shopper)) ?? this.updates.create(visit, shopper),
    );
  }

  /**
   * Applies a shopper's actions to the active cart as one change, within the quantity limits; the shipping method follows the
   * content. A cart that the backend no longer knows is replaced by a new one (spec core §4).
   */
  update(visit: Visit, actions: readonly CartAction[], seen: SeenCart = {}): Promise<Cart> {
    // Tabs that share a first visit get a session that already has a cart.
    const isFirstWrite = !visit.session.current && visit.firstVisit === undefined;
    if (isFirstWrite && seen.id !== undefined) throw new ShopError('cart-not-found');
    return this.write(visit, (shopper) => {
      if (isFirstWrite) return this.updates.apply(visit, shopper, null, actions);
      const isSeen = seen.id !== undefined || seen.version !== undefined;
      return isSeen
        ? this.updates.applyToNewest(visit, shopper, actions, seen)
        : this.updates.applyToRecent(visit, shopper, actions);
    });
  }

  /**
   * Applies changes that the checkout decided on. Throws `cart-empty` for an empty cart. With `seen`, throws `conflict` for
   * another version and `cart-not-found` for another cart.
   */
  change(visit: Visit, changes: readonly CartChange[], conditions: ChangeConditions): Promise<Cart> {
    return this.changeFilled(visit, () => changes, conditions);
  }

  /** Sets net or gross prices on the active cart. Throws `cart-empty` for an empty cart. */
  setPrices(visit: Visit, isNet: boolean): Promise<Cart> {
    return this.write(visit, async (shopper) => {
      const cart = await this.updates.changeableCart(visit, shopper);
      if (!cart || cart.lineItems.length === 0) throw new ShopError('cart-empty');
      if (isNet) return this.netPrices.toNet(visit, shopper, cart);
      const unchanged = (gross: CartRecord) => Promise.resolve(gross);
      return this.netPrices.around(visit, cart, { shopper, change: unchanged, isNetAfter: false });
    });
  }

  /** Sets the store's channels on a line that was added with other ones. Throws `cart-empty` for an empty cart. */
  async moveToStoreChannels(visit: Visit, lineItemId: string): Promise<Cart> {
    const channels = await this.catalogue.channels(visit.market.storeKey);
    return this.changeFilled(visit, (cart) => channelChanges(lineItemId, cart, channels));
  }

  private changeFilled(
    visit: Visit,
    decide: (cart: CartRecord) => readonly CartChange[],
    { decideNet, seen = {} }: ChangeConditions = {},
  ): Promise<Cart> {
    return this.write(visit, async (shopper) => {
      const cart = await this.updates.changeableCart(visit, shopper);
      requireSeen(cart, seen);
      if (!cart || cart.lineItems.length === 0) throw new ShopError('cart-empty');
      const changes = decide(cart);
      if (changes.length === 0 && !needsShippingMethod(cart)) return cart;
      const isNetAfter = await decideNet?.(cart.id);
      const isExact = seen.version !== undefined;
      const change = async (gross: CartRecord) =>
        changes.length === 0 ? gross : this.backend.update(shopper, gross, changes, isExact);
      return this.netPrices.around(visit, cart, { shopper, change, isNetAfter });
    });
  }

  /** Deletes the active cart, if there is one. */
  async remove(visit: Visit, seen: SeenCart = {}): Promise<void> {
    this.recent.store(visit, null);
    await this.shoppers.asVisitor(visit, (shopper) =>
      this.runQueued(visit, async () => {
        const cart = await this.updates.changeableCart(visit, shopper);
        if (!cart) return;
        await this.backend.remove(shopper, atSeenVersion(cart, seen));
        this.recent.announceRemoval(visit, cart);
      }),
    );
  }

  /** Runs work as the visitor, queued with the other changes of the session. Opens a session if there is none. */
  private async write(visit: Visit, work: (shopper: Shopper) => Promise<CartRecord>): Promise<Cart> {
    let prepared: CartRecord | undefined;
    await this.shoppers.open(visit, async (shopper) => {
      prepared = await this.updates.create(visit, shopper);
    });
    if (prepared) this.recent.store(visit, prepared);
    const run = () => this.shoppers.asVisitor(visit, (shopper) => this.runQueued(visit, () => work(shopper)));
    let cart = await run();
    if (!cart) {
      // The session expired at the backend: continue with a new session and a new cart.
      await this.shoppers.open(visit);
      cart = await run();
    }
    if (!cart) throw new ShopError('cart-reset');
    this.recent.storeChange(visit, cart);
    return this.view(visit, cart);
  }

  private runQueued<Answer>(visit: Visit, work: () => Promise<Answer>): Promise<Answer> {
    return this.queue.run(visit.session.current?.sid ?? '', work);
  }

  /** Returns the active cart, or the frozen one while it is being ordered. */
  private async activeOrFrozen(visit: Visit, shopper: Shopper): Promise<CartRecord | null> {
    const active = await this.backend.activeCart(shopper);
    if (active) return active;
    const { cartId, isFreed } = await this.openCarts.find(ownerIdOf(visit));
    if (isFreed) return this.backend.activeCart(shopper);
    const cart = cartId ? await this.backend.cart(shopper, cartId) : null;
    return cart?.cartState === 'Ordered' ? null : cart;
  }

  private view(visit: Visit, record: CartRecord): Cart {
    return cartView(record, clientTypeOf(visit));
  }
}
