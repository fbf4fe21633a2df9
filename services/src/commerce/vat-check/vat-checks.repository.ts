import { UNANSWERED_CODES } from '@manifold/domain/vat-number/register-code';
import { Injectable } from '@nestjs/common';
import type { VatAnswer } from '../../integrations/vat-registers/ports/vat-registers.js';
import type { VatCheck } from '../../platform/prisma/generated/client.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

export type { VatCheck };

/** A cart and the number that was checked for it, with prefix. */
export interface CheckedCart {
  readonly cartId: string;
  readonly storeKey: string;
  readonly vatNumber: string;
}

export const CHECK_VAT_NUMBER = 'check-vat-number';

/** A number, without prefix, to check for the order that is being placed with a cart. */
export interface OrderedNumber extends Omit<CheckedCart, 'vatNumber'> {
  readonly number: string;
}

/** Stores the evidence of VAT checks, because registers answer no question about the past. */
@Injectable()
export class VatChecks {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: Jobs,
  ) {}

  /** Stores the answer of a register. */
  record(checked: CheckedCart, { hasTimedOut: _transient, ...answer }: VatAnswer): Promise<VatCheck> {
    return this.prisma.vatCheck.create({ data: { ...checked, ...answer } });
  }

  /** Returns the newest check of a cart, of any number. A number that was erased is empty. */
  latest(cartId: string): Promise<VatCheck | null> {
    return this.prisma.vatCheck.findFirst({ where: { cartId }, orderBy: { checkedAt: 'desc' } });
  }

  /** Returns a cart's newest check of a number to which the register gave an answer. */
  latestAnswered(cartId: string, vatNumber: string): Promise<VatCheck | null> {
    return this.prisma.vatCheck.findFirst({
      where: { cartId, vatNumber, code: { notIn: [...UNANSWERED_CODES] } },
      orderBy: { checkedAt: 'desc' },
    });
  }

  /**
   * Attaches a cart's checks to its order, except those whose number was erased. The order number is that of the checkout, because
   * staff may have ordered the cart under another one while the register was asked.
   */
  async attach(cartId: string): Promise<void> {
    await this.prisma.rows`
      UPDATE vat_check SET order_number = ordered.order_number
      FROM (SELECT cart_id, order_number FROM checkout WHERE cart_id = ${cartId} FOR SHARE) AS ordered
      WHERE vat_check.cart_id = ordered.cart_id
        AND vat_check.order_number IS NULL AND vat_number <> '' RETURNING id`;
  }

  /** Enqueues the check of a number. Does nothing before the queue has started: no order waits for such a check. */
  async enqueue(data: OrderedNumber): Promise<void> {
    if (!this.jobs.ready) return;
    await this.prisma.$transaction((db) => this.jobs.enqueue(db, { name: CHECK_VAT_NUMBER, data, afterSeconds: 0 }));
  }

  /** Returns the evidence of an order, newest first; the number as the commerce backend stores it. */
  evidenceOfOrder(orderNumber: string): Promise<VatCheck[]> {
    return this.prisma.vatCheck.findMany({ where: { orderNumber }, orderBy: { checkedAt: 'desc' } });
  }
}
