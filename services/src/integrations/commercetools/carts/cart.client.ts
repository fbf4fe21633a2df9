import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { shippingMethodRecord, type ShippingMethodAnswer } from '../catalogue/shipping-method-record.js';
import { BackendFailure, shopErrorOf } from '../connection/backend-failure.js';
import { isAnswerLost, retryOnNewestVersion } from '../connection/retry-write.js';
import { ShopperCalls } from '../connection/shopper-calls.client.js';
import type { ShopperDocument } from '../connection/shopper-document.js';
import { CART_TYPE_KEY } from '../custom-types/custom-types.js';
import { CartBackend, type CartChange, type CartVersion, type NewCart, type Shopper } from '../ports/cart-backend.js';
import type { CartRecord } from '../ports/cart-records.js';
import type { ShippingMethodRecord } from '../ports/catalogue-backend.js';
import type { CartAnswer } from './cart-answer.js';
import { lineItemDraft, myCartUpdateAction } from './cart-changes.js';
import * as documents from './cart-documents.js';
import { cartRecord } from './cart-record.js';
import { isApplied } from './is-applied.js';

const UNAUTHORISED = [401, 403];

/** Converts a failure of a cart operation: 404 becomes `cart-not-found`, 401 and 403 become `not-signed-in`. */
function cartError(error: unknown): unknown {
  if (!(error instanceof BackendFailure)) return error;
  if (UNAUTHORISED.includes(error.statusCode)) {
    return new ShopError('not-signed-in', { cause: error });
  }
  if (error.isMissing) return new ShopError('cart-not-found', { cause: error });
  return shopErrorOf(error);
}

function throwCartError(error: unknown): never {
  throw cartError(error);
}

/** Carts through the platform's `me` queries and mutations in a store. */
@Injectable()
export class CommercetoolsCarts extends CartBackend {
  constructor(private readonly calls: ShopperCalls) {
    super();
  }

  async activeCart(shopper: Shopper): Promise<CartRecord | null> {
    const data = await this.runForCart<{ inStore: { me: { activeCart: CartAnswer | null } } }>(
      shopper,
      documents.getMyActiveCart,
      {},
      'read',
    );
    const { activeCart } = data.inStore.me;
    return activeCart && cartRecord(activeCart);
  }

  async cart(shopper: Shopper, id: string): Promise<CartRecord | null> {
    try {
      const data = await this.runForCart<{ inStore: { me: { cart: CartAnswer | null } } }>(
        shopper,
        documents.getMyCart,
        { id },
        'read',
      );
      return data.inStore.me.cart && cartRecord(data.inStore.me.cart);
    } catch (error) {
      if (error instanceof ShopError && error.code === 'cart-not-found') return null;
      throw error;
    }
  }

  async create(shopper: Shopper, cart: NewCart): Promise<CartRecord> {
    const draft = {
      currency: cart.currencyCode,
      country: cart.countryCode,
      locale: cart.locale,
      inventoryMode: 'ReserveOnOrder',
      custom: { typeKey: CART_TYPE_KEY, fields: [] },
      lineItems: cart.lineItems.map(lineItemDraft),
    };
    const create = async () => {
      const data = await this.calls.run<{ cart: CartAnswer }>(shopper, documents.createMyCart, { draft }, 'write');
      return cartRecord(data.cart);
    };
    try {
      return await create();
    } catch (error) {
      if (!isAnswerLost(error)) throw cartError(error);
      // The shopper had no active cart before, so an active cart is the new one.
      return (await this.activeCart(shopper)) ?? create().catch(throwCartError);
    }
  }

  async update(shopper: Shopper, cart: CartRecord, changes: readonly CartChange[], exact = false): Promise<CartRecord> {
    const actions = changes.map(myCartUpdateAction);
    const send = async (version: number) => {
      const variables = { id: cart.id, version, actions };
      const data = await this.calls.run<{ cart: CartAnswer }>(shopper, documents.updateMyCart, variables, 'write');
      return cartRecord(data.cart);
    };
    try {
      return await (exact ? send(cart.version) : retryOnNewestVersion(cart.version, send));
    } catch (error) {
      if (!isAnswerLost(error)) throw cartError(error);
      const current = await this.cart(shopper, cart.id);
      if (!current) throw cartError(error);
      if (isApplied(cart, current, changes)) return current;
      if (exact && current.version !== cart.version) throw new ShopError('conflict', { cause: error });
      return send(current.version).catch(throwCartError);
    }
  }

  async remove(shopper: Shopper, cart: CartVersion): Promise<void> {
    const send = (version: number) =>
      this.calls.run(shopper, documents.deleteMyCart, { id: cart.id, version }, 'write');
    try {
      await retryOnNewestVersion(cart.version, send);
    } catch (error) {
      const isRemoved = isAnswerLost(error) && (await this.cart(shopper, cart.id)) === null;
      if (!isRemoved) throw cartError(error);
    }
  }

  async assign(customer: Shopper, { id, version }: CartVersion): Promise<CartRecord> {
    const data = await this.runForCart<{ cart: CartAnswer }>(customer, documents.assignCart, { id, version }, 'write');
    return cartRecord(data.cart);
  }

  async shippingMethods(shopper: Shopper, cartId: string): Promise<ShippingMethodRecord[]> {
    const data = await this.runForCart<{ shippingMethodsByCart: ShippingMethodAnswer[] }>(
      shopper,
      documents.shippingMethodsByCart,
      { id: cartId },
      'read',
    );
    return data.shippingMethodsByCart.map(shippingMethodRecord);
  }

  private async runForCart<Data>(
    shopper: Shopper,
    document: ShopperDocument,
    variables: object,
    kind: 'read' | 'write',
  ): Promise<Data> {
    try {
      return await this.calls.run<Data>(shopper, document, variables, kind);
    } catch (error) {
      throw cartError(error);
    }
  }
}
