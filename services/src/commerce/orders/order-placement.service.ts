import { setTimeout as pause } from 'node:timers/promises';
import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import type { Order } from '@manifold/domain/order/contract';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { within } from '../../platform/concurrency/within.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { SessionQueue, Shoppers, type Visit } from '../visit/index.js';
import { AttemptReleases } from './attempt-releases.service.js';
import {
  type AttemptWithCheckout,
  type CheckoutWithAttempts,
  type Claim,
  isAccepted,
  type PaymentAttempt,
  PaymentAttempts,
  paymentInterfaceOf,
} from '../payments/index.js';
import { CrashPoints } from './crash-points.js';
import { EnsureOrder, type Ending } from './ensure-order.service.js';
import { OrderPayments } from './order-payments.service.js';
import { orderView } from './order-view.js';
import { Orders } from './orders.service.js';

/** The cart at the version that the shopper saw. Without a method, it is paid by the payment that is on the cart. */
export interface OrderRequest {
  readonly cartId: string;
  readonly version: number;
  readonly paymentMethod?: PaymentMethod | undefined;
  readonly agreedToSendEmail?: boolean | undefined;
}
type OrderAnswer = CommerceResponse<'createMyOrderFromCart'>;

const ANSWER_WITHIN_MILLISECONDS = 5000;
/** An attempt that has no payment yet is being prepared by another request, unless it is older than this. */
const UNDER_WAY_MILLISECONDS = 3000;
const LOOK_EVERY_MILLISECONDS = 100;
const MOST_TRIES = 4;
/** Of random length, so that requests that overtook each other do not come back together. */
const LONGEST_PAUSE_MILLISECONDS = 200;

