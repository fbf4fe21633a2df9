import type { TimelineEvent } from '@manifold/domain/order-desk/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DeskOrderBackend } from '../../integrations/commercetools/ports/desk-order-backend.js';
import { OrderTimelines, type OrderTimelineSource, type TimelineOrder } from '../order-timeline/index.js';

/**
 * Adds the creation of the cart to the timeline of an order. It is a separate source, so that the attempts to pay are shown while
 * the commerce backend is unavailable. The backend deletes old carts; their orders have no such event.
 */
@Injectable()
export class CartTimeline implements OnModuleInit, OrderTimelineSource {
  readonly name = 'checkout';

  constructor(
    private readonly backend: DeskOrderBackend,
    private readonly timelines: OrderTimelines,
  ) {}

  onModuleInit(): void {
    this.timelines.register(this);
  }

  async events({ cartId }: TimelineOrder): Promise<Omit<TimelineEvent, 'source'>[]> {
    const at = cartId === null ? undefined : await this.backend.cartCreatedAt(cartId);
    return at === undefined ? [] : [{ at, event: 'cart-created', facts: {}, tone: 'neutral' }];
  }
}
