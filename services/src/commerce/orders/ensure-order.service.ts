import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { CartRecord, OrderRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend, type NewOrder } from '../../integrations/commercetools/ports/order-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { CartEvents } from '../cart-events/index.js';
import { AttemptOrders, OrderedOtherwise, type OrderOutcome, refused } from './attempt-orders.service.js';
import { contentHash } from './cart-content.js';
import { discountCodeRefusal } from './discount-code-refusal.js';
import {
  type AttemptWithCheckout,
  type Claim,
  CrashPoints,
  OnlineAttempts,
  PaymentAttempts,
} from '../payments/index.js';

/** Codes with which the backend refuses the order finally. After other errors it is tried again. */
const FINAL_REFUSALS: ReadonlySet<ShopErrorCode> = new Set([
  'cart-not-found',
  'discount-code-not-applicable',
  'malformed-price',
  'not-found',
  'out-of-stock',
  'product-not-found',
  'unprocessable-entity',
]);

/** Language of texts that no shopper reads. */
const ANY_LANGUAGE = ['en'];

const RETURNED = 'The payment was returned before its order was created';

/** An order that is given up. */
interface Ending {
  readonly claim: Claim;
  /** Why there is no order. */
  readonly cause: unknown;
  /** Whether the money was returned, so that staff have decided. */
  readonly isReturned: boolean;
  /** False if the cart itself may be what fails. It is released later. */
  readonly mustFreeCart: boolean;
}

const isFrozenFor = ({ paymentId }: AttemptWithCheckout, { cartState, paymentIds }: CartRecord): boolean =>
  cartState === 'Frozen' && (paymentId === null || paymentIds.includes(paymentId));

/**
 * Returns whether a worker that has read this cart may order it for the attempt. An open cart may have been changed since the shopper
 * ordered it; frozen, it would look as if it was not.
 */
const isOrderable = (attempt: AttemptWithCheckout, cart: CartRecord): boolean =>
  isFrozenFor(attempt, cart) || (cart.cartState === 'Active' && contentHash(cart) === attempt.contentHash);

/**
 * Creates the order of an accepted attempt exactly once, although the request, the job, the sweep and other replicas may try.
 * The worker holds a lease; the reserved order number is the fencing token, because only one order can have it.
 */
@Injectable()
export class EnsureOrder {
  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly online: OnlineAttempts,
    private readonly orders: AttemptOrders,
    private readonly backend: OrderBackend,
    private readonly events: CartEvents,
    private readonly crashPoints: CrashPoints,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Creates the order of an attempt that the caller has just accepted, from the frozen cart. */
  make(claim: Claim, cart: CartRecord, languages: readonly string[]): Promise<OrderOutcome> {
    return this.settle(claim, () => this.create(claim, cart, languages));
  }

  /**
   * Creates the order of an attempt that was accepted before, unless it exists. Returns undefined if the attempt is leased or
   * finished. Throws while the backend is unavailable; the caller retries. Refuses the order of an online payment that could not
   * be created for too long, or whose money was returned.
   */
  async run(attemptId: string): Promise<OrderOutcome | undefined> {
    const claim = await this.attempts.claim(attemptId, 'accepted');
    if (!claim) return undefined;
    this.crashPoints.reach('order-claimed');
    return this.settle(claim, () => this.findOrCreate(claim));
  }

  /** Only a failure after the backend answered that there is no order counts: the others say nothing about the order. */
  private async findOrCreate(claim: Claim): Promise<OrderOutcome> {
    const found = await this.orders.find(claim.attempt);
    if (found) return found;
    this.crashPoints.reach('order-looked-up');
    return this.createMissing(claim).catch((error: unknown) => this.giveUp(claim, error));
  }

  /**
   * Refuses the order of an online payment that could not be created for too long, so that the money is returned. Throws the
   * failure of all others: outages end, and the shopper of a bank transfer was promised the order. A cart that was ordered without
   * the payment is never given up, also if it cannot be read for a moment.
   */
  private async giveUp(claim: Claim, failure: unknown): Promise<OrderOutcome> {
    if (failure instanceof OrderedOtherwise) {
      await this.attempts.forgetFailures(claim);
      throw failure;
    }
    const isRefused = failure instanceof ShopError && failure.code !== 'backend-unavailable';
    const limit = await this.attempts.recordFailure(claim, isRefused);
    if (claim.attempt.method !== 'online' || limit === null) throw failure;
    return this.endWithoutOrder({ claim, cause: failure, isReturned: false, mustFreeCart: limit === 'refused' });
  }

