import type { Cart } from '@manifold/domain/cart/contract';
import { money, type Money } from '@manifold/domain/money/money';
import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { TrialCartBackend } from '../../../integrations/commercetools/ports/trial-cart-backend.js';
import { CommerceHandlers } from '../../operations/index.js';
import type { Visit } from '../../visit/index.js';
import { trialAddress, TRIAL_EMAIL } from './trial-address.js';

/** A cart with one parcel and an address, whose price can be set. */
export interface TrialCart {
  /** Sets the price so that the goods or the gross total reach an amount; returns undefined if no price does. */
  setTotal(amount: Money, what: 'goods' | 'gross'): Promise<Cart | undefined>;
  /** Lists the payment methods as at checkout. */
  offers(): Promise<PaymentOffer[]>;
}

/** Creates, fills and deletes trial carts with the operations of a shopper. */
@Injectable()
export class TrialCarts {
  constructor(
    private readonly shop: CommerceHandlers,
    private readonly backend: TrialCartBackend,
  ) {}

  /** Creates a cart for a new visitor. Throws `product-not-found` if the store has no parcel in stock. */
  async begin(visit: Visit): Promise<TrialCart> {
    const sku = await this.findParcel(visit);
    const { cart } = await this.shop.call('updateCart', visit, {
      actions: [{ action: 'addLineItem', sku, quantity: 1 }],
    });
    if (!cart) throw new ShopError('cart-not-found');
    await this.backend.markAsTrial(visit.market.storeKey, cart);
    await this.shop.call('setCheckoutAddresses', visit, {
      clientType: 'private',
      email: TRIAL_EMAIL,
      billingAddress: trialAddress(visit.snapshot.document),
      shippingAddress: null,
    });
    return {
      setTotal: (amount, what) => this.adjustTo(visit, amount, what),
      offers: async () => (await this.shop.call('getPaymentMethods', visit, {})).paymentMethods,
    };
  }

  /** Deletes the visitor's cart. */
  async end(visit: Visit): Promise<void> {
    if (visit.session.current) await this.shop.call('deleteCart', visit, {});
  }

  /** Returns the cheapest parcel in stock of the first department that has one. */
  private async findParcel(visit: Visit): Promise<string> {
    const { categories } = await this.shop.call('getCategories', visit, { query: 'navigation' });
    for (const { id } of categories.results) {
      const listing = { query: 'listing', categoryId: id, onStock: true, sort: 'price-asc' } as const;
      const { products } = await this.shop.call('getProducts', visit, listing);
      const parcel = products.results.find(({ isFreight }) => !isFreight);
      if (parcel) return parcel.sku;
    }
    throw new ShopError('product-not-found');
  }

  /** Sets the price twice, because the gross total includes shipping, which depends on the price. */
  private async adjustTo(visit: Visit, amount: Money, what: 'goods' | 'gross'): Promise<Cart | undefined> {
    const totalOf = (cart: Cart): number => (what === 'goods' ? cart.subtotal : cart.totalPrice).centAmount;
    const first = await this.withPrice(visit, amount.centAmount, amount.currencyCode);
    const over = first ? totalOf(first) - amount.centAmount : 0;
    if (!first || over === 0) return first;
    const second = await this.withPrice(visit, amount.centAmount - over, amount.currencyCode);
    return second && totalOf(second) === amount.centAmount ? second : undefined;
  }

  private async withPrice(visit: Visit, centAmount: number, currencyCode: string): Promise<Cart | undefined> {
    if (centAmount < 0) return undefined;
    const cart = await this.active(visit);
    const [line] = cart.lineItems;
    if (!line) throw new ShopError('cart-empty');
    const { id, version } = cart;
    const price = money(centAmount, currencyCode);
    await this.backend.setLinePrice(visit.market.storeKey, { id, version, lineItemId: line.id }, price);
    return this.active(visit);
  }

  private async active(visit: Visit): Promise<Cart> {
    const { me } = await this.shop.call('getMe', visit, {});
    if (!me.activeCart) throw new ShopError('cart-not-found');
    return me.activeCart;
  }
}
