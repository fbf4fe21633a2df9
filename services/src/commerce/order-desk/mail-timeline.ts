import type { TimelineEvent } from '@manifold/domain/order-desk/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type MailOfOrder, OrderMails } from '../mails/index.js';
import { OrderTimelines, type OrderTimelineSource, type TimelineOrder } from '../order-timeline/index.js';
import { OrderPayments } from './order-payments.repository.js';

type Event = Omit<TimelineEvent, 'source'>;

const TONES = { queued: 'neutral', sent: 'good', failed: 'bad' } as const;

function mailEvent({ template, state, recipient, createdAt, sentAt, error }: MailOfOrder): Event {
  const person: Event['facts'] = recipient === null ? {} : { person: recipient };
  const reason: Event['facts'] = error === null ? {} : { reason: error };
  return {
    at: sentAt ?? createdAt,
    event: `${template}-${state}`,
    facts: { ...person, ...reason },
    tone: TONES[state],
  };
}

/** Contributes the mails about an order. */
@Injectable()
export class MailTimeline implements OnModuleInit, OrderTimelineSource {
  readonly name = 'mail';

  constructor(
    private readonly mails: OrderMails,
    private readonly payments: OrderPayments,
    private readonly timelines: OrderTimelines,
  ) {}

  onModuleInit(): void {
    this.timelines.register(this);
  }

  async events(order: TimelineOrder): Promise<Event[]> {
    if (await this.payments.isNumberOfOther(order)) return [];
    return (await this.mails.mailsOf(order.orderNumber)).map(mailEvent);
  }
}
