import { setTimeout as pause } from 'node:timers/promises';
import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import type { Order } from '@manifold/domain/order/contract';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { refusalDetails } from '@manifold/domain/payment-methods/refusal-details';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { within } from '../../platform/concurrency/within.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { OrderVatChecks, VatValidation } from '../vat-check/index.js';
import { SessionQueue, Shoppers, type Visit } from '../visit/index.js';
import {
  AttemptReleases,
  type AttemptWithCheckout,
  type CheckoutWithAttempts,
  type Claim,
  CrashPoints,
  isAccepted,
  type PaymentAttempt,
  PaymentAttempts,
  paymentMethodFrom,
} from '../payments/index.js';
import type { OrderOutcome } from './attempt-orders.service.js';
import { EnsureOrder } from './ensure-order.service.js';
import { OrderPayments } from './order-payments.service.js';
import { orderView } from './order-view.js';
import { Orders } from './orders.service.js';

/** The cart at the version that the shopper saw. Without a method, the payment on the cart is used. */
export interface OrderRequest {
  readonly cartId: string;
  readonly version: number;
  readonly paymentMethod?: PaymentMethod | undefined;
  readonly agreedToSendEmail?: boolean | undefined;
}
type OrderAnswer = CommerceResponse<'createMyOrderFromCart'>;

const ANSWER_DEADLINE_MILLISECONDS = 5000;
/** An attempt without a payment that is younger than this is being prepared by another request. */
const PREPARATION_MILLISECONDS = 3000;
const POLL_MILLISECONDS = 100;
const MAXIMUM_TRIES = 4;
/** The pause is random, so that conflicting requests are not repeated together. */
const MAXIMUM_PAUSE_MILLISECONDS = 200;

/** Places orders: attempt stored → payment on the frozen cart → attempt accepted → order created. Each step can be resumed after a crash. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly shoppers: Shoppers,
    private readonly payments: OrderPayments,
    private readonly attempts: PaymentAttempts,
    private readonly releases: AttemptReleases,
    private readonly ensureOrder: EnsureOrder,
    private readonly orders: Orders,
    private readonly vat: VatValidation,
    private readonly vatChecks: OrderVatChecks,
    private readonly queue: SessionQueue,
    private readonly crashPoints: CrashPoints,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Orders the visitor's cart at the version that they saw. A repeated request returns the same order. Checks the current
   * rules, not those that the page showed.
   */
  async place(visit: Visit, request: OrderRequest): Promise<OrderAnswer> {
    if (visit.snapshot.preview) throw new ShopError('not-allowed', { message: 'A preview takes no orders' });
    await this.vat.confirm(visit, request.cartId);
    const answer = await this.shoppers.asVisitor(visit, (shopper) =>
      this.queue.run(visit.session.current?.sid ?? '', () => this.placeWithRetries(visit, shopper, request)),
    );
    if (!answer) throw new ShopError('cart-not-found');
    return answer;
  }

  /**
   * Orders the cart, or returns the order that another request creates. If answers got lost, requests of the same click may run
   * on several replicas; a request that loses the race reads the result of the other one.
   */
  private async placeWithRetries(
    visit: Visit,
    shopper: Shopper,
    request: OrderRequest,
    triesLeft = MAXIMUM_TRIES,
  ): Promise<OrderAnswer> {
    const checkout = await this.idleCheckout(visit, request.cartId);
    const before = acceptedAttempt(checkout);
    if (before) return this.finish(visit, before);
    try {
      return await this.placeNow(visit, shopper, request, checkout);
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      const current = await this.payments.ownCheckout(visit, request.cartId);
      const mayTryAgain = error.code === 'conflict' && triesLeft > 1 && (current?.attempts.length ?? 0) > 0;
      if (!acceptedAttempt(current) && !mayTryAgain) throw error;
      await pause(Math.random() * MAXIMUM_PAUSE_MILLISECONDS);
      return this.placeWithRetries(visit, shopper, request, triesLeft - 1);
    }
  }

  /** Returns the cart's checkout once no other request prepares a payment for it, or after a timeout in case that request died. */
  private async idleCheckout(visit: Visit, cartId: string): Promise<CheckoutWithAttempts | null> {
    const endsAt = performance.now() + PREPARATION_MILLISECONDS;
    for (;;) {
      const checkout = await this.payments.ownCheckout(visit, cartId);
      if (!checkout?.attempts.some(isBeingPrepared) || performance.now() >= endsAt) return checkout;
      await pause(POLL_MILLISECONDS);
    }
  }

  private async placeNow(
    visit: Visit,
    shopper: Shopper,
    request: OrderRequest,
    checkout: CheckoutWithAttempts | null,
  ): Promise<OrderAnswer> {
    const { cartId, version, paymentMethod = paymentOnCart(checkout, request.version) } = request;
    refusePaidOnline(paymentMethod);
    const params = { cartId, version, paymentMethod };
    const { attempt, cart } = await this.payments.begin(visit, shopper, params, checkout);
    await this.vatChecks.attach(visit, cart);
    this.crashPoints.reach('attempt-created');
    const accepted = await this.accept(visit, attempt, cart, request);
    const creation = this.ensureOrder.make(accepted.claim, accepted.cart, shopper.languages);
    return this.answer(
      attempt,
      creation.then((outcome) => placedOrder(visit, attempt, outcome)),
    );
  }

  /** Sets the payment, freezes the cart and accepts the attempt. Unfreezes the cart on failure. */
  private async accept(
    visit: Visit,
    attempt: AttemptWithCheckout,
    cart: CartRecord,
    { agreedToSendEmail }: OrderRequest,
  ): Promise<{ readonly claim: Claim; readonly cart: CartRecord }> {
    try {
      const prepared = await this.payments.prepare(visit, attempt, cart, { freeze: true, agreedToSendEmail });
      this.crashPoints.reach('cart-frozen');
      const { paymentId, cart: frozen } = prepared;
      const claim = await this.attempts.accept(attempt, { paymentId, cartVersion: frozen.version });
      if (!claim) throw new ShopError('conflict');
      this.crashPoints.reach('attempt-accepted');
      return { claim, cart: frozen };
    } catch (error) {
      await this.releases.release(attempt).catch((failure: unknown) => {
        this.logger.warn({ err: failure, attemptId: attempt.id }, 'cart not released, retrying');
      });
      throw error;
    }
  }

  /** Returns the order of an attempt that was accepted before. */
  private finish(visit: Visit, attempt: AttemptWithCheckout): Promise<OrderAnswer> {
    return this.answer(attempt, this.finishedOrder(visit, attempt));
  }

  /** Returns the order once it exists; `processing` if that takes longer than a shopper should wait. */
  private async answer(
    { checkout: { orderNumber } }: AttemptWithCheckout,
    creation: Promise<Order | undefined>,
  ): Promise<OrderAnswer> {
    const made = creation.catch((error: unknown) => {
      if (error instanceof ShopError && error.code !== 'backend-unavailable') throw error;
      this.logger.warn({ err: error, orderNumber }, 'order continues as a job');
      return undefined;
    });
    const order = await within(ANSWER_DEADLINE_MILLISECONDS, made);
    return order ? { status: 'ordered', order } : { status: 'processing', orderNumber: shownOrderNumber(orderNumber) };
  }

  private async finishedOrder(visit: Visit, attempt: AttemptWithCheckout): Promise<Order | undefined> {
    const result = attempt.status === 'ordered' ? undefined : await this.ensureOrder.run(attempt.id);
    if (result?.outcome === 'refused') throw result.error;
    if (!result && attempt.status !== 'ordered') return this.unsettledOrder(visit, attempt);
    // Staff may have ordered the cart under another number than the reserved one.
    const orderNumber = result?.order.orderNumber ?? attempt.checkout.orderNumber;
    const [order] = await this.orders.ownOrders(visit, { orderNumber });
    return order;
  }

  /**
   * Returns the order of an attempt that another worker has. Returns undefined for an online payment, because staff may have created
   * the order without it. By the cart, because staff may have given the reserved number to another order of the shopper.
   */
  private async unsettledOrder(visit: Visit, { method, cartId }: AttemptWithCheckout): Promise<Order | undefined> {
    if (method === 'online') return undefined;
    const [order] = await this.orders.ownOrders(visit, { cartId });
    return order;
  }
}

