import type { TimelineEvent } from '@manifold/domain/order-desk/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderTimelines, type OrderTimelineSource, type TimelineOrder } from '../order-timeline/index.js';
import { OrderPayments } from './order-payments.repository.js';
import { amountFact } from './record-events.js';

/** Contributes the events that the payment provider reported by webhook. */
@Injectable()
export class WebhookTimeline implements OnModuleInit, OrderTimelineSource {
  readonly name = 'webhook';

  constructor(
    private readonly payments: OrderPayments,
    private readonly timelines: OrderTimelines,
  ) {}

  onModuleInit(): void {
    this.timelines.register(this);
  }

  async events({ orderNumber }: TimelineOrder): Promise<Omit<TimelineEvent, 'source'>[]> {
    const found = await this.payments.events(orderNumber);
    return found.map(({ at, kind, success, centAmount, currencyCode, reference }) => ({
      at: at.toISOString(),
      event: kind,
      facts: { amount: amountFact(centAmount, currencyCode), reference },
      tone: success ? 'good' : 'bad',
    }));
  }
}
