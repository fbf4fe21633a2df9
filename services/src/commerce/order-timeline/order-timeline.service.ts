import type { Timeline, TimelineEvent, TimelineSource } from '@manifold/domain/order-desk/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { within } from '../../platform/concurrency/within.js';
import { LOGGER } from '../../platform/logging/logging.module.js';

/** The keys by which a source finds its events of an order. */
export interface TimelineOrder {
  readonly orderId: string;
  /** As the commerce backend stores it, including the Czech prefix. */
  readonly orderNumber: string;
  readonly storeKey: string;
  readonly cartId: string | null;
}

/** A part of the program that has events of orders. */
export interface OrderTimelineSource {
  readonly name: TimelineSource;
  /** Returns the events of an order in any order. */
  events(order: TimelineOrder): Promise<readonly Omit<TimelineEvent, 'source'>[]>;
}

/** A slower source is shown as missing, so that an unavailable part does not hide the others. */
const SOURCE_DEADLINE_MS = 5000;

/** Collects the events of an order. Each module registers its own source when it starts. */
@Injectable()
export class OrderTimelines {
  private readonly sources: OrderTimelineSource[] = [];

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Adds a source. Several sources may have the same name. */
  register(source: OrderTimelineSource): void {
    this.sources.push(source);
  }

  /** Returns all events, oldest first, and the sources that failed or were too slow. */
  async timeline(order: TimelineOrder): Promise<Timeline> {
    const found = await Promise.all(this.sources.map((source) => this.eventsOf(source, order)));
    const events = found.flatMap((each) => each ?? []).sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
    const missing = this.sources.filter((_source, index) => found[index] === undefined).map(({ name }) => name);
    return { events, missing: [...new Set(missing)] };
  }

  private async eventsOf(source: OrderTimelineSource, order: TimelineOrder): Promise<TimelineEvent[] | undefined> {
    try {
      const events = await within(SOURCE_DEADLINE_MS, source.events(order));
      return events?.map((event) => ({ ...event, source: source.name }));
    } catch (error) {
      this.logger.warn({ err: error, source: source.name }, 'a source of the order timeline failed');
      return undefined;
    }
  }
}
