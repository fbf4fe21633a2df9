import type { TimelineEvent } from '@manifold/domain/order-desk/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderTimelines, type OrderTimelineSource, type TimelineOrder } from '../order-timeline/index.js';
import { OrderRequestRows, type StoredRequest } from './order-requests.repository.js';
import { amountFact } from './record-events.js';

type Event = Omit<TimelineEvent, 'source'>;

function requestEvents(request: StoredRequest): Event[] {
  const { kind, centAmount, currencyCode, reason, requestedBy, requestedAt } = request;
  const amount: Event['facts'] = centAmount === null ? {} : { amount: amountFact(centAmount, currencyCode) };
  const requested: Event = {
    at: requestedAt.toISOString(),
    event: `${kind}-requested`,
    facts: { ...amount, person: requestedBy, reason },
    tone: 'neutral',
  };
  return [requested, ...decisionEvents(request), ...failureEvents(request)];
}

const reasonOf = ({ result }: StoredRequest): Event['facts'] => (result === null ? {} : { reason: result });

function decisionEvents(request: StoredRequest): Event[] {
  const { kind, decidedBy, decidedAt, state } = request;
  if (decidedBy === null || decidedAt === null) return [];
  const isRefused = state === 'refused';
  return [
    {
      at: decidedAt.toISOString(),
      event: `${kind}-${isRefused ? 'refused' : 'approved'}`,
      facts: { person: decidedBy, ...(isRefused ? reasonOf(request) : {}) },
      tone: isRefused ? 'bad' : 'good',
    },
  ];
}

function failureEvents(request: StoredRequest): Event[] {
  const { kind, state, startedAt, decidedAt, requestedAt } = request;
  if (state !== 'failed') return [];
  const at = (startedAt ?? decidedAt ?? requestedAt).toISOString();
  return [{ at, event: `${kind}-failed`, facts: reasonOf(request), tone: 'bad' }];
}

/** Contributes what staff requested and decided, and which requests failed. */
@Injectable()
export class StaffTimeline implements OnModuleInit, OrderTimelineSource {
  readonly name = 'staff';

  constructor(
    private readonly rows: OrderRequestRows,
    private readonly timelines: OrderTimelines,
  ) {}

  onModuleInit(): void {
    this.timelines.register(this);
  }

  async events({ orderId }: TimelineOrder): Promise<Event[]> {
    return (await this.rows.newest(orderId)).flatMap(requestEvents);
  }
}
