import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { CartRecord, OrderRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend, type NewOrder } from '../../integrations/commercetools/ports/order-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { contentHash } from './cart-content.js';
import { discountCodeRefusal } from './discount-code-refusal.js';
import { type AttemptWithCheckout, type Claim, PaymentAttempts } from '../payments/index.js';
import { CrashPoints } from './crash-points.js';

/** How an accepted attempt ended: the order, or why there is none. */
export type Ending =
  | { readonly outcome: 'ordered'; readonly order: OrderRecord }
  | { readonly outcome: 'refused'; readonly error: ShopError };

/** With these the backend has decided that the order cannot be made. Anything else may be different at the next try. */
const FINAL_REFUSALS: ReadonlySet<ShopErrorCode> = new Set([
  'cart-not-found',
  'discount-code-not-applicable',
  'malformed-price',
  'not-found',
  'out-of-stock',
  'product-not-found',
  'unprocessable-entity',
]);

/** Texts of an order that no shopper waits for. */
const ANY_LANGUAGE = ['en'];

const refused = (code: ShopErrorCode): Ending => ({ outcome: 'refused', error: new ShopError(code) });

/**
 * Makes the order of an accepted attempt, once, whoever asks and however often: the request that accepted it, the job, the
 * sweep, a second replica. Who works on it holds a lease; the reserved number is the fence: only one order can have it.
 */
@Injectable()
export class EnsureOrder {
  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly backend: OrderBackend,
    private readonly crashPoints: CrashPoints,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Makes the order of an attempt that the caller has just accepted, from the cart as it was frozen. */
  make(claim: Claim, cart: CartRecord, languages: readonly string[]): Promise<Ending> {
    return this.settled(claim, () => this.create(claim.attempt, cart, languages));
  }

  /**
   * Makes the order of an attempt that was accepted before, unless it is there already. Returns undefined if somebody else is
   * making it or it has ended. Throws while the backend is away: try again.
   */
  async run(attemptId: string): Promise<Ending | undefined> {
    const claim = await this.attempts.claim(attemptId, 'accepted');
    if (!claim) return undefined;
    this.crashPoints.pass('order-claimed');
    return this.settled(claim, () => this.findOrCreate(claim.attempt));
  }

  private async settled(claim: Claim, work: () => Promise<Ending>): Promise<Ending> {
    const attemptId = claim.attempt.id;
    try {
      const ending = await work();
      if (ending.outcome === 'ordered') {
        await this.attempts.settle(claim, { outcome: 'ordered', orderId: ending.order.id });
        this.crashPoints.pass('order-stored');
      } else {
        const refusal = ending.error.code;
        await this.attempts.settle(claim, { outcome: 'refused', refusal });
        this.logger.warn({ attemptId, refusal }, 'accepted order not made');
      }
      return ending;
    } catch (error) {
      await this.attempts.unclaim(claim).catch((failure: unknown) => {
        this.logger.warn({ err: failure, attemptId }, 'claim not ended, its lease will be');
      });
      throw error;
    }
  }

  private async findOrCreate(attempt: AttemptWithCheckout): Promise<Ending> {
    const found = await this.alreadyMade(attempt);
    if (found) return found;
    this.crashPoints.pass('order-looked-up');
    const cart = await this.backend.cart(attempt.checkout.storeKey, attempt.cartId);
    if (!cart) return refused('cart-not-found');
    if (cart.totalPrice.centAmount !== attempt.centAmount) return this.giveBack(attempt, cart, 'malformed-price');
    // An open cart may have been changed since the shopper ordered it.
    if (cart.cartState !== 'Frozen' && contentHash(cart) !== attempt.contentHash) return refused('conflict');
    return this.create(attempt, cart, ANY_LANGUAGE);
  }

  private async create(attempt: AttemptWithCheckout, cart: CartRecord, languages: readonly string[]): Promise<Ending> {
    const { orderNumber, storeKey } = attempt.checkout;
    const wanted: NewOrder = { cart, orderNumber, paymentState: 'Pending', languages };
    try {
      const order = await this.backend.createOrder(storeKey, wanted);
      this.crashPoints.pass('order-created');
      return { outcome: 'ordered', order };
    } catch (error) {
      // The answer may have been lost and not the order.
      const found = await this.alreadyMade(attempt);
      if (found) return found;
      if (!(error instanceof ShopError) || !FINAL_REFUSALS.has(error.code)) throw error;
      return this.giveBack(attempt, cart, error.code, error);
    }
  }

  private async alreadyMade(attempt: AttemptWithCheckout): Promise<Ending | undefined> {
    const order = await this.backend.orderByNumber(attempt.checkout.orderNumber);
    if (!order) return undefined;
    return order.paymentKey === attempt.id ? { outcome: 'ordered', order } : refused('conflict');
  }

  /** The order cannot be made: the cart is the shopper's again. */
  private async giveBack(
    { checkout }: AttemptWithCheckout,
    cart: CartRecord,
    code: ShopErrorCode,
    error = new ShopError(code),
  ): Promise<Ending> {
    const open = cart.cartState === 'Frozen' ? await this.backend.unfreeze(checkout.storeKey, cart) : cart;
    this.crashPoints.pass('refused-cart-released');
    // The open cart says which code was used up by somebody else meanwhile.
    const named = code === 'discount-code-not-applicable' ? discountCodeRefusal(open.discountCodes) : undefined;
    return { outcome: 'refused', error: named ?? error };
  }
}
