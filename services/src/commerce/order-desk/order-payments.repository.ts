import { Injectable } from '@nestjs/common';
import type { DeskOrderRecord } from '../../integrations/commercetools/ports/desk-order-backend.js';
import type {
  PaymentEvent as StoredEvent,
  PaymentWebhook as StoredWebhook,
} from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { type WithNumbers, withNumbers } from '../../platform/prisma/with-numbers.js';
import type { TimelineOrder } from '../order-timeline/index.js';
import { checkoutFrom, type CheckoutWithAttempts, type PaymentAttempt } from '../payments/index.js';

const MAXIMUM_EVENTS = 200;
const MAXIMUM_ATTEMPTS = 100;
const MAXIMUM_FOUND = 10;

/** The keys of attempts. Payments that staff added have others. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type OrderedCart = Pick<DeskOrderRecord, 'cartId'>;

/** The events of a payment's money. */
type PaymentEvent = WithNumbers<StoredEvent>;
/** A webhook whose processing failed at least once. */
type FailedWebhook = WithNumbers<StoredWebhook>;

/**
 * Reads what is stored about the payments of orders. An order is found by its cart, because staff may have created it under a number
 * that is reserved for another cart.
 */
@Injectable()
export class OrderPayments {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Returns the numbers, as the commerce backend stores them, of orders whose payments have a reference of the shop or of the
   * provider. Until a payment's order is stored, its number may be that of another order.
   */
  async orderNumbers(reference: string): Promise<string[]> {
    const attempts = await this.prisma.paymentAttempt.findMany({
      where: {
        OR: [{ merchantReference: reference }, { pspReference: reference }],
        checkout: { orderId: { not: null } },
      },
      select: { checkout: { select: { orderNumber: true } } },
      take: MAXIMUM_FOUND,
    });
    return attempts.map(({ checkout }) => checkout.orderNumber);
  }

  /** Returns whether an order's number is still reserved for another cart, whose mails and checks are stored by it. */
  async isNumberOfOther({ orderId, orderNumber, cartId }: TimelineOrder): Promise<boolean> {
    const holder = await this.prisma.checkout.findUnique({ where: { orderNumber } });
    return holder !== null && holder.cartId !== cartId && holder.orderId !== orderId;
  }

  /** Returns the checkout of an order with its attempts, oldest first. */
  async checkout({ cartId }: OrderedCart): Promise<CheckoutWithAttempts | null> {
    if (cartId === null) return null;
    const found = await this.prisma.checkout.findUnique({
      where: { cartId },
      include: { attempts: { orderBy: { createdAt: 'asc' }, take: MAXIMUM_ATTEMPTS } },
    });
    return found && checkoutFrom(found);
  }

  /**
   * Returns the attempt at the payment provider that paid an order, by the order's payments: staff may have created it without the
   * payment of its cart. If staff put the payments of two carts on it, returns that of the cart which the order is stored for.
   */
  async findOnlinePayment({
    payments,
    cartId,
  }: Pick<DeskOrderRecord, 'payments' | 'cartId'>): Promise<PaymentAttempt | undefined> {
    const ids = payments.flatMap(({ key }) => (key !== null && UUID.test(key) ? [key] : []));
    const attempts = await this.prisma.paymentAttempt.findMany({
      where: { id: { in: ids }, pspReference: { not: null }, status: { in: ['accepted', 'ordered'] } },
    });
    const own = attempts.filter((attempt) => attempt.cartId === cartId);
    const paying = [...own, ...attempts].find(({ status }) => status === 'ordered') ?? own[0] ?? attempts[0];
    return paying && withNumbers(paying);
  }

  /** Returns what the payment provider reported about the payments of an order. */
  async events(order: OrderedCart): Promise<PaymentEvent[]> {
    const merchantReference = { in: await this.references(order) };
    const events = await this.prisma.paymentEvent.findMany({ where: { merchantReference }, take: MAXIMUM_EVENTS });
    return events.map(withNumbers);
  }

  /** Returns the webhooks about an order whose processing failed, also those that succeeded later. */
  async failedWebhooks(order: OrderedCart): Promise<FailedWebhook[]> {
    const merchantReference = { in: await this.references(order) };
    const where = { merchantReference, failures: { gt: 0 } };
    return (await this.prisma.paymentWebhook.findMany({ where, take: MAXIMUM_EVENTS })).map(withNumbers);
  }

  /** Returns our references of the attempts to pay an order. */
  private async references({ cartId }: OrderedCart): Promise<string[]> {
    if (cartId === null) return [];
    const attempts = await this.prisma.paymentAttempt.findMany({
      where: { cartId },
      select: { merchantReference: true },
      take: MAXIMUM_EVENTS,
    });
    return attempts.map(({ merchantReference }) => merchantReference);
  }
}
