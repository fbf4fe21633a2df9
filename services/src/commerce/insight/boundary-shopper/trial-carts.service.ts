import type { Cart } from '@manifold/domain/cart/contract';
import { money, type Money } from '@manifold/domain/money/money';
import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { TrialCartBackend } from '../../../integrations/commercetools/ports/trial-cart-backend.js';
import { CommerceHandlers } from '../../operations/index.js';
import type { Visit } from '../../visit/index.js';
import { trialAddress, TRIAL_EMAIL } from './trial-address.js';

/** A cart of one parcel with an address, whose price can be chosen. */
export interface TrialCart {
  /** Brings the cart's goods, or its gross total, to an amount; undefined when no price of ours does that. */
  bringTo(amount: Money, what: 'goods' | 'gross'): Promise<Cart | undefined>;
  /** The ways to pay it, as its checkout shows them. */
  offers(): Promise<PaymentOffer[]>;
}

/** Carts to try something with: made, filled and thrown away by the operations that every shopper uses. */
@Injectable()
export class TrialCarts {
  constructor(
    private readonly shop: CommerceHandlers,
    private readonly backend: TrialCartBackend,
  ) {}

  /** A new cart of a new visitor. Refuses with `product-not-found` when the store has no parcel on stock. */
  async begin(visit: Visit): Promise<TrialCart> {
    const sku = await this.anyParcel(visit);
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
      bringTo: (amount, what) => this.bringTo(visit, amount, what),
      offers: async () => (await this.shop.call('getPaymentMethods', visit, {})).paymentMethods,
    };
  }

  /** Throws the visitor's cart away. */
  async end(visit: Visit): Promise<void> {
    if (visit.session.current) await this.shop.call('deleteCart', visit, {});
  }

  /** The cheapest parcel on stock of the first department that has one. */
  private async anyParcel(visit: Visit): Promise<string> {
    const { categories } = await this.shop.call('getCategories', visit, { query: 'navigation' });
    for (const { id } of categories.results) {
      const listing = { query: 'listing', categoryId: id, onStock: true, sort: 'price-asc' } as const;
      const { products } = await this.shop.call('getProducts', visit, listing);
      const parcel = products.results.find(({ isFreight }) => !isFreight);
      if (parcel) return parcel.sku;
    }
    throw new ShopError('product-not-found');
  }

  /** The gross total has shipping in it, which depends on the price: what is too much or too little after the first try is taken off. */
  private async bringTo(visit: Visit, amount: Money, what: 'goods' | 'gross'): Promise<Cart | undefined> {
    const reached = (cart: Cart): number => (what === 'goods' ? cart.subtotal : cart.totalPrice).centAmount;
    const first = await this.priced(visit, amount.centAmount, amount.currencyCode);
    const over = first ? reached(first) - amount.centAmount : 0;
    if (!first || over === 0) return first;
    const second = await this.priced(visit, amount.centAmount - over, amount.currencyCode);
    return second && reached(second) === amount.centAmount ? second : undefined;
  }

  private async priced(visit: Visit, centAmount: number, currencyCode: string): Promise<Cart | undefined> {
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
