import type { TimelineEvent } from '@manifold/domain/order-desk/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderTimelines, type OrderTimelineSource, type TimelineOrder } from '../order-timeline/index.js';
import { dueCentAmount, type PaymentAttempt } from '../payments/index.js';
import { OrderPayments } from './order-payments.repository.js';
import { amountFact } from './record-events.js';

type Event = Omit<TimelineEvent, 'source'>;

function attemptEvents(attempt: PaymentAttempt): Event[] {
  const { merchantReference, method, status, refusal, createdAt, updatedAt, currencyCode } = attempt;
  const facts = { reference: merchantReference, method: method.replaceAll('_', '-') };
  const amount = amountFact(dueCentAmount(attempt), currencyCode);
  const began: Event = { at: createdAt.toISOString(), event: 'attempt', facts: { ...facts, amount }, tone: 'neutral' };
  if (status === 'created') return [began];
  const tone = status === 'ordered' || status === 'accepted' ? 'good' : 'bad';
  const reason: Event['facts'] = refusal === null ? {} : { reason: refusal };
  return [
    began,
    {
      at: updatedAt.toISOString(),
      event: `attempt-${status}`,
      facts: { reference: merchantReference, ...reason },
      tone,
    },
  ];
}

/** Contributes the reservation of the order number and every attempt to pay. */
@Injectable()
export class CheckoutTimeline implements OnModuleInit, OrderTimelineSource {
  readonly name = 'checkout';

  constructor(
    private readonly payments: OrderPayments,
    private readonly timelines: OrderTimelines,
  ) {}

  onModuleInit(): void {
    this.timelines.register(this);
  }

  async events({ orderNumber }: TimelineOrder): Promise<Event[]> {
    const checkout = await this.payments.checkout(orderNumber);
    if (!checkout) return [];
    const at = checkout.createdAt.toISOString();
    return [
      { at, event: 'number-reserved', facts: {}, tone: 'neutral' },
      ...checkout.attempts.flatMap((attempt) => attemptEvents(attempt)),
    ];
  }
}
