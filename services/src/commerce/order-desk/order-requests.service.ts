import type { AuditAction } from '@manifold/domain/audit/actions';
import { availableActions } from '@manifold/domain/order-desk/available-actions';
import type { DecideOrderRequest, OrderRequest, RequestOrderAction } from '@manifold/domain/order-desk/contract';
import { centAmountToApprove, needsSecondPerson } from '@manifold/domain/order-desk/second-person';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { Clock } from '../../platform/process/clock.js';
import { SecondPersons } from '../../store-config/index.js';
import { AccessibleOrders, type AccessibleOrder } from './accessible-orders.service.js';
import { ConfirmedRequests } from './confirmed-requests.service.js';
import { actionSituation, hasCancellationMail } from './desk-order-view.js';
import { OrderActionRunner } from './order-action-runner.service.js';
import { OrderRequestRows, requestView, type StoredRequest, type Transaction } from './order-requests.repository.js';

/** How long a second person may decide. */
const PROPOSED_FOR_MS = 3 * 24 * 3600 * 1000;
/** How many requests of one order may wait for a second person. */
const MAXIMUM_PROPOSALS = 20;

/** Accepts requests of staff for actions on orders, and decisions of a second person. */
@Injectable()
export class OrderRequests {
  constructor(
    private readonly orders: AccessibleOrders,
    private readonly rows: OrderRequestRows,
    private readonly confirmed: ConfirmedRequests,
    private readonly runner: OrderActionRunner,
    private readonly seconds: SecondPersons,
    private readonly clock: Clock,
  ) {}

  /** Returns the requests that wait for a second person, of the caller's countries. */
  async proposed(staff: Staff): Promise<OrderRequest[]> {
    await this.rows.expire(this.clock.now());
    const storeKeys = this.orders.stores(staff).map(({ storeKey }) => storeKey);
    return (await this.rows.proposed(storeKeys)).map(requestView);
  }

  /**
   * Runs an action, or proposes it if it needs a second person. The same id returns the same request and continues one whose
   * process died. Throws `conflict` if the action is not possible or too many requests of the order wait for a second person,
   * `invalid-input` for an amount above the maximum.
   */
  async request(orderId: string, command: RequestOrderAction, staff: Staff): Promise<OrderRequest> {
    const order = await this.orders.get(orderId, staff);
    await this.rows.expire(this.clock.now());
    await this.confirmed.mark(order.record, await this.rows.counted(order.record.id));
    const { stored, isRepeat } = await this.rows.exclusively(order.record.id, async (db) => {
      const known = await this.rows.find(command.id, db);
      if (known) return { stored: sameRequest(known, order, command), isRepeat: true };
      return { stored: await this.insert(db, { order, command, staff }), isRepeat: false };
    });
    return requestView(stored.state === 'running' ? await this.runner.run(order, stored, isRepeat) : stored);
  }

  /** Approves or refuses a request. Throws `not-allowed` for its own requester and for new accounts, `conflict` if it is decided. */
  async decide(id: string, { isApproved, reason }: DecideOrderRequest, staff: Staff): Promise<OrderRequest> {
    await this.rows.expire(this.clock.now());
    const proposed = await this.rows.find(id);
    if (!proposed) throw new ShopError('not-found');
    const order = await this.orders.get(proposed.orderId, staff);
    const decided = await this.rows.exclusively(proposed.orderId, async (db) => {
      await this.seconds.refuseNew(db, staff);
      if (proposed.requestedBy === staff.email)
        throw new ShopError('not-allowed', { details: { reason: 'own-change' } });
      const state = isApproved ? 'running' : 'refused';
      const decision = { state, decidedBy: staff.email, decidedAt: this.clock.now(), result: reason } as const;
      const stored = await this.rows.decide(id, decision, db);
      if (!stored) throw new ShopError('conflict', { details: { reason: 'already-decided' } });
      await this.audit(db, isApproved ? 'order.approve' : 'order.refuse', { stored: proposed, staff, reason });
      return stored;
    });
    return requestView(isApproved ? await this.runner.run(order, decided, false) : decided);
  }

