import { money } from '@manifold/domain/money/money';
import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CartBackend, type Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { ownerIdOf, type Visit } from '../visit/index.js';
import { contentHash } from './cart-content.js';
import {
  type AttemptWithCheckout,
  Checkouts,
  type CheckoutWithAttempts,
  dueCentAmount,
  paymentInterfaceOf,
  storedMethod,
} from '../payments/index.js';
import { CrashPoints } from './crash-points.js';
import { requireOrderable } from './orderable-cart.js';

/** A cart at the version that the shopper saw, and how they pay it. */
export interface PaymentParams {
  readonly cartId: string;
  readonly version: number;
  readonly paymentMethod: PaymentMethod;
  /** What the shopper means to pay, fee and rounding included; undefined for whatever it comes to. */
  readonly centAmount?: number | undefined;
}

/** An attempt that is stored, and the cart as the shopper saw it. */
export interface BegunPayment {
  readonly attempt: AttemptWithCheckout;
  readonly cart: CartRecord;
}

interface Preparation {
  readonly freeze: boolean;
  readonly agreedToSendEmail?: boolean | undefined;
}

/** How carts come to their payments, whether the order follows at once or later: an attempt is stored, then its payment is put on the cart. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly carts: CartBackend,
    private readonly backend: OrderBackend,
    private readonly checkouts: Checkouts,
    private readonly crashPoints: CrashPoints,
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
   * Stores an attempt to pay the cart as the shopper saw it, or returns the one that they have already made for the same sum
   * in the same way. Refuses what the rules of this moment refuse, whatever the page showed.
   */
  async begin(
    visit: Visit,
    shopper: Shopper,
    params: PaymentParams,
    checkout: CheckoutWithAttempts | null,
  ): Promise<BegunPayment> {
    const cart = await this.seenCart(shopper, params, checkout);
    if (!cart.customerEmail) this.logger.warn({ cartId: cart.id }, 'the order has no e-mail'); // spec core §8
    const sum = sumOf(visit, cart, params.paymentMethod);
    if (params.centAmount !== undefined && params.centAmount !== dueCentAmount(sum))
      throw new ShopError('malformed-price');
    const waiting = checkout?.attempts.find(
      (one) => one.status === 'created' && one.cartVersion === params.version && isFor(one, sum),
    );
    if (checkout && waiting) return { attempt: { ...waiting, checkout }, cart };
    const { storeKey, countryCode } = visit.market;
    const place = { cartId: cart.id, storeKey, countryCode, ownerId: ownerIdOf(visit) };
    const seen = { requestedVersion: params.version, contentHash: contentHash(cart) };
    return { attempt: await this.checkouts.begin({ ...place, ...sum, ...seen }, checkout), cart };
  }

  /**
   * Puts the attempt's payment on the cart at the prices of this moment, in two calls: the payment, then the cart. Refuses
   * if the cart comes to another sum than the shopper saw, or may not be ordered like this any more.
   */
  async prepare(
    visit: Visit,
    attempt: AttemptWithCheckout,
    cart: CartRecord,
    preparation: Preparation,
  ): Promise<{ readonly cart: CartRecord; readonly paymentId: string }> {
    const { storeKey } = attempt.checkout;
    const { feeCentAmount, roundingCentAmount, currencyCode } = attempt;
    const paymentId = attempt.paymentId ?? (await this.createPayment(attempt));
    const prepared = await this.backend.preparePayment(storeKey, cart, {
      paymentId,
      cashOnDeliveryFee: feeCentAmount > 0 ? money(feeCentAmount, currencyCode) : null,
      cashRounding: roundingCentAmount === 0 ? null : money(roundingCentAmount, currencyCode),
      ...preparation,
    });
    // The shopper agreed to a sum; another one is for them to see first (spec core §8: the cart is reloaded).
    if (!isFor(attempt, sumOf(visit, prepared, paymentInterfaceOf(attempt.method))))
      throw new ShopError('malformed-price');
    return { cart: prepared, paymentId };
  }

  private async createPayment(attempt: AttemptWithCheckout) {
    const paymentId = await this.backend.createPayment({
      key: attempt.id,
      paymentInterface: paymentInterfaceOf(attempt.method),
      amount: money(dueCentAmount(attempt), attempt.currencyCode),
    });
    this.crashPoints.pass('payment-created');
    return paymentId;
  }

  /** The cart as the shopper saw it, open. It may be at another version if an earlier try has moved it on and nothing else has. */
  private async seenCart(
    shopper: Shopper,
    { cartId, version }: PaymentParams,
    checkout: CheckoutWithAttempts | null,
  ): Promise<CartRecord> {
    const cart = await this.carts.cart(shopper, cartId);
    if (!cart || cart.cartState === 'Ordered') throw new ShopError('cart-not-found');
    const earlier = checkout?.attempts.filter(({ requestedVersion }) => requestedVersion === version) ?? [];
    const isSeen =
      cart.version === version ||
      (cart.cartState === 'Frozen' && earlier.length > 0) ||
      earlier.some((attempt) => attempt.contentHash === contentHash(cart));
    if (!isSeen) throw new ShopError('conflict', { details: { currentVersion: cart.version } });
    return cart.cartState === 'Frozen' ? this.backend.unfreeze(shopper.storeKey, cart) : cart;
  }
}

type Sum = Pick<AttemptWithCheckout, 'method' | 'centAmount' | 'feeCentAmount' | 'roundingCentAmount' | 'currencyCode'>;

/** What the cart costs when it is paid like this; refuses a cart that cannot be ordered. */
function sumOf(visit: Visit, cart: CartRecord, paymentMethod: PaymentMethod): Sum {
  const offer = requireOrderable(cart, paymentMethod, visit.snapshot.document);
  const { centAmount, currencyCode } = cart.totalPrice;
  const feeCentAmount = offer.fee?.gross.centAmount ?? 0;
  const roundingCentAmount = offer.rounding?.centAmount ?? 0;
  return { method: storedMethod(paymentMethod), centAmount, feeCentAmount, roundingCentAmount, currencyCode };
}

const isFor = (attempt: Sum, sum: Sum): boolean =>
  attempt.method === sum.method &&
  attempt.centAmount === sum.centAmount &&
  attempt.feeCentAmount === sum.feeCentAmount &&
  attempt.roundingCentAmount === sum.roundingCentAmount &&
  attempt.currencyCode === sum.currencyCode;
