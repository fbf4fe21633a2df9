import type { TimelineEvent } from '@manifold/domain/order-desk/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Invoices } from '../invoices/index.js';
import { OrderTimelines, type OrderTimelineSource, type TimelineOrder } from '../order-timeline/index.js';
import { amountFact } from './record-events.js';

type Event = Omit<TimelineEvent, 'source'>;

/** Contributes the invoice of an order and its credit notes. */
@Injectable()
export class InvoiceTimeline implements OnModuleInit, OrderTimelineSource {
  readonly name = 'invoice';

  constructor(
    private readonly invoices: Invoices,
    private readonly timelines: OrderTimelines,
  ) {}

  onModuleInit(): void {
    this.timelines.register(this);
  }

  async events({ orderNumber }: TimelineOrder): Promise<Event[]> {
    const issued = await this.invoices.listByOrder(orderNumber);
    return issued.map(({ issuedAt, document: { kind, number, totals, currencyCode } }) => ({
      at: issuedAt.toISOString(),
      event: kind,
      facts: { reference: number, amount: amountFact(totals.gross, currencyCode) },
      tone: 'neutral',
    }));
  }
}