  private async insert(
    db: Transaction,
    { order, command, staff }: { order: AccessibleOrder; command: RequestOrderAction; staff: Staff },
  ): Promise<StoredRequest> {
    const { id, kind, reason, customerReason } = command;
    const { record, storeKey, countryCode } = order;
    const earlier = await this.rows.counted(record.id, db);
    const centAmount = checkedAmount(order, command, earlier);
    refuseUnmailedReason(order, command);
    const { currencyCode } = record.total;
    const moved = { kind, centAmount: centAmount ?? record.total.centAmount };
    const decisive = {
      centAmount: centAmountToApprove(
        moved,
        earlier.map((each) => ({ ...requestView(each), centAmount: each.centAmount })),
      ),
      currencyCode,
    };
    const isProposed = needsSecondPerson(decisive, order.approvalLimit);
    if (isProposed) refuseManyProposals(earlier);
    const data = {
      ...{ id, orderId: record.id, storeKey, countryCode, kind, centAmount, currencyCode, reason, customerReason },
      orderNumber: record.orderNumber,
      state: isProposed ? 'proposed' : 'running',
      requestedBy: staff.email,
      requestedAt: this.clock.now(),
      expiresAt: isProposed ? new Date(this.clock.now().getTime() + PROPOSED_FOR_MS) : null,
    };
    const stored = await this.rows.add(data, db);
    await this.audit(db, 'order.request', { stored, staff, reason });
    return stored;
  }

  private async audit(
    db: Transaction,
    action: AuditAction,
    { stored, staff, reason }: { stored: StoredRequest; staff: Staff; reason: string | null },
  ): Promise<void> {
    const { kind, centAmount, currencyCode, storeKey, orderNumber } = stored;
    const details = {
      request: stored.id,
      kind,
      centAmount,
      currencyCode,
      stores: [storeKey],
      ...(reason ? { reason } : {}),
    };
    await recordAudit(db, { actor: staff.email, action, subject: orderNumber, details });
  }
}

/** Returns a known request. Throws `conflict` if its id was used for something else. */
function sameRequest(
  known: StoredRequest,
  { record }: AccessibleOrder,
  { kind, centAmount }: RequestOrderAction,
): StoredRequest {
  const isSame =
    known.orderId === record.id && known.kind === kind && (kind === 'cancel' || known.centAmount === centAmount);
  if (!isSame) throw new ShopError('conflict', { details: { reason: 'id-used' } });
  return known;
}

/** Throws `conflict` if no further request of the order may wait for a second person. */
function refuseManyProposals(earlier: readonly StoredRequest[]): void {
  if (earlier.filter(({ state }) => state === 'proposed').length >= MAXIMUM_PROPOSALS)
    throw new ShopError('conflict', { details: { reason: 'too-many-proposals' } });
}

/** Throws `invalid-input` for a reason that no mail gives to the customer. */
function refuseUnmailedReason(order: AccessibleOrder, { kind, customerReason }: RequestOrderAction): void {
  if (customerReason === null || (kind === 'cancel' && hasCancellationMail(order))) return;
  throw invalidField('customerReason', 'not-mailed');
}

/** Returns the amount to store; null for a cancellation. Throws if the action is refused or the amount too high. */
function checkedAmount(
  order: AccessibleOrder,
  { kind, centAmount }: RequestOrderAction,
  requests: readonly StoredRequest[],
): number | null {
  const rule = availableActions(actionSituation(order, requests)).find((each) => each.kind === kind);
  if (!rule || rule.refusal !== null) throw new ShopError('conflict', { details: { reason: rule?.refusal ?? null } });
  if (rule.maximum === null) return null;
  if (centAmount === null) throw invalidField('centAmount', 'required');
  if (centAmount > rule.maximum)
    throw new ShopError('invalid-input', {
      fields: [{ field: 'centAmount', reason: 'above-maximum' }],
      details: { maximum: rule.maximum },
    });
  return centAmount;
}
