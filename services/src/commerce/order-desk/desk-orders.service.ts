import type { AuditAction } from '@manifold/domain/audit/actions';
import type { DeskOrder, Timeline } from '@manifold/domain/order-desk/contract';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/process/clock.js';
import { OrderTimelines } from '../order-timeline/index.js';
import { type AccessibleOrder, AccessibleOrders } from './accessible-orders.service.js';
import { ConfirmedRequests } from './confirmed-requests.service.js';
import { DeskAudit } from './desk-audit.repository.js';
import { deskOrderView } from './desk-order-view.js';
import { OrderRequestRows } from './order-requests.repository.js';
import { recordEvents } from './record-events.js';

/** Shows single orders to staff, and audits who saw them. Both methods throw `not-found` for orders of other countries. */
@Injectable()
export class DeskOrders {
  constructor(
    private readonly orders: AccessibleOrders,
    private readonly rows: OrderRequestRows,
    private readonly confirmed: ConfirmedRequests,
    private readonly timelines: OrderTimelines,
    private readonly audit: DeskAudit,
    private readonly clock: Clock,
  ) {}

  /** Returns an order. */
  async view(id: string, staff: Staff): Promise<DeskOrder> {
    const order = await this.orders.get(id, staff);
    await this.rows.expire(this.clock.now());
    const counted = await this.confirmed.mark(order.record, await this.rows.counted(order.record.id));
    await this.recordAccess('order.view', order, staff);
    return deskOrderView(order, { counted, shown: await this.rows.newest(order.record.id) });
  }

  /** Returns all events of an order, oldest first. */
  async timeline(id: string, staff: Staff): Promise<Timeline> {
    const order = await this.orders.get(id, staff);
    const { record, storeKey } = order;
    await this.recordAccess('order.timeline', order, staff);
    const { id: orderId, orderNumber, cartId } = record;
    const { events, missing } = await this.timelines.timeline({ orderId, orderNumber, storeKey, cartId });
    const all = [...recordEvents(record), ...events];
    return { events: all.sort((one, other) => Date.parse(one.at) - Date.parse(other.at)), missing };
  }

  private recordAccess(action: AuditAction, { record, storeKey }: AccessibleOrder, staff: Staff): Promise<void> {
    const details = { stores: [storeKey] };
    return this.audit.record({ actor: staff.email, action, subject: shownOrderNumber(record.orderNumber), details });
  }
}
