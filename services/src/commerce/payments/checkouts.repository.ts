import { randomUUID } from 'node:crypto';
import type { AttemptStatus } from '@manifold/domain/online-payment/transition';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { type PlainTransaction, PrismaService } from '../../platform/prisma/prisma.service.js';
import { withNumbers } from '../../platform/prisma/with-numbers.js';
import {
  attemptFromRow,
  type AttemptRow,
  type AttemptWithCheckout,
  checkoutFromRow,
  type CheckoutRow,
  type CheckoutWithAttempts,
  ENDED_UNORDERED,
  type PaymentAttempt,
  paymentMethodFrom,
} from './attempt-rows.repository.js';
import { isOrderNumberUsed, nextOrderNumber, type NumberedCart, replaceNumber } from './order-numbers.repository.js';
import { findPayingAttempts, type PayingAttempt } from './paying-attempts.repository.js';

/** Long timeouts, because many shoppers may order at the same moment. */
const TRANSACTION_TIMEOUTS = { maxWait: 10_000, timeout: 10_000 };

/**
 * How long a request to the payment provider is repeated. The provider knows an idempotency key for 7 days: a later request
 * with it could take the money a second time.
 */
export const REPEATABLE_MILLISECONDS = 5 * 24 * 3600 * 1000;

/** Longer than any request of a shopper takes. */
const JUST_ENDED_MILLISECONDS = 60_000;

/** A shopper has one open attempt, or a few after crashes. */
const MAXIMUM_OPEN = 5;

/** The initial fields of an attempt. */
const NEW_ATTEMPT = {
  status: 'created',
  cartVersion: null,
  refusal: null,
  paymentId: null,
  lease: null,
  leasedUntil: null,
  providerMethod: null,
  merchantAccount: null,
  pspReference: null,
  action: null,
  request: null,
  unknownSince: null,
  authorisedAt: null,
  frozenAt: null,
  orderRefusedSince: null,
  orderRefusedAt: null,
  orderFailingSince: null,
  orderFailedAt: null,
  cartReleasedAt: null,
} as const satisfies Partial<PaymentAttempt>;

/** The id and the state of an attempt, as Postgres names it. */
interface StoredState {
  readonly id: string;
  readonly status: AttemptStatus;
}

/** States of attempts that another one may not replace, and whose request can tell the shopper the outcome or the question. */
const NOT_REPLACEABLE: ReadonlySet<AttemptStatus> = new Set(['action-required', 'accepted', 'ordered']);

/** A shopper's attempt to pay a cart. */
export interface NewAttempt {
  readonly cartId: string;
  readonly storeKey: string;
  readonly countryCode: string;
  /** The language of the shopper, for mails. */
  readonly locale: string;
  /** The customer's or the visitor's id. */
  readonly ownerId: string;
  readonly requestedVersion: number;
  readonly method: PaymentAttempt['method'];
  readonly centAmount: number;
  readonly feeCentAmount: number;
  readonly roundingCentAmount: number;
  readonly currencyCode: string;
  readonly contentHash: string;
}

/** Stores checkouts with their order numbers in Postgres before any call to the commerce backend. */
@Injectable()
export class Checkouts {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns a cart's checkout, newest attempt first. */
  async find(cartId: string): Promise<CheckoutWithAttempts | null> {
    const [found] = await this.prisma.rows<CheckoutRow>`
      SELECT to_jsonb(checkout) AS checkout, coalesce(attempts, '[]') AS attempts FROM checkout, LATERAL (
        SELECT jsonb_agg(attempt ORDER BY attempt.created_at DESC) AS attempts FROM payment_attempt attempt
        WHERE attempt.cart_id = checkout.cart_id) AS all_attempts
      WHERE cart_id = ${cartId}`;
    return found ? checkoutFromRow(found) : null;
  }

  /** Returns the attempts that pay the orders of carts, also before these are stored. Online payments come first. */
  findPaying(cartIds: readonly string[]): Promise<PayingAttempt[]> {
    return findPayingAttempts(this.prisma, cartIds);
  }

