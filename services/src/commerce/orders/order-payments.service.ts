import { money } from '@manifold/domain/money/money';
import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CartBackend, type Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend, type NotedPayment } from '../../integrations/commercetools/ports/order-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { ownerIdOf, type Visit } from '../visit/visit.js';
import { Checkouts, type AttemptWithCheckout, type CheckoutWithAttempts } from './checkouts.repository.js';
import { requireOrderable } from './orderable-cart.js';
import { paymentInterfaceOf, storedMethod } from './payment-interfaces.js';

/** A cart at the version that the shopper saw, and how they pay it. */
export interface PaymentWish {
  readonly cartId: string;
  readonly version: number;
  readonly paymentMethod: PaymentMethod;
  readonly agreedToSendEmail?: boolean | undefined;
  /** What the shopper means to pay, fee included; undefined for whatever it comes to. */
  readonly centAmount?: number | undefined;
}

/** An attempt that is written down, and the cart at the prices of this moment. */
export interface BegunPayment {
  readonly attempt: AttemptWithCheckout;
  readonly cart: CartRecord;
}

/** How carts come to their payments, whether the order follows at once or later: an attempt written down, then its payment on the cart. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly carts: CartBackend,
    private readonly backend: OrderBackend,
    private readonly checkouts: Checkouts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The checkout of a cart, where the visitor has begun one; refuses anybody else's. */
  async ownCheckout(visit: Visit, cartId: string): Promise<CheckoutWithAttempts | null> {
    const checkout = await this.checkouts.find(cartId);
    const isOwn =
      !checkout || (ownerIdOf(visit) === checkout.anonymousId && visit.market.storeKey === checkout.storeKey);
    if (!isOwn) throw new ShopError('cart-not-found');
    return checkout;
  }

  /**
   * Writes an attempt down to pay the cart as the shopper saw it; where they saw it with a payment for the same sum in the
   * same way, that one's is the attempt. Refuses what the rules of this moment refuse, whatever the page showed.
   */
  async begin(
    visit: Visit,
    shopper: Shopper,
    wish: PaymentWish,
    checkout: CheckoutWithAttempts | null,
  ): Promise<BegunPayment> {
    const cart = await this.confirmedCart(shopper, wish, checkout);
    if (!cart.customerEmail) this.logger.warn({ cartId: cart.id }, 'the order has no e-mail'); // spec core §8
    const offer = requireOrderable(cart, wish.paymentMethod, visit.snapshot.document);
    const { centAmount, currencyCode } = cart.totalPrice;
    const feeCentAmount = offer.fee?.gross.centAmount ?? 0;
    if (wish.centAmount !== undefined && wish.centAmount !== centAmount + feeCentAmount)
      throw new ShopError('malformed-price');
    const method = storedMethod(wish.paymentMethod);
    const sum = { method, centAmount, feeCentAmount, currencyCode };
    const waiting = checkout?.attempts.find(
      (one) => one.status === 'created' && one.cartVersion === wish.version && isFor(one, sum),
    );
    if (checkout && waiting) return { attempt: { ...waiting, checkout }, cart };
    const { storeKey, countryCode } = visit.market;
    const place = { cartId: cart.id, storeKey, countryCode, ownerId: ownerIdOf(visit) };
    return { attempt: await this.checkouts.begin({ ...place, ...sum, requestedVersion: wish.version }), cart };
  }

  /** Puts the attempt's payment on the cart, once; other payments that the cart had go. */
  async note(attempt: AttemptWithCheckout, cart: Pick<CartRecord, 'id' | 'version'>): Promise<NotedPayment> {
    const { id, method, centAmount, feeCentAmount, currencyCode, checkout } = attempt;
    const noted = await this.backend.notePayment(checkout.storeKey, cart, {
      key: id,
      paymentInterface: paymentInterfaceOf(method),
      amount: money(centAmount + feeCentAmount, currencyCode),
      cashOnDeliveryFee: feeCentAmount > 0 ? money(feeCentAmount, currencyCode) : null,
    });
    await this.checkouts.note(id, noted.version);
    return noted;
  }

  /** The cart that the shopper saw, at the prices of this moment. A frozen one is what a crash left of an earlier try. */
  private async confirmedCart(
    shopper: Shopper,
    wish: PaymentWish,
    checkout: CheckoutWithAttempts | null,
  ): Promise<CartRecord> {
    const cart = await this.carts.cart(shopper, wish.cartId);
    if (!cart || cart.cartState === 'Ordered') throw new ShopError('cart-not-found');
    const isKnownVersion =
      cart.version === wish.version ||
      (cart.cartState === 'Frozen' && checkout?.attempts.some((one) => one.requestedVersion === wish.version));
    if (!isKnownVersion) throw new ShopError('conflict', { details: { currentVersion: cart.version } });
    return this.recalculated(shopper, await this.thawed(shopper, cart), wish);
  }

  private async thawed(shopper: Shopper, cart: CartRecord): Promise<CartRecord> {
    if (cart.cartState !== 'Frozen') return cart;
    await this.backend.unfreeze(shopper.storeKey, cart);
    const open = await this.carts.cart(shopper, cart.id);
    if (!open) throw new ShopError('cart-not-found');
    return open;
  }

  private async recalculated(shopper: Shopper, cart: CartRecord, wish: PaymentWish): Promise<CartRecord> {
    const changes = [
      { change: 'recalculate' } as const,
      { change: 'set-agreed-to-email', agreed: wish.agreedToSendEmail ?? false } as const,
    ];
    const confirmed = await this.carts.update(shopper, cart, changes, true);
    // The shopper agreed to a sum; another one is for them to see first (spec core §8: the cart is reloaded).
    if (confirmed.totalPrice.centAmount !== cart.totalPrice.centAmount) throw new ShopError('malformed-price');
    return confirmed;
  }
}

type Sum = Pick<AttemptWithCheckout, 'method' | 'centAmount' | 'feeCentAmount' | 'currencyCode'>;

const isFor = (attempt: Sum, { method, centAmount, feeCentAmount, currencyCode }: Sum): boolean =>
  attempt.method === method &&
  attempt.centAmount === centAmount &&
  attempt.feeCentAmount === feeCentAmount &&
  attempt.currencyCode === currencyCode;
