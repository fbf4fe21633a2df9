import type { Cart, CartAction } from '@manifold/domain/cart/contract';
import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { CartBackend, type CartChange, type Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { CatalogueBackend } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Checkouts } from '../payments/index.js';
import { clientTypeOf, ownerIdOf, SessionQueue, Shoppers, type Visit } from '../visit/index.js';
import { changesOf, channelChanges, type ChangeContext } from './cart-changes.js';
import { cartView } from './cart-view.js';
import { refuseTooMany, skusToCheck } from './quantity-limits.js';
import { RecentCarts } from './recent-carts.service.js';
import { needsShippingMethod, wantedShippingMethod } from './wanted-shipping-method.js';

/** The cart that a change is meant for, as the shopper saw it. */
export interface SeenCart {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
}

/** The visitor's cart. Changes of one session run one after the other. */
@Injectable()
export class Carts {
  constructor(
    private readonly backend: CartBackend,
    private readonly catalogue: CatalogueBackend,
    private readonly shoppers: Shoppers,
    private readonly queue: SessionQueue,
    private readonly checkouts: Checkouts,
    private readonly recent: RecentCarts,
  ) {}

  /** The visitor's active cart, or the one that is being ordered just now; null when there is none. */
  async active(visit: Visit): Promise<Cart | null> {
    const record = await this.shoppers.asVisitor(visit, (shopper) => this.activeOrFrozen(visit, shopper));
    this.recent.keep(visit, record ?? null);
    return record ? this.view(visit, record) : null;
  }

  /** A cart of the visitor's own; null for anybody else's, of whatever store. */
  async byId(visit: Visit, cartId: string): Promise<Cart | null> {
    const record = await this.shoppers.asVisitor(visit, (shopper) => this.backend.cart(shopper, cartId));
    return record && record.cartState !== 'Ordered' ? this.view(visit, record) : null;
  }

  /** Throws `cart-not-found` if a cart is named that is not the visitor's own: a question about a cart is answered to its owner only. */
  async requireOwn(visit: Visit, cartId: string | undefined): Promise<void> {
    if (cartId !== undefined && !(await this.byId(visit, cartId))) throw new ShopError('cart-not-found');
  }

  /** The active cart, made when there is none. */
  create(visit: Visit): Promise<Cart> {
    return this.write(visit, async (shopper) => {
      const existing = await this.usableCart(visit, shopper);
      if (!existing) await this.refuseFrozen(visit);
      return existing ?? this.newCart(visit, shopper, []);
    });
  }

  /**
   * A shopper's actions on the active cart, as one change: limits of quantity are held, the shipping method follows what is
   * in the cart. A cart that the backend no longer knows is replaced by a new one (spec core §4).
   */
  update(visit: Visit, actions: readonly CartAction[], seen: SeenCart = {}): Promise<Cart> {
    // A visitor whose tabs share a first visit gets a session that has a cart already.
    const isFirstWrite = !visit.session.current && visit.firstVisit === undefined;
    if (isFirstWrite && seen.id !== undefined) throw new ShopError('cart-not-found');
    return this.write(visit, async (shopper) => {
      if (isFirstWrite) return this.apply(visit, shopper, null, actions);
      if (seen.id !== undefined || seen.version !== undefined) return this.applyToNewest(visit, shopper, actions, seen);
      const recent = this.recent.get(visit);
      if (recent?.totalPrice.currencyCode === visit.market.currencyCode) {
        const changed = await this.applyToRecent(visit, shopper, recent, actions);
        if (changed) return changed;
      }
      return this.applyToNewest(visit, shopper, actions);
    });
  }

  /** Changes of the active cart that the checkout decided on; `cart-empty` when there is nothing to check out. */
  change(visit: Visit, changes: readonly CartChange[]): Promise<Cart> {
    return this.changeFilled(visit, () => changes);
  }

  /** Gives a line the store's channels, where those it was added with are others by now; `cart-empty` when there is no line. */
  async moveToStoreChannels(visit: Visit, lineItemId: string): Promise<Cart> {
    const channels = await this.catalogue.channels(visit.market.storeKey);
    return this.changeFilled(visit, (cart) => channelChanges(lineItemId, cart, channels));
  }