/** Places orders: attempt stored → payment on the frozen cart → attempt accepted → order made. Each step is found again after a crash. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly shoppers: Shoppers,
    private readonly payments: OrderPayments,
    private readonly attempts: PaymentAttempts,
    private readonly releases: AttemptReleases,
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

  /**
   * Orders the cart, or finds the order that another request makes of it. Requests of the same click may be under way on other
   * replicas, because the answer to the first one was lost: the one that is overtaken reads what has become of the cart.
   */
  private async placeInTurn(
    visit: Visit,
    shopper: Shopper,
    request: OrderRequest,
    triesLeft = MOST_TRIES,
  ): Promise<OrderAnswer> {
    const checkout = await this.idleCheckout(visit, request.cartId);
    const before = acceptedOf(checkout);
    if (before) return this.finish(visit, before);
    try {
      return await this.placeNow(visit, shopper, request, checkout);
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      const current = await this.payments.ownCheckout(visit, request.cartId);
      const mayTryAgain = error.code === 'conflict' && triesLeft > 1 && (current?.attempts.length ?? 0) > 0;
      if (!acceptedOf(current) && !mayTryAgain) throw error;
      await pause(Math.random() * LONGEST_PAUSE_MILLISECONDS);
      return this.placeInTurn(visit, shopper, request, triesLeft - 1);
    }
  }

  /** The cart's checkout as soon as no other request is at work on it; a request that died keeps nobody waiting for long. */
  private async idleCheckout(visit: Visit, cartId: string): Promise<CheckoutWithAttempts | null> {
    const endsAt = performance.now() + UNDER_WAY_MILLISECONDS;
    for (;;) {
      const checkout = await this.payments.ownCheckout(visit, cartId);
      if (!checkout?.attempts.some(isUnderWay) || performance.now() >= endsAt) return checkout;
      await pause(LOOK_EVERY_MILLISECONDS);
    }
  }

  private async placeNow(
    visit: Visit,
    shopper: Shopper,
    request: OrderRequest,
    checkout: CheckoutWithAttempts | null,
  ): Promise<OrderAnswer> {
    const { cartId, version, paymentMethod = paymentOnCart(checkout, request.version) } = request;
    const params = { cartId, version, paymentMethod };
    const { attempt, cart } = await this.payments.begin(visit, shopper, params, checkout);
    this.crashPoints.pass('attempt-created');
    const accepted = await this.accept(visit, attempt, cart, request);
    const making = this.ensureOrder.make(accepted.claim, accepted.cart, shopper.languages);
    return this.answer(
      attempt,
      making.then((ending) => orderOf(visit, ending)),
    );
  }

  /** Freezes the cart with its payment on it and accepts the attempt; gives the cart back if that fails. */
  private async accept(
    visit: Visit,
    attempt: AttemptWithCheckout,
    cart: CartRecord,
    { agreedToSendEmail = false }: OrderRequest,
  ): Promise<{ readonly claim: Claim; readonly cart: CartRecord }> {
    try {
      const prepared = await this.payments.prepare(visit, attempt, cart, { freeze: true, agreedToSendEmail });
      this.crashPoints.pass('cart-frozen');
      const { paymentId, cart: frozen } = prepared;
      const claim = await this.attempts.accept(attempt, { paymentId, cartVersion: frozen.version });
      if (!claim) throw new ShopError('conflict');
      this.crashPoints.pass('attempt-accepted');
      return { claim, cart: frozen };
    } catch (error) {
      await this.releases.release(attempt).catch((failure: unknown) => {
        this.logger.warn({ err: failure, attemptId: attempt.id }, 'cart not released yet, the sweep will do it');
      });
      throw error;
    }
  }

  /** The order of an attempt that was accepted before. */
  private finish(visit: Visit, attempt: AttemptWithCheckout): Promise<OrderAnswer> {
    return this.answer(attempt, this.finished(visit, attempt));
  }

  /** The order as soon as it is made; `processing` if it takes longer than a shopper should wait. */
  private async answer(
    { checkout: { orderNumber } }: AttemptWithCheckout,
    making: Promise<Order | undefined>,
  ): Promise<OrderAnswer> {
    const made = making.catch((error: unknown) => {
      if (error instanceof ShopError && error.code !== 'backend-unavailable') throw error;
      this.logger.warn({ err: error, orderNumber }, 'order goes on as a job');
      return undefined;
    });
    const order = await within(ANSWER_WITHIN_MILLISECONDS, made);
    return order ? { status: 'ordered', order } : { status: 'processing', orderNumber: shownOrderNumber(orderNumber) };
  }

  private async finished(visit: Visit, attempt: AttemptWithCheckout): Promise<Order | undefined> {
    const ending = attempt.status === 'ordered' ? undefined : await this.ensureOrder.run(attempt.id);
    if (ending?.outcome === 'refused') throw ending.error;
    const { orderNumber } = attempt.checkout;
    const [order] = await this.orders.own(visit, { orderNumber });
    return order;
  }
}

function orderOf({ snapshot }: Visit, ending: Ending): Order {
  if (ending.outcome === 'refused') throw ending.error;
  return orderView(ending.order, snapshot.document);
}

/** How the payment pays that was put on the cart at this version. Refuses a cart that has none. */
function paymentOnCart(checkout: CheckoutWithAttempts | null, version: number): PaymentMethod {
  const waiting = checkout?.attempts.find(({ cartVersion }) => cartVersion === version);
  if (!waiting) throw new ShopError('unprocessable-entity', { message: 'The cart has no payment at this version' });
  return paymentInterfaceOf(waiting.method);
}

/** Whether the cart or its attempt was no longer as this request had read it. */
const isOvertaken = (error: unknown): error is ShopError =>
  error instanceof ShopError && (error.code === 'conflict' || error.code === 'cart-not-found');

const isUnderWay = ({ status, paymentId, createdAt }: PaymentAttempt): boolean =>
  status === 'created' && paymentId === null && Math.abs(Date.now() - createdAt.getTime()) < UNDER_WAY_MILLISECONDS;

function acceptedOf(checkout: CheckoutWithAttempts | null): AttemptWithCheckout | undefined {
  const accepted = checkout?.attempts.find(({ status }) => isAccepted(status));
  return checkout && accepted ? { ...accepted, checkout } : undefined;
}
