import type { CommerceRequest, CommerceResponse } from '@manifold/domain/commerce-api/operations';
import { money } from '@manifold/domain/money/money';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CartBackend, type Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { SessionQueue } from '../visit/session-queue.js';
import { Shoppers } from '../visit/shoppers.service.js';
import { ownerIdOf, type Visit } from '../visit/visit.js';
import { Checkouts, type AttemptWithCheckout, type CheckoutWithAttempts } from './checkouts.repository.js';
import { CrashPoints } from './crash-points.js';
import { EnsureOrder } from './ensure-order.service.js';
import { requireOrderable } from './orderable-cart.js';
import { Orders } from './orders.service.js';
import { paymentInterfaceOf, storedMethod } from './payment-interfaces.js';
import { refusalError } from './refusal-error.js';
import { within } from '../../platform/concurrency/within.js';

type OrderRequest = CommerceRequest<'createMyOrderFromCart'>;
type OrderAnswer = CommerceResponse<'createMyOrderFromCart'>;

const ANSWER_WITHIN_MILLISECONDS = 5000;

/** Places orders: attempt written down → cart frozen → attempt accepted → order made. Each step is found again after a crash. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly shoppers: Shoppers,
    private readonly carts: CartBackend,
    private readonly backend: OrderBackend,
    private readonly checkouts: Checkouts,
    private readonly ensureOrder: EnsureOrder,
    private readonly orders: Orders,
    private readonly queue: SessionQueue,
    private readonly crashPoints: CrashPoints,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Orders the visitor's own cart at the version that they saw. Asked again, it answers with the same order. Refuses what the
   * rules of this moment refuse, whatever the page showed.
   */
  async place(visit: Visit, request: OrderRequest): Promise<OrderAnswer> {
    if (visit.snapshot.preview) throw new ShopError('not-allowed', { message: 'A preview takes no orders' });
    const answer = await this.shoppers.asVisitor(visit, (shopper) =>
      this.queue.run(visit.session.current?.sid ?? '', () => this.placeInTurn(visit, shopper, request)),
    );
    if (!answer) throw new ShopError('cart-not-found');
    return answer;
  }

  private async placeInTurn(visit: Visit, shopper: Shopper, request: OrderRequest): Promise<OrderAnswer> {
    const checkout = await this.checkouts.find(request.cartId);
    if (checkout) this.requireOwn(visit, checkout);
    const accepted = checkout?.attempts.find(({ status }) => status === 'ordered' || status === 'accepted');
    if (checkout && accepted) return this.finish(visit, { ...accepted, checkout });
    const cart = await this.confirmedCart(shopper, request, checkout);
    const offer = requireOrderable(cart, request.paymentMethod, visit.snapshot.document);
    const attempt = await this.checkouts.begin({
      cartId: cart.id,
      storeKey: visit.market.storeKey,
      countryCode: visit.market.countryCode,
      ownerId: ownerIdOf(visit),
      requestedVersion: request.version,
      method: storedMethod(request.paymentMethod),
      centAmount: cart.totalPrice.centAmount,
      feeCentAmount: offer.fee?.gross.centAmount ?? 0,
      currencyCode: cart.totalPrice.currencyCode,
    });
    this.crashPoints.pass('attempt-created');
    await this.accept(attempt, cart);
    return this.finish(visit, attempt);
  }

  private requireOwn(visit: Visit, { anonymousId: ownerId, storeKey }: CheckoutWithAttempts): void {
    const isOwn = ownerIdOf(visit) === ownerId && visit.market.storeKey === storeKey;
    if (!isOwn) throw new ShopError('cart-not-found');
  }

  /** The cart that the shopper saw, at the prices of this moment. A frozen one is what a crash left of an earlier try. */
  private async confirmedCart(
    shopper: Shopper,
    request: OrderRequest,
    checkout: CheckoutWithAttempts | null,
  ): Promise<CartRecord> {
    const cart = await this.carts.cart(shopper, request.cartId);
    if (!cart || cart.cartState === 'Ordered') throw new ShopError('cart-not-found');
    const isKnownVersion =
      cart.version === request.version ||
      (cart.cartState === 'Frozen' && checkout?.attempts.some((one) => one.requestedVersion === request.version));
    if (!isKnownVersion) throw new ShopError('conflict', { details: { currentVersion: cart.version } });
    return this.recalculated(shopper, await this.thawed(shopper, cart), request);
  }

  private async thawed(shopper: Shopper, cart: CartRecord): Promise<CartRecord> {
    if (cart.cartState !== 'Frozen') return cart;
    await this.backend.unfreeze(shopper.storeKey, cart);
    const open = await this.carts.cart(shopper, cart.id);
    if (!open) throw new ShopError('cart-not-found');
    return open;
  }

  private async recalculated(shopper: Shopper, cart: CartRecord, request: OrderRequest): Promise<CartRecord> {
    const changes = [
      { change: 'recalculate' } as const,
      { change: 'set-agreed-to-email', agreed: request.agreedToSendEmail ?? false } as const,
    ];
    const confirmed = await this.carts.update(shopper, cart, changes, true);
    // The shopper agreed to a sum; another one is for them to see first (spec core §8: the cart is reloaded).
    if (confirmed.totalPrice.centAmount !== cart.totalPrice.centAmount) throw new ShopError('malformed-price');
    return confirmed;
  }

  /** Freezes the cart with its payment on it and accepts the attempt; gives the cart back when that does not work. */
  private async accept(attempt: AttemptWithCheckout, cart: CartRecord): Promise<void> {
    try {
      const version = await this.freeze(attempt, cart);
      this.crashPoints.pass('cart-frozen');
      if (!(await this.checkouts.accept(attempt.id, version))) throw new ShopError('conflict');
      this.crashPoints.pass('attempt-accepted');
    } catch (error) {
      await this.release(attempt).catch((failure: unknown) => {
        // The sweeper will do it.
        this.logger.warn({ err: failure, attemptId: attempt.id }, 'cart not given back yet');
      });
      throw error;
    }
  }

  private async freeze(attempt: AttemptWithCheckout, cart: CartRecord): Promise<number> {
    const { storeKey } = attempt.checkout;
    const noted = await this.backend.notePayment(storeKey, cart, {
      key: attempt.id,
      paymentInterface: paymentInterfaceOf(attempt.method),
      amount: money(attempt.centAmount + attempt.feeCentAmount, attempt.currencyCode),
      cashOnDeliveryFee: attempt.feeCentAmount > 0 ? money(attempt.feeCentAmount, attempt.currencyCode) : null,
    });
    this.crashPoints.pass('payment-noted');
    const frozen = await this.backend.freeze(storeKey, noted);
    return frozen.version;
  }

  /** Gives up an attempt that was not accepted, and gives the cart back to its shopper. */
  async release(attempt: AttemptWithCheckout): Promise<void> {
    if (!(await this.checkouts.abandon(attempt.id))) return;
    const { storeKey } = attempt.checkout;
    const cart = await this.backend.cart(storeKey, attempt.cartId);
    if (cart?.cartState === 'Frozen') await this.backend.unfreeze(storeKey, cart);
  }

  /** The order of an accepted attempt; `processing` when it takes longer than a shopper should wait. */
  private async finish(visit: Visit, attempt: AttemptWithCheckout): Promise<OrderAnswer> {
    const { orderNumber } = attempt.checkout;
    const processing: OrderAnswer = { status: 'processing', orderNumber: shownOrderNumber(orderNumber) };
    const ending = this.ended(visit, attempt).catch((error: unknown) => {
      if (error instanceof ShopError && error.code !== 'backend-unavailable') throw error;
      this.logger.warn({ err: error, orderNumber }, 'order goes on as a job');
      return undefined;
    });
    return (await within(ANSWER_WITHIN_MILLISECONDS, ending)) ?? processing;
  }

  private async ended(visit: Visit, attempt: AttemptWithCheckout): Promise<OrderAnswer | undefined> {
    const settlement = attempt.status === 'ordered' ? undefined : await this.ensureOrder.run(attempt.id);
    if (settlement?.outcome === 'refused') throw refusalError(settlement.refusal);
    const [order] = await this.orders.own(visit, { orderNumber: attempt.checkout.orderNumber });
    return order && { status: 'ordered', order };
  }
}
