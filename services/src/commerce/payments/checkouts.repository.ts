import { randomUUID } from 'node:crypto';
import { orderNumber } from '@manifold/domain/order/order-number';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { Checkout, PaymentAttempt } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { paymentInterfaceOf } from './payment-interfaces.js';

export type { Checkout, PaymentAttempt };
export type CheckoutWithAttempts = Checkout & { attempts: PaymentAttempt[] };
export type AttemptWithCheckout = PaymentAttempt & { checkout: Checkout };

/** Numbers begin here, so that the first one does not look like the first one. */
const FIRST_ORDER_SEQUENCE = 100_001;

/** Many may order at the same moment; each waits only for a few statements of the others. */
const PATIENT = { maxWait: 10_000, timeout: 10_000 };

/** What an attempt is that has just been inserted. */
const NOT_WORKED_ON = {
  status: 'created',
  cartVersion: null,
  refusal: null,
  paymentId: null,
  lease: null,
  leasedUntil: null,
} as const satisfies Partial<PaymentAttempt>;

/** Whether the shopper's order stands, made or still to be made. */
export const isAccepted = (status: PaymentAttempt['status']): boolean => status === 'accepted' || status === 'ordered';

/** What an attempt is to pay: the cart, its fee and what rounding adds, in cents. */
export const dueCentAmount = (
  attempt: Pick<PaymentAttempt, 'centAmount' | 'feeCentAmount' | 'roundingCentAmount'>,
): number => attempt.centAmount + attempt.feeCentAmount + attempt.roundingCentAmount;

/** What a shopper asked to pay. */
export interface NewAttempt {
  readonly cartId: string;
  readonly storeKey: string;
  readonly countryCode: string;
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

/** Checkouts with their order numbers in Postgres, durable before anything outside is done. */
@Injectable()
export class Checkouts {
  constructor(private readonly prisma: PrismaService) {}

  /** A cart's checkout, newest attempt first. */
  find(cartId: string): Promise<CheckoutWithAttempts | null> {
    return this.prisma.checkout.findUnique({
      where: { cartId },
      include: { attempts: { orderBy: { createdAt: 'desc' } } },
    });
  }

  /** The cart that this shopper is ordering just now, if any. */
  async openCartOf(ownerId: string): Promise<string | undefined> {
    const attempt = await this.prisma.paymentAttempt.findFirst({
      where: { status: { in: ['created', 'accepted'] }, checkout: { anonymousId: ownerId } },
      select: { cartId: true },
    });
    return attempt?.cartId;
  }

  /** What a visitor was ordering is the customer's from here on: they have signed in. */
  async handOver(anonymousId: string, customerId: string): Promise<void> {
    await this.prisma.checkout.updateMany({ where: { anonymousId }, data: { anonymousId: customerId } });
  }

  /**
   * Reserves the cart's order number once and inserts the attempt. Known attempts that were never accepted are abandoned.
   * Throws `conflict` if another request has begun or accepted one meanwhile.
   */
  async begin(attempt: NewAttempt, known: CheckoutWithAttempts | null): Promise<AttemptWithCheckout> {
    const number = known?.orderNumber ?? (await this.nextNumber(attempt.countryCode));
    const first = known ? undefined : await this.beginFirst(attempt, number);
    return first ?? this.beginNext(attempt, number, known?.attempts ?? []);
  }

  /** Inserts checkout and attempt in one statement; returns undefined if the cart has a checkout, because it was tried before. */
  private async beginFirst(attempt: NewAttempt, orderNumber: string): Promise<AttemptWithCheckout | undefined> {
    const { storeKey, countryCode, ownerId, ...data } = attempt;
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
        INSERT INTO checkout (cart_id, store_key, anonymous_id, order_number)
        VALUES (${cartId}, ${storeKey}, ${ownerId}, ${orderNumber})
        ON CONFLICT (cart_id) DO NOTHING RETURNING cart_id)
      INSERT INTO payment_attempt (id, cart_id, merchant_reference, requested_version, method,
        cent_amount, fee_cent_amount, rounding_cent_amount, currency_code, content_hash, updated_at)
      SELECT ${id}::uuid, cart_id, ${merchantReference}, ${requestedVersion}::int, ${paymentInterfaceOf(method)}::payment_method,
        ${centAmount}::int, ${feeCentAmount}::int, ${roundingCentAmount}::int, ${currencyCode}, ${contentHash}, now()
      FROM first RETURNING created_at AS "createdAt", updated_at AS "updatedAt"`;
    if (!inserted) return undefined;
    const { createdAt } = inserted;
    const checkout = {
      cartId,
      storeKey,
      anonymousId: ownerId,
      orderNumber,
      winnerAttempt: null,
      orderId: null,
      createdAt,
    };
    return { ...NOT_WORKED_ON, ...data, ...inserted, id, merchantReference, checkout };
  }

  private async beginNext(
    attempt: NewAttempt,
    number: string,
    known: readonly PaymentAttempt[],
  ): Promise<AttemptWithCheckout> {
    const { storeKey, countryCode, ownerId, ...data } = attempt;
    const { cartId } = data;
    return this.prisma.$transaction(async (transaction) => {
      // Two replicas may begin at once: the second waits here, finds the first's number, and its own is left out.
      await transaction.$executeRaw`
        INSERT INTO checkout (cart_id, store_key, anonymous_id, order_number)
        VALUES (${cartId}, ${storeKey}, ${ownerId}, ${number})
        ON CONFLICT (cart_id) DO UPDATE SET cart_id = excluded.cart_id`;
      const { attempts, ...checkout } = await transaction.checkout.findUniqueOrThrow({
        where: { cartId },
        include: { attempts: { select: { id: true, status: true } } },
      });
      const open = attempts.filter(({ status }) => status === 'created');
      // If two requests abandoned each other's attempt, neither would ever be accepted.
      const isOvertaken = open.some(({ id }) => known.every((one) => one.id !== id));
      if (isOvertaken || attempts.some(({ status }) => isAccepted(status))) throw new ShopError('conflict');
      if (open.length > 0) {
        const where = { cartId, status: 'created' as const };
        await transaction.paymentAttempt.updateMany({ where, data: { status: 'abandoned' } });
      }
      const merchantReference = `${checkout.orderNumber}-${attempts.length + 1}`;
      const created = await transaction.paymentAttempt.create({ data: { ...data, merchantReference } });
      return { ...created, checkout };
    }, PATIENT);
  }

  /** Outside of any transaction: whoever takes a number would keep all others of the country waiting. */
  private async nextNumber(countryCode: string): Promise<string> {
    const [row] = await this.prisma.rows<{ last: number }>`
      INSERT INTO order_counter (country_code, last) VALUES (${countryCode}, ${FIRST_ORDER_SEQUENCE})
      ON CONFLICT (country_code) DO UPDATE SET last = order_counter.last + 1
      RETURNING last`;
    if (!row) throw new Error('No order number was given out');
    return orderNumber(countryCode, row.last);
  }
}
