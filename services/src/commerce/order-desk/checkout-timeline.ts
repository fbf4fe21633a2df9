import type { TimelineEvent } from '@manifold/domain/order-desk/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderTimelines, type OrderTimelineSource, type TimelineOrder } from '../order-timeline/index.js';
import { dueCentAmount, type PaymentAttempt } from '../payments/index.js';
import { OrderPayments } from './order-payments.repository.js';
import { amountFact } from './record-events.js';

type Event = Omit<TimelineEvent, 'source'>;

/**
 * Returns the events that are stored with a time: the freeze of the cart, the authorisation, and the end of the freeze without an
 * order.
 */
function stampedEvents({ merchantReference, frozenAt, authorisedAt, cartReleasedAt }: PaymentAttempt): Event[] {
  const facts = { reference: merchantReference };
  const stamps = [
    { at: frozenAt, event: 'cart-frozen', tone: 'neutral' },
    { at: authorisedAt, event: 'attempt-authorised', tone: 'good' },
    { at: cartReleasedAt, event: 'cart-released', tone: 'neutral' },
  ] as const;
  return stamps.flatMap(({ at, event, tone }) => (at === null ? [] : [{ at: at.toISOString(), event, facts, tone }]));
}

function attemptEvents(attempt: PaymentAttempt): Event[] {
  const { merchantReference, method, status, refusal, createdAt, updatedAt, currencyCode } = attempt;
  const facts = { reference: merchantReference, method: method.replaceAll('_', '-') };
  const amount = amountFact(dueCentAmount(attempt), currencyCode);
  const began: Event = { at: createdAt.toISOString(), event: 'attempt', facts: { ...facts, amount }, tone: 'neutral' };
  if (status === 'created') return [began, ...stampedEvents(attempt)];
  const tone = status === 'ordered' || status === 'accepted' ? 'good' : 'bad';
  const reason: Event['facts'] = refusal === null ? {} : { reason: refusal };
  return [
    began,
    ...stampedEvents(attempt),
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

  async events(order: TimelineOrder): Promise<Event[]> {
    const checkout = await this.payments.checkout(order);
    if (!checkout) return [];
    const at = checkout.createdAt.toISOString();
    return [
      { at, event: 'number-reserved', facts: {}, tone: 'neutral' },
      ...checkout.attempts.flatMap((attempt) => attemptEvents(attempt)),
    ];
  }
}
