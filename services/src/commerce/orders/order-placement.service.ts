import type { CommerceRequest, CommerceResponse } from '@manifold/domain/commerce-api/operations';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { SessionQueue } from '../visit/session-queue.js';
import { Shoppers } from '../visit/shoppers.service.js';
import type { Visit } from '../visit/visit.js';
import { Checkouts, type AttemptWithCheckout } from './checkouts.repository.js';
import { CrashPoints } from './crash-points.js';
import { EnsureOrder } from './ensure-order.service.js';
import { OrderPayments } from './order-payments.service.js';
import { Orders } from './orders.service.js';
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
    private readonly payments: OrderPayments,
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
    const checkout = await this.payments.ownCheckout(visit, request.cartId);
    const accepted = checkout?.attempts.find(({ status }) => status === 'ordered' || status === 'accepted');
    if (checkout && accepted) return this.finish(visit, { ...accepted, checkout });
    const { attempt, cart } = await this.payments.begin(visit, shopper, request, checkout);
    this.crashPoints.pass('attempt-created');
    await this.accept(attempt, cart);
    return this.finish(visit, attempt);
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
    const noted = await this.payments.note(attempt, cart);
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