  /**
   * Gives a cart without an order a fresh number, because an order of staff has its reserved one. Returns the number that the cart
   * has afterwards: another worker may have replaced it before.
   */
  replaceNumber(cart: NumberedCart): Promise<string> {
    return replaceNumber(this.prisma, cart);
  }

  /** Returns the id of the cart that an order is stored for; undefined if it is not stored yet. */
  async cartOfOrder(orderId: string): Promise<string | undefined> {
    const found = await this.prisma.checkout.findUnique({ where: { orderId }, select: { cartId: true } });
    return found?.cartId;
  }

  /**
   * Returns the attempts of this shopper whose carts are frozen or about to be, newest first. A payment without an answer for
   * days is left to staff, because its shopper may fill another cart.
   */
  async findOpen(ownerId: string): Promise<AttemptWithCheckout[]> {
    const open = await this.prisma.rows<AttemptRow>`
      SELECT to_jsonb(attempt) AS attempt, to_jsonb(checkout) AS checkout
      FROM checkout JOIN payment_attempt attempt USING (cart_id)
      WHERE anonymous_id = ${ownerId} AND (status IN ('created', 'action-required', 'accepted')
        OR status = 'sent' AND unknown_since > now() - make_interval(secs => ${REPEATABLE_MILLISECONDS / 1000})
        -- Ended, but its cart has not been released.
        OR status = ANY(${ENDED_UNORDERED}::payment_attempt_status[]) AND method = 'online' AND cart_released_at IS NULL
          AND NOT EXISTS (SELECT FROM payment_attempt winner WHERE winner.cart_id = attempt.cart_id AND winner.status = 'ordered'))
      ORDER BY attempt.created_at DESC LIMIT ${MAXIMUM_OPEN}`;
    return open.map(attemptFromRow);
  }

  /**
   * Returns whether an attempt of this shopper ended without an order, or its cart was released, so recently that the cart may have
   * been frozen when a request that is still running looked for an active one.
   */
  async hasJustEnded(ownerId: string): Promise<boolean> {
    const recent = new Date(Date.now() - JUST_ENDED_MILLISECONDS);
    // A release in an outage can come long after the end.
    const ended = await this.prisma.rows`
      SELECT id FROM checkout JOIN payment_attempt USING (cart_id)
      WHERE anonymous_id = ${ownerId} AND status = ANY(${ENDED_UNORDERED}::payment_attempt_status[])
        AND (updated_at > ${recent} OR cart_released_at > ${recent}) LIMIT 1`;
    return ended.length > 0;
  }

  /** Reassigns a visitor's checkouts to the customer who signed in. */
  async reassign(anonymousId: string, customerId: string): Promise<void> {
    await this.prisma.checkout.updateMany({ where: { anonymousId }, data: { anonymousId: customerId } });
  }

  /**
   * Reserves the cart's order number once and inserts the attempt. Abandons known attempts that were not sent or accepted. Throws
   * `conflict` if another request began or accepted an attempt meanwhile or its shopper has to act, and `cart-frozen` while the
   * outcome of a payment is unknown.
   */
  async begin(attempt: NewAttempt, known: CheckoutWithAttempts | null): Promise<AttemptWithCheckout> {
    if (known) return this.beginNext(attempt, known.orderNumber, known.attempts);
    const number = await nextOrderNumber(this.prisma, attempt.countryCode);
    const first = await this.beginFirst(attempt, number);
    if (first) return first;
    // Staff gave a number to an order before it was its turn.
    if (await isOrderNumberUsed(this.prisma, number)) return this.begin(attempt, null);
    return this.beginNext(attempt, number, []);
  }

