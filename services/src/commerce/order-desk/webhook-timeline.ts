import type { TimelineEvent } from '@manifold/domain/order-desk/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderTimelines, type OrderTimelineSource, type TimelineOrder } from '../order-timeline/index.js';
import { OrderPayments } from './order-payments.repository.js';
import { amountFact } from './record-events.js';

type Event = Omit<TimelineEvent, 'source'>;
type FailedWebhook = Awaited<ReturnType<OrderPayments['failedWebhooks']>>[number];

/** Returns the last failure of a webhook, and when it was processed after all. */
function failureEvents(webhook: FailedWebhook): Event[] {
  const { eventCode, pspReference, failure, failures, failedAt, processedAt, receivedAt } = webhook;
  const facts = { reference: pspReference, method: eventCode, failures: String(failures) };
  const reason: Event['facts'] = failure === null ? {} : { reason: failure };
  const failed: Event = {
    at: (failedAt ?? receivedAt).toISOString(),
    event: 'processing-failed',
    facts: { ...facts, ...reason },
    tone: 'bad',
  };
  if (processedAt === null) return [failed];
  return [failed, { at: processedAt.toISOString(), event: 'processing-repeated', facts, tone: 'good' }];
}

/** Contributes the events that the payment provider reported by webhook, and webhooks whose processing failed. */
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

  async events(order: TimelineOrder): Promise<Event[]> {
    const [found, failed] = await Promise.all([this.payments.events(order), this.payments.failedWebhooks(order)]);
    const reported = found.map(({ at, kind, success, centAmount, currencyCode, reference }): Event => ({
      at: at.toISOString(),
      event: kind,
      facts: { amount: amountFact(centAmount, currencyCode), reference },
      tone: success ? 'good' : 'bad',
    }));
    return [...reported, ...failed.flatMap(failureEvents)];
  }
}