  private changeFilled(visit: Visit, decide: (cart: CartRecord) => readonly CartChange[]): Promise<Cart> {
    return this.write(visit, async (shopper) => {
      const cart = await this.backend.activeCart(shopper);
      if (!cart) await this.refuseFrozen(visit);
      if (!cart || cart.lineItems.length === 0) throw new ShopError('cart-empty');
      const changes = decide(cart);
      if (changes.length === 0) return cart;
      return this.withShippingMethod(shopper, await this.backend.update(shopper, cart, changes));
    });
  }

  /** Throws the active cart away; nothing happens when there is none. */
  async remove(visit: Visit, seen: SeenCart = {}): Promise<void> {
    this.recent.keep(visit, null);
    await this.shoppers.asVisitor(visit, (shopper) =>
      this.inTurn(visit, async () => {
        const cart = await this.backend.activeCart(shopper);
        if (cart) await this.backend.remove(shopper, atSeenVersion(cart, seen));
        else await this.refuseFrozen(visit);
      }),
    );
  }

  /** Runs work on the visitor's behalf, in turn with everything else that this session changes; the session is opened when there is none. */
  private async write(visit: Visit, work: (shopper: Shopper) => Promise<CartRecord>): Promise<Cart> {
    let prepared: CartRecord | undefined;
    await this.shoppers.open(visit, async (shopper) => {
      prepared = await this.newCart(visit, shopper, []);
    });
    if (prepared) this.recent.keep(visit, prepared);
    const run = () => this.shoppers.asVisitor(visit, (shopper) => this.inTurn(visit, () => work(shopper)));
    let cart = await run();
    if (!cart) {
      // The backend has forgotten the session: a new one, with a new cart.
      await this.shoppers.open(visit);
      cart = await run();
    }
    if (!cart) throw new ShopError('cart-reset');
    this.recent.keep(visit, cart);
    return this.view(visit, cart);
  }

  private inTurn<Answer>(visit: Visit, work: () => Promise<Answer>): Promise<Answer> {
    return this.queue.run(visit.session.current?.sid ?? '', work);
  }

  /** Applies the actions to the cart as it was seen last, without reading it again; undefined if it has changed since. */
  private async applyToRecent(
    visit: Visit,
    shopper: Shopper,
    recent: CartRecord,
    actions: readonly CartAction[],
  ): Promise<CartRecord | undefined> {
    try {
      return await this.apply(visit, shopper, recent, actions, true);
    } catch (error) {
      this.recent.keep(visit, null);
      if (!(error instanceof ShopError) || PERMANENT.has(error.code)) throw error;
      return undefined;
    }
  }

