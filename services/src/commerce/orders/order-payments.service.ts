import { money } from '@manifold/domain/money/money';
import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CartBackend, type Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { Env } from '../../platform/env/env.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { clientTypeOf, ownerIdOf, type Visit } from '../visit/index.js';
import { contentHash } from './cart-content.js';
import {
  type AttemptWithCheckout,
  Checkouts,
  type CheckoutWithAttempts,
  CrashPoints,
  dueCentAmount,
  type PaymentAttempt,
  paymentMethodFrom,
  storedMethod,
} from '../payments/index.js';
import { requireOrderable } from './orderable-cart.js';

/**
 * States of a payment that may be made already or is being made. A page may repeat an order by itself while the shopper pays
 * elsewhere. To change the method, they cancel the payment first.
 */
const PAYING: ReadonlySet<PaymentAttempt['status']> = new Set(['sent', 'action_required']);

/** The cart at the version that the shopper saw, and the payment method. */
export interface PaymentParams {
  readonly cartId: string;
  readonly version: number;
  readonly paymentMethod: PaymentMethod;
  /** The amount that the shopper expects, including fee and rounding; undefined to accept any. */
  readonly centAmount?: number | undefined;
}

/** A stored attempt, and the cart as the shopper saw it. */
export interface StartedPayment {
  readonly attempt: AttemptWithCheckout;
  readonly cart: CartRecord;
}

interface Preparation {
  readonly freeze: boolean;
  readonly agreedToSendEmail?: boolean | undefined;
}

/** Creates payments for carts, whether the order follows at once or later: stores an attempt, then sets its payment on the cart. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly carts: CartBackend,
    private readonly backend: OrderBackend,
    private readonly checkouts: Checkouts,
    private readonly crashPoints: CrashPoints,
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the checkout of a cart, if the visitor has begun one. Throws `cart-not-found` for another shopper's. */
  async ownCheckout(visit: Visit, cartId: string): Promise<CheckoutWithAttempts | null> {
    const checkout = await this.checkouts.find(cartId);
    const isOwn =
      !checkout || (ownerIdOf(visit) === checkout.anonymousId && visit.market.storeKey === checkout.storeKey);
    if (!isOwn) throw new ShopError('cart-not-found');
    return checkout;
  }

  /**
   * Stores an attempt to pay the cart, or returns the existing one with the same amount and method. Checks the current rules,
   * not those that the page showed. Throws `cart-frozen` while another payment of the cart may be made.
   */
  async begin(
    visit: Visit,
    shopper: Shopper,
    params: PaymentParams,
    checkout: CheckoutWithAttempts | null,
  ): Promise<StartedPayment> {
    if (checkout?.attempts.some(({ status }) => PAYING.has(status))) throw new ShopError('cart-frozen');
    const cart = await this.seenCart(shopper, params, checkout);
    if (!cart.customerEmail) this.logger.warn({ cartId: cart.id }, 'the order has no e-mail'); // spec core §8
    const amounts = this.amountsOf(visit, cart, params.paymentMethod);
    if (params.centAmount !== undefined && params.centAmount !== dueCentAmount(amounts))
      throw new ShopError('malformed-price');
    const waiting = checkout?.attempts.find(
      (one) => one.status === 'created' && one.cartVersion === params.version && hasSameAmounts(one, amounts),
    );
    if (checkout && waiting) return { attempt: { ...waiting, checkout }, cart };
    const { storeKey, countryCode } = visit.market;
    const owner = { cartId: cart.id, storeKey, countryCode, locale: visit.locale, ownerId: ownerIdOf(visit) };
    const seen = { requestedVersion: params.version, contentHash: contentHash(cart) };
    return { attempt: await this.checkouts.begin({ ...owner, ...amounts, ...seen }, checkout), cart };
  }

  /**
   * Sets the attempt's payment on the cart at current prices, in two calls: payment, then cart. Throws `malformed-price` if the
   * total differs from what the shopper saw, and refuses a cart that cannot be ordered any more.
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
    // The shopper must see another total before ordering (spec core §8: the cart is reloaded).
    if (!hasSameAmounts(attempt, this.amountsOf(visit, prepared, paymentMethodFrom(attempt.method))))
      throw new ShopError('malformed-price');
    return { cart: prepared, paymentId };
  }

  /** Returns the amounts of a cart with a payment method. Refuses a cart that cannot be ordered. */
  private amountsOf(visit: Visit, cart: CartRecord, paymentMethod: PaymentMethod): PaymentAmounts {
    const payer = { clientType: clientTypeOf(visit), hasProvider: this.env.paymentProvider !== undefined };
    const offer = requireOrderable(cart, paymentMethod, visit.snapshot.document, payer);
    const { centAmount, currencyCode } = cart.totalPrice;
    const feeCentAmount = offer.fee?.gross.centAmount ?? 0;
    const roundingCentAmount = offer.rounding?.centAmount ?? 0;
    return { method: storedMethod(paymentMethod), centAmount, feeCentAmount, roundingCentAmount, currencyCode };
  }

  private async createPayment(attempt: AttemptWithCheckout) {
    const paymentId = await this.backend.createPayment({
      key: attempt.id,
      paymentInterface: paymentMethodFrom(attempt.method),
      amount: money(dueCentAmount(attempt), attempt.currencyCode),
    });
    this.crashPoints.reach('payment-created');
    return paymentId;
  }

  /** Returns the cart as the shopper saw it, unfrozen. Its version may differ if only an earlier attempt changed it. */
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

type PaymentAmounts = Pick<
  AttemptWithCheckout,
  'method' | 'centAmount' | 'feeCentAmount' | 'roundingCentAmount' | 'currencyCode'
>;

const hasSameAmounts = (attempt: PaymentAmounts, amounts: PaymentAmounts): boolean =>
  attempt.method === amounts.method &&
  attempt.centAmount === amounts.centAmount &&
  attempt.feeCentAmount === amounts.feeCentAmount &&
  attempt.roundingCentAmount === amounts.roundingCentAmount &&
  attempt.currencyCode === amounts.currencyCode;