  /** Inserts checkout and attempt in one statement; returns undefined if the cart already has a checkout, or another has the number. */
  private async beginFirst(attempt: NewAttempt, orderNumber: string): Promise<AttemptWithCheckout | undefined> {
    const { storeKey, countryCode, locale, ownerId, ...data } = attempt;
    const {
      cartId,
      requestedVersion,
      method,
      centAmount,
      feeCentAmount,
      roundingCentAmount,
      currencyCode,
      contentHash,
    } = data;
    const [id, merchantReference] = [randomUUID(), `${orderNumber}-1`];
    const [inserted] = await this.prisma.rows<Pick<PaymentAttempt, 'createdAt' | 'updatedAt'>>`
      WITH first AS (
        INSERT INTO checkout (cart_id, store_key, anonymous_id, order_number, locale)
        VALUES (${cartId}, ${storeKey}, ${ownerId}, ${orderNumber}, ${locale})
        ON CONFLICT DO NOTHING RETURNING cart_id)
      INSERT INTO payment_attempt (id, cart_id, merchant_reference, requested_version, method,
        cent_amount, fee_cent_amount, rounding_cent_amount, currency_code, content_hash, updated_at)
      SELECT ${id}::uuid, cart_id, ${merchantReference}, ${requestedVersion}::int, ${paymentMethodFrom(method)}::payment_method,
        ${centAmount}::bigint, ${feeCentAmount}::bigint, ${roundingCentAmount}::bigint, ${currencyCode}, ${contentHash}, now()
      FROM first RETURNING created_at AS "createdAt", updated_at AS "updatedAt"`;
    if (!inserted) return undefined;
    const { createdAt } = inserted;
    const checkout = {
      cartId,
      storeKey,
      anonymousId: ownerId,
      orderNumber,
      locale,
      winnerAttempt: null,
      orderId: null,
      createdAt,
    };
    return { ...NEW_ATTEMPT, ...data, ...inserted, id, merchantReference, checkout };
  }

  private async beginNext(
    attempt: NewAttempt,
    number: string,
    known: readonly PaymentAttempt[],
  ): Promise<AttemptWithCheckout> {
    const { storeKey, countryCode, locale, ownerId, ...data } = attempt;
    const { cartId } = data;
    return this.prisma.$transaction(async (transaction) => {
      // If two replicas begin at once, the second waits here and uses the number of the first.
      await transaction.$executeRaw`
        INSERT INTO checkout (cart_id, store_key, anonymous_id, order_number, locale)
        VALUES (${cartId}, ${storeKey}, ${ownerId}, ${number}, ${locale})
        ON CONFLICT (cart_id) DO UPDATE SET locale = excluded.locale`;
      const checkout = await transaction.checkout.findUniqueOrThrow({ where: { cartId } });
      // Locked, because an attempt that is sent now must not be abandoned.
      const attempts = await transaction.$queryRaw<StoredState[]>`
        SELECT id, status::text FROM payment_attempt WHERE cart_id = ${cartId} FOR UPDATE`;
      refuseBesides(attempts, known);
      if (attempts.some(({ status }) => status === 'created'))
        await transaction.paymentAttempt.updateMany({
          where: { cartId, status: 'created' },
          data: { status: 'abandoned' },
        });
      const merchantReference = `${checkout.orderNumber}-${attempts.length + 1}`;
      const created = await transaction.paymentAttempt.create({ data: { ...data, merchantReference } });
      return { ...withNumbers(created), checkout };
    }, TRANSACTION_TIMEOUTS);
  }
}

/**
 * Throws `conflict` if another request began or accepted an attempt, or asked the shopper a question, after the known ones were
 * read, and `cart-frozen` while the outcome of a payment is unknown.
 */
function refuseBesides(attempts: readonly StoredState[], known: readonly PaymentAttempt[]): void {
  const isOvertaken = attempts.some(
    ({ id, status }) =>
      NOT_REPLACEABLE.has(status) ||
      // Two requests that abandon each other's attempt would never be accepted.
      (status === 'created' && known.every((one) => one.id !== id)),
  );
  if (isOvertaken) throw new ShopError('conflict');
  if (attempts.some(({ status }) => status === 'sent')) throw new ShopError('cart-frozen');
}

/**
 * Returns whether the order desk has cancelled an order. It stays cancelled if the provider reports afterwards that the payment
 * could not be cancelled: the request has a reference then.
 */
export async function isOrderCancelled(
  database: Pick<PlainTransaction, 'rows'>,
  orderNumber: string,
): Promise<boolean> {
  const found = await database.rows`
    SELECT id FROM order_request WHERE order_number = ${orderNumber} AND kind = 'cancel'
      AND (state IN ('sent', 'done') OR state = 'failed' AND reference IS NOT NULL) LIMIT 1`;
  return found.length > 0;
}