  private async applyToNewest(
    visit: Visit,
    shopper: Shopper,
    actions: readonly CartAction[],
    seen: SeenCart = {},
  ): Promise<CartRecord> {
    const apply = async () => {
      const cart = await this.usableCart(visit, shopper);
      if (!cart) await this.refuseFrozen(visit);
      if (!cart && seen.id !== undefined) throw new ShopError('cart-not-found');
      return this.apply(visit, shopper, cart && atSeenVersion(cart, seen), actions);
    };
    try {
      return await apply();
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'cart-not-found' || seen.id !== undefined) throw error;
      return apply();
    }
  }

  private async apply(
    visit: Visit,
    shopper: Shopper,
    cart: CartRecord | null,
    actions: readonly CartAction[],
    exact = false,
  ): Promise<CartRecord> {
    await this.refuseTooMany(visit, cart, actions);
    const changes = await this.changes(visit, shopper, cart, actions);
    if (!cart) return this.newCart(visit, shopper, changes);
    if (changes.length === 0) return cart;
    return this.withShippingMethod(shopper, await this.backend.update(shopper, cart, changes, exact));
  }

  private async refuseTooMany(visit: Visit, cart: CartRecord | null, actions: readonly CartAction[]): Promise<void> {
    const lines = cart?.lineItems ?? [];
    const skus = skusToCheck(actions, lines);
    const { supplyChannelId } = await this.catalogue.channels(visit.market.storeKey);
    const stock = skus.length > 0 ? await this.catalogue.stock(skus, supplyChannelId) : new Map<string, number>();
    const { maximumQuantityPerProduct } = visit.snapshot.document.sections['shopping-limits'];
    refuseTooMany(actions, lines, { maximum: maximumQuantityPerProduct, stock });
  }

  private async changes(
    visit: Visit,
    shopper: Shopper,
    cart: CartRecord | null,
    actions: readonly CartAction[],
  ): Promise<CartChange[]> {
    const setsMethod = actions.some(({ action }) => action === 'setShippingMethod');
    const [channels, shippingMethods] = await Promise.all([
      this.catalogue.channels(visit.market.storeKey),
      setsMethod && cart?.shippingAddress ? this.backend.shippingMethods(shopper, cart.id) : [],
    ]);
    const { document } = visit.snapshot;
    const context = { cart: cart ?? EMPTY, channels, shippingMethods, document, clientType: clientTypeOf(visit) };
    return actions.flatMap((action, index) => changesOf(action, index, context));
  }

  /** A new cart with these changes; what is added first is in it from the beginning, which saves a call. */
  private async newCart(
    { market, locale }: Visit,
    shopper: Shopper,
    changes: readonly CartChange[],
  ): Promise<CartRecord> {
    const { currencyCode, countryCode } = market;
    const lineItems = changes.filter((change) => change.change === 'add-line-item');
    const others = changes.filter(({ change }) => change !== 'add-line-item');
    const cart = await this.backend.create(shopper, { currencyCode, countryCode, locale, lineItems });
    return others.length > 0 ? this.backend.update(shopper, cart, others) : cart;
  }

  /** The active cart, unless it is of a currency that the store has left: a cart cannot change its currency, so it is thrown away. */
  private async usableCart({ market }: Visit, shopper: Shopper): Promise<CartRecord | null> {
    const cart = await this.backend.activeCart(shopper);
    if (!cart || cart.totalPrice.currencyCode === market.currencyCode) return cart;
    await this.backend.remove(shopper, cart);
    return null;
  }

  private async withShippingMethod(shopper: Shopper, cart: CartRecord): Promise<CartRecord> {
    if (!needsShippingMethod(cart)) return cart;
    const wanted = wantedShippingMethod(cart, await this.backend.shippingMethods(shopper, cart.id));
    const isSet = cart.shippingInfo?.matchesCart && cart.shippingInfo.methodKey === wanted?.key;
    if (!wanted || isSet) return cart;
    return this.backend.update(shopper, cart, [{ change: 'set-shipping-method', shippingMethodId: wanted.id }]);
  }

  /** A cart that is being ordered is not active any more, but it is not lost either. */
  private async activeOrFrozen(visit: Visit, shopper: Shopper): Promise<CartRecord | null> {
    const active = await this.backend.activeCart(shopper);
    if (active) return active;
    const frozen = await this.checkouts.openCartOf(ownerIdOf(visit));
    const cart = frozen ? await this.backend.cart(shopper, frozen) : null;
    return cart?.cartState === 'Ordered' ? null : cart;
  }

  private async refuseFrozen(visit: Visit): Promise<void> {
    const frozen = await this.checkouts.openCartOf(ownerIdOf(visit));
    if (frozen) throw new ShopError('cart-frozen');
  }

  private view(visit: Visit, record: CartRecord): Cart {
    return cartView(record, clientTypeOf(visit));
  }
}

const EMPTY: ChangeContext['cart'] = { lineItems: [], discountCodes: [], paymentIds: [] };

/**
 * The active cart at the version that the shopper saw, so that the backend compares it: a stale one is met by one more try on
 * the newest version (spec core §4). Refuses if another cart is meant.
 */
function atSeenVersion(cart: CartRecord, { id, version }: SeenCart): CartRecord {
  if (id !== undefined && id !== cart.id) throw new ShopError('cart-not-found');
  return version === undefined ? cart : { ...cart, version };
}

/** Reading the cart again would not help against these. */
const PERMANENT: ReadonlySet<ShopErrorCode> = new Set<ShopErrorCode>(['backend-unavailable', 'not-signed-in']);