/** Without the code for banking apps, which takes a quarter of an order's CPU time: the order's page asks for it. */
function placedOrder({ snapshot }: Visit, { method }: PaymentAttempt, result: OrderOutcome): Order {
  if (result.outcome === 'refused') throw result.error;
  // Staff may have ordered the cart without its payment.
  const paymentInterface = result.order.paymentInterface ?? paymentMethodFrom(method);
  return orderView({ ...result.order, paymentInterface }, snapshot.document);
}

/** Refuses an order that the payment provider has not authorised: `startOnlinePayment` places those. */
export function refusePaidOnline(paymentMethod: PaymentMethod): void {
  if (paymentMethod !== 'online') return;
  throw new ShopError('payment-method-refused', { details: refusalDetails(paymentMethod, { code: 'not-paid' }) });
}

/** Returns the method of the payment on the cart at this version. Refuses a cart without one. */
function paymentOnCart(checkout: CheckoutWithAttempts | null, version: number): PaymentMethod {
  const waiting = checkout?.attempts.find(({ cartVersion }) => cartVersion === version);
  if (!waiting) throw new ShopError('unprocessable-entity', { message: 'The cart has no payment at this version' });
  return paymentMethodFrom(waiting.method);
}

/** Returns whether another request changed the cart or its attempt. */
const isOvertaken = (error: unknown): error is ShopError =>
  error instanceof ShopError && (error.code === 'conflict' || error.code === 'cart-not-found');

const isBeingPrepared = ({ status, paymentId, createdAt }: PaymentAttempt): boolean =>
  status === 'created' && paymentId === null && Math.abs(Date.now() - createdAt.getTime()) < PREPARATION_MILLISECONDS;

function acceptedAttempt(checkout: CheckoutWithAttempts | null): AttemptWithCheckout | undefined {
  const accepted = checkout?.attempts.find(({ status }) => isAccepted(status));
  return checkout && accepted ? { ...accepted, checkout } : undefined;
}