  /**
   * Refuses an order in such a way that no other worker can create it afterwards, unless the cart fails and need not be freed.
   * Returns the order if another worker has just created it. Throws the cause if the cart was ordered otherwise and the money was
   * not returned, and an error if another worker has taken the attempt.
   */
  private async endWithoutOrder({ claim, cause, isReturned, mustFreeCart }: Ending): Promise<OrderOutcome> {
    const { attempt } = claim;
    const { id: attemptId, cartId, checkout } = attempt;
    const tolerate = (error: unknown): undefined => {
      if (mustFreeCart) throw error;
      this.logger.warn({ err: error, attemptId }, 'cart of an order given up not released, retrying');
    };
    // Read before the order: another worker that creates it afterwards needs the cart at this version.
    const cart = await this.backend.cart(checkout.storeKey, cartId).catch(tolerate);
    const mayBeOrdered = !cart || cart.cartState === 'Ordered';
    const found = await (mayBeOrdered ? this.findLate(attempt, isReturned) : this.orders.find(attempt));
    if (found) return found;
    if (cart?.cartState === 'Ordered' && !isReturned) throw cause;
    await this.requireClaim(claim);
    this.logger.error({ err: cause, attemptId }, 'order given up');
    const freed = cart && isOrderable(attempt, cart) ? await this.freeCart(attempt, cart).catch(tolerate) : undefined;
    if (freed) return freed;
    // The cart may have failed because another worker or staff have ordered it since.
    return (await this.findLate(attempt, isReturned)) ?? refused('creating-order-failed');
  }

  /** Finds the order of an attempt that is given up. An order without the payment is none once the money was returned. */
  private async findLate(attempt: AttemptWithCheckout, isReturned: boolean): Promise<OrderOutcome | undefined> {
    try {
      return await this.orders.findOfCart(attempt);
    } catch (error) {
      if (isReturned && error instanceof OrderedOtherwise) return undefined;
      throw error;
    }
  }

  /** Refuses an order after its cart was unfrozen: that changes the version, so an order sent now with the one before is refused. */
  private async freeCart(attempt: AttemptWithCheckout, cart: CartRecord): Promise<OrderOutcome> {
    const { storeKey } = attempt.checkout;
    const frozen = cart.cartState === 'Active' ? await this.backend.freeze(storeKey, cart) : cart;
    return this.refuse(attempt, frozen, 'creating-order-failed');
  }

  private async settle(claim: Claim, work: () => Promise<OrderOutcome>): Promise<OrderOutcome> {
    const attemptId = claim.attempt.id;
    try {
      const result = await work();
      if (result.outcome === 'ordered') return await this.settleOrdered(claim, result.order);
      const refusal = result.error.code;
      await this.attempts.settle(claim, { outcome: 'refused', refusal });
      this.logger.warn({ attemptId, refusal }, 'accepted order refused');
      return result;
    } catch (error) {
      await this.attempts.releaseClaim(claim).catch((failure: unknown) => {
        this.logger.warn({ err: failure, attemptId }, 'claim not released, its lease will expire');
      });
      throw error;
    }
  }

  private async settleOrdered(claim: Claim, found: OrderRecord): Promise<OrderOutcome> {
    const order = await this.orders.withNumber(claim.attempt, found);
    const { id: orderId, orderNumber, customerEmail: email } = order;
    await this.attempts.settle(claim, { outcome: 'ordered', orderId, orderNumber, email });
    this.crashPoints.reach('order-stored');
    this.announce(claim.attempt, order);
    return { outcome: 'ordered', order };
  }

  /** Announces that the cart became an order, which empties it in all tabs. */
  private announce({ cartId, checkout: { storeKey } }: AttemptWithCheckout, { lineItems }: OrderRecord): void {
    this.events.emit({ storeKey, cartId, version: null, skus: lineItems.map(({ sku }) => sku) });
  }

