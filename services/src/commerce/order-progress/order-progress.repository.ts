import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { withNumbers } from '../../platform/prisma/with-numbers.js';
import { dueCentAmount, paymentMethodFrom } from '../payments/index.js';

/** An order that was placed in one of our shops. */
export interface PlacedOrder {
  readonly orderNumber: string;
  readonly storeKey: string;
  readonly locale: string;
  readonly paymentMethod: PaymentMethod;
  /** Whether the payment provider has authorised the payment. */
  readonly isAuthorised: boolean;
  /** The amount to pay. */
  readonly centAmount: number;
  readonly currencyCode: string;
}

/** Stores how far the changes of orders were read, and finds the checkouts of changed orders. */
@Injectable()
export class OrderProgressRows {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns the position. The first call starts at the given instant, so that older orders cause no mails. */
  async position(start: Date): Promise<Date> {
    const row = await this.prisma.orderProgressPosition.upsert({
      where: { id: 1 },
      create: { readUntil: start },
      update: {},
    });
    return row.readUntil;
  }

  /** Moves the position forward; another replica may have moved it further. */
  async advance(readUntil: Date): Promise<void> {
    await this.prisma.orderProgressPosition.updateMany({
      where: { readUntil: { lt: readUntil } },
      data: { readUntil },
    });
  }

  /** Returns those of the orders that were placed in one of our shops. */
  async find(orderNumbers: readonly string[]): Promise<PlacedOrder[]> {
    const checkouts = await this.prisma.checkout.findMany({
      where: { orderNumber: { in: [...orderNumbers] }, orderId: { not: null } },
      include: { attempts: true },
    });
    return checkouts.flatMap(({ orderNumber, storeKey, locale, winnerAttempt, attempts }) => {
      const paid = attempts.find(({ id }) => id === winnerAttempt);
      if (!paid) return [];
      return {
        ...{ orderNumber, storeKey, currencyCode: paid.currencyCode },
        locale: locale ?? '',
        paymentMethod: paymentMethodFrom(paid.method),
        isAuthorised: paid.authorisedAt !== null,
        centAmount: dueCentAmount(withNumbers(paid)),
      };
    });
  }
}
