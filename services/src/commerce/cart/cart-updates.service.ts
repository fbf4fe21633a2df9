import type { CartAction } from '@manifold/domain/cart/contract';
import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { CartBackend, type CartChange, type Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { CatalogueBackend } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { OpenCarts } from '../payments/index.js';
import { clientTypeOf, ownerIdOf, type Visit } from '../visit/index.js';
import { cartChanges, type ChangeContext } from './cart-changes.js';
import { refuseTooMany, skusToCheck } from './quantity-limits.js';
import { NetPrices } from './net-prices.service.js';
import { RecentCarts } from './recent-carts.service.js';

/** Id and version of the cart as the shopper saw it. */
export interface SeenCart {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
}

/** Creates and updates carts at the commerce backend by the rules of the store. The caller queues the updates of a session. */
@Injectable()
export class CartUpdates {
  constructor(
    private readonly backend: CartBackend,
    private readonly catalogue: CatalogueBackend,
    private readonly openCarts: OpenCarts,
    private readonly recent: RecentCarts,
    private readonly netPrices: NetPrices,
  ) {}

  /** Creates a cart with these changes. Added products are part of the draft, which saves a call. */
  async create({ market, locale }: Visit, shopper: Shopper, changes: readonly CartChange[] = []): Promise<CartRecord> {
    const { currencyCode, countryCode } = market;
    const lineItems = changes.filter((change) => change.change === 'add-line-item');
    const others = changes.filter(({ change }) => change !== 'add-line-item');
    const cart = await this.backend.create(shopper, { currencyCode, countryCode, locale, lineItems });
    return others.length > 0 ? this.backend.update(shopper, cart, others) : cart;
  }

  /**
   * Returns the active cart for a change. Deletes one in a currency that the store no longer uses, because its currency cannot
   * be changed. Throws `cart-frozen` if the visitor's cart is being ordered.
   */
  async usableCart(visit: Visit, shopper: Shopper): Promise<CartRecord | null> {
    const cart = await this.changeableCart(visit, shopper);
    if (!cart || cart.totalPrice.currencyCode === visit.market.currencyCode) return cart;
    await this.backend.remove(shopper, cart);
    return null;
  }

  /**
   * Returns the active cart for a change; null without one. A cart with a payment that waits for this shopper becomes active
   * again. Throws `cart-frozen` if the visitor's cart is being ordered.
   */
  async changeableCart(visit: Visit, shopper: Shopper): Promise<CartRecord | null> {
    const cart = await this.backend.activeCart(shopper);
    if (cart) return cart;
    const { cartId, isFreed } = await this.openCarts.findForChange(ownerIdOf(visit));
    if (cartId) throw new ShopError('cart-frozen');
    return isFreed ? this.backend.activeCart(shopper) : null;
  }

  /** Applies the actions to a cart, or to a new one for null. With `exact`, a concurrent change is a `conflict`. */
  async apply(
    visit: Visit,
    shopper: Shopper,
    cart: CartRecord | null,
    actions: readonly CartAction[],
    exact = false,
  ): Promise<CartRecord> {
    await this.refuseTooMany(visit, cart, actions);
    const changes = await this.changes(visit, shopper, cart, actions);
    if (!cart) return this.create(visit, shopper, changes);
    if (changes.length === 0) return cart;
    const change = (gross: CartRecord) => this.backend.update(shopper, gross, changes, exact);
    return this.netPrices.around(visit, cart, { shopper, change });
  }

  /** Applies the actions to the cached cart without reading it again, or to the newest one if it has changed. */
  async applyToRecent(visit: Visit, shopper: Shopper, actions: readonly CartAction[]): Promise<CartRecord> {
    const recent = this.recent.get(visit);
    if (recent?.totalPrice.currencyCode !== visit.market.currencyCode)
      return this.applyToNewest(visit, shopper, actions);
    try {
      return await this.apply(visit, shopper, recent, actions, true);
    } catch (error) {
      this.recent.store(visit, null);
      if (!(error instanceof ShopError) || PERMANENT.has(error.code)) throw error;
      return this.applyToNewest(visit, shopper, actions);
    }
  }

  /** Applies the actions to the active cart, or to a new one if the backend does not find it any more. */
  async applyToNewest(
    visit: Visit,
    shopper: Shopper,
    actions: readonly CartAction[],
    seen: SeenCart = {},
  ): Promise<CartRecord> {
    const apply = async () => {
      const cart = await this.usableCart(visit, shopper);
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
    return actions.flatMap((action, index) => cartChanges(action, index, context));
  }
}

const EMPTY: ChangeContext['cart'] = { lineItems: [], discountCodes: [], paymentIds: [] };

/**
 * Returns the active cart at the version that the shopper saw, so that the backend compares it. A stale version is retried once
 * on the newest one (spec core §4). Throws `cart-not-found` if the id is not that of the active cart.
 */
export function atSeenVersion(cart: CartRecord, { id, version }: SeenCart): CartRecord {
  if (id !== undefined && id !== cart.id) throw new ShopError('cart-not-found');
  return version === undefined ? cart : { ...cart, version };
}

/** Throws `cart-not-found` if it is not the cart that the shopper saw, and `conflict` if it is another version of that cart. */
export function requireSeen(cart: CartRecord | null, { id, version }: SeenCart): void {
  if (id !== undefined && cart?.id !== id) throw new ShopError('cart-not-found');
  if (version === undefined || cart?.version === version) return;
  throw new ShopError('conflict', { details: { currentVersion: cart?.version ?? null } });
}

/** Errors that reading the cart again would not solve. */
const PERMANENT: ReadonlySet<ShopErrorCode> = new Set<ShopErrorCode>(['backend-unavailable', 'not-signed-in']);
