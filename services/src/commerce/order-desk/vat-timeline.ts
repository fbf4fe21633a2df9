import type { TimelineEvent } from '@manifold/domain/order-desk/contract';
import { vatState } from '@manifold/domain/vat-number/register-code';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderTimelines, type OrderTimelineSource, type TimelineOrder } from '../order-timeline/index.js';
import { type VatCheck, VatChecks } from '../vat-check/index.js';
import { OrderPayments } from './order-payments.repository.js';

type Event = Omit<TimelineEvent, 'source'>;

const EVENTS = {
  valid: { event: 'valid', tone: 'good' },
  notValid: { event: 'not-valid', tone: 'bad' },
  couldNotValidate: { event: 'not-validated', tone: 'neutral' },
} as const;

/** Returns what a tax authority asks for: who asked which register about which number, with which answer. */
function checkEvent(check: VatCheck): Event {
  const { id, code, checkedAt, vatNumber, consultationNumber, ownNumber, register, status } = check;
  const facts = {
    reference: vatNumber,
    register,
    status,
    code: String(code),
    ...(consultationNumber === null ? {} : { consultation: consultationNumber }),
    ...(ownNumber === null || ownNumber === '' ? {} : { ownNumber }),
    evidence: id,
  };
  return { at: checkedAt.toISOString(), ...EVENTS[vatState(code)], facts };
}

/** Contributes the evidence of checked VAT numbers. */
@Injectable()
export class VatTimeline implements OnModuleInit, OrderTimelineSource {
  readonly name = 'vat';

  constructor(
    private readonly checks: VatChecks,
    private readonly payments: OrderPayments,
    private readonly timelines: OrderTimelines,
  ) {}

  onModuleInit(): void {
    this.timelines.register(this);
  }

  async events(order: TimelineOrder): Promise<Event[]> {
    if (await this.payments.isNumberOfOther(order)) return [];
    return (await this.checks.evidenceOfOrder(order.orderNumber)).map(checkEvent);
  }
}