  private async createMissing(claim: Claim): Promise<OrderOutcome> {
    const { attempt } = claim;
    // Staff may have cancelled the payment at the provider while the order could not be created.
    if (await this.online.isReturned(attempt))
      return this.endWithoutOrder({ claim, cause: new Error(RETURNED), isReturned: true, mustFreeCart: false });
    const cart = await this.backend.cart(attempt.checkout.storeKey, attempt.cartId);
    // Another worker may have created the order since it was looked up. An ordered cart may be deleted afterwards.
    const made = !cart || cart.cartState === 'Ordered' ? await this.orders.findOfCart(attempt) : undefined;
    if (made) return made;
    if (!cart) return refused('cart-not-found');
    if (cart.cartState === 'Ordered' && attempt.method === 'online') throw new OrderedOtherwise();
    const isSameTotal = cart.totalPrice.centAmount === attempt.centAmount;
    // A cart that is open, or frozen for another attempt, may have been changed since the shopper ordered it.
    if (!isFrozenFor(attempt, cart) && contentHash(cart) !== attempt.contentHash)
      return refused(isSameTotal ? 'conflict' : 'malformed-price');
    if (!isSameTotal) return this.refuse(attempt, cart, 'malformed-price');
    const payable = await this.withPayment(attempt, cart);
    if (payable.totalPrice.centAmount !== attempt.centAmount) return this.refuse(attempt, payable, 'malformed-price');
    // Staff may have put the payment on the order of another cart.
    const ordered = attempt.method === 'online' ? await this.orders.findOfPayment(attempt) : undefined;
    if (ordered) return ordered;
    // Another worker that has taken the attempt since may have given the order up, and the cart was read after that.
    await this.requireClaim(claim);
    return this.create(claim, payable, ANY_LANGUAGE);
  }

  private async requireClaim(claim: Claim): Promise<void> {
    if (!(await this.attempts.renew(claim))) throw new Error('Another worker has taken the attempt');
  }

  /** Puts the attempt's payment on the cart if another attempt has replaced it: this one was authorised late. */
  private async withPayment(
    { paymentId, method, checkout }: AttemptWithCheckout,
    cart: CartRecord,
  ): Promise<CartRecord> {
    if (method !== 'online' || paymentId === null || cart.paymentIds.includes(paymentId)) return cart;
    const open = cart.cartState === 'Frozen' ? await this.backend.unfreeze(checkout.storeKey, cart) : cart;
    const payment = { paymentId, cashOnDeliveryFee: null, cashRounding: null, freeze: true };
    return this.backend.preparePayment(checkout.storeKey, open, payment);
  }

  private async create(claim: Claim, cart: CartRecord, languages: readonly string[]): Promise<OrderOutcome> {
    const { attempt } = claim;
    const { orderNumber, storeKey } = attempt.checkout;
    const paymentState = attempt.authorisedAt === null ? 'Pending' : 'Paid';
    const newOrder: NewOrder = { cart, orderNumber, paymentState, languages };
    try {
      const order = await this.backend.createOrder(storeKey, newOrder);
      this.crashPoints.reach('order-created');
      return { outcome: 'ordered', order };
    } catch (error) {
      // Only the answer may have been lost, or staff have ordered the cart.
      const found = await this.orders.findOfCart(attempt);
      if (found) return found;
      if (!(error instanceof ShopError)) throw error;
      if (FINAL_REFUSALS.has(error.code)) return this.refuse(attempt, cart, error.code, error);
      const renumbered = error.code === 'conflict' ? await this.orders.withFreeNumber(attempt) : undefined;
      if (!renumbered) throw error;
      await this.requireClaim(claim);
      return this.create({ ...claim, attempt: renumbered }, cart, languages);
    }
  }

  /** Refuses the order and unfreezes the cart for the shopper. */
  private async refuse(
    { checkout }: AttemptWithCheckout,
    cart: CartRecord,
    code: ShopErrorCode,
    error = new ShopError(code),
  ): Promise<OrderOutcome> {
    const open = cart.cartState === 'Frozen' ? await this.backend.unfreeze(checkout.storeKey, cart) : cart;
    this.crashPoints.reach('refused-cart-released');
    if (open.version !== cart.version) this.events.emitVersion(checkout.storeKey, open);
    // The unfrozen cart has the state of each code, such as one that was used up meanwhile.
    const named = code === 'discount-code-not-applicable' ? discountCodeRefusal(open.discountCodes) : undefined;
    return { outcome: 'refused', error: named ?? error };
  }
}
