import { isOnTheWay } from '@manifold/domain/order-desk/available-actions';
import type { OrderActionRefusal } from '@manifold/domain/order-desk/contract';
import { money } from '@manifold/domain/money/money';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DeskOrderBackend, type DeskOrderRecord } from '../../integrations/commercetools/ports/desk-order-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Clock } from '../../platform/process/clock.js';
import { CreditNotes } from '../invoices/index.js';
import type { AccessibleOrder } from './accessible-orders.service.js';
import { CancellationMails } from './cancellation-mails.service.js';
import { channelOf, isTransferAwaited } from './desk-order-view.js';
import { OrderRequestRows, type StoredRequest } from './order-requests.repository.js';
import { PaymentActions, type PaymentCommandResult } from './payment-actions.js';
import { TransferRefunds } from './transfer-refunds.service.js';

const ALREADY_SHIPPED: OrderActionRefusal = 'already-shipped';
const NOTHING_TO_CAPTURE: OrderActionRefusal = 'nothing-to-capture';
/** The result of a request whose outcome at the provider is not known. Staff look it up there. */
export const NO_ANSWER = 'no-answer';

interface Cancellation {
  /** Whether the provider has released the payment of the order. */
  readonly isReleased: boolean;
  /** Whether the order was read again after it had changed. */
  readonly isNewest: boolean;
}

/** Executes requests. A request whose process dies stays `running`; the same request continues it with the same key. */
@Injectable()
export class OrderActionRunner {
  constructor(
    private readonly rows: OrderRequestRows,
    private readonly payments: PaymentActions,
    private readonly backend: DeskOrderBackend,
    private readonly creditNotes: CreditNotes,
    private readonly mails: CancellationMails,
    private readonly transfers: TransferRefunds,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Executes a running request and returns it with its new state; unchanged if another process executes it. `isRepeat` says that
   * an earlier execution may have reached the payment provider.
   */
  async run(order: AccessibleOrder, request: StoredRequest, isRepeat: boolean): Promise<StoredRequest> {
    if (!(await this.rows.claim(request.id, this.clock.now()))) return (await this.rows.find(request.id)) ?? request;
    try {
      return await this.execute(order, request, isRepeat);
    } catch (error) {
      // The request stays `running` and can be repeated at once.
      await this.rows.update(request.id, { startedAt: null });
      this.logger.warn({ err: error, request: request.id }, 'an action of the order desk was interrupted');
      throw error;
    }
  }

  private async execute(order: AccessibleOrder, request: StoredRequest, isRepeat: boolean): Promise<StoredRequest> {
    const { id, kind } = request;
    // The provider has nothing to cancel if it never got the money or lost it. A call that may have arrived is repeated there.
    const isEnded = kind === 'cancel' && !isRepeat && isTransferAwaited(order);
    if (isEnded || channelOf(order) !== 'provider') return this.executeOffline(order, request);
    // Shipped orders must be paid, so they are not cancelled. A call that may have arrived is looked up at the provider.
    if (kind === 'cancel' && order.record.orderState !== 'Cancelled' && isOnTheWay(order.record))
      return this.rows.update(id, { state: 'failed', result: isRepeat ? NO_ANSWER : ALREADY_SHIPPED });
    const answer = await this.movesMoney(order, request);
    // While it refuses our access, the provider does not report whether it accepted an earlier call.
    const isUndecided = answer.status === 'refused' && answer.isAccessRefused && isRepeat;
    if (isUndecided) return this.rows.update(id, { startedAt: null });
    if (answer.status === 'refused') return this.rows.update(id, { state: 'failed', result: answer.reason });
    if (answer.status === 'unknown') return this.rows.update(id, { startedAt: null });
    if (kind === 'cancel') await this.cancelOrder(order, true);
    // The report that an authorised payment was returned has its own mail.
    if (kind !== 'cancel' || order.isAuthorised)
      return this.rows.update(id, { state: 'sent', reference: answer.reference });
    // No money has to come back, so the provider's report about the payment is not awaited.
    await this.mails.queue(order, request);
    return this.rows.update(id, { state: 'done', reference: answer.reference });
  }

  /**
   * Cancels an order, or records a refund of its bank transfer. There is no provider whose confirmation is awaited, and nothing to
   * capture, although that may have been asked for before the authorisation ended.
   */
  private async executeOffline(order: AccessibleOrder, request: StoredRequest): Promise<StoredRequest> {
    const { id, kind } = request;
    if (kind === 'refund') {
      const reference = await this.transfers.record(order, request);
      return this.rows.update(id, { state: 'done', reference });
    }
    if (kind === 'capture') return this.rows.update(id, { state: 'failed', result: NOTHING_TO_CAPTURE });
    if (!(await this.cancelOrder(order, false)))
      return this.rows.update(id, { state: 'failed', result: ALREADY_SHIPPED });
    await this.mails.queue(order, request);
    return this.rows.update(id, { state: 'done' });
  }

  private movesMoney(order: AccessibleOrder, request: StoredRequest): Promise<PaymentCommandResult> {
    const { id, kind, centAmount, currencyCode } = request;
    const amount = money(centAmount ?? order.record.total.centAmount, currencyCode);
    const command = { order, idempotencyKey: id, amount };
    if (kind === 'capture') return this.payments.capture(command);
    return kind === 'refund' ? this.payments.refund(command) : this.payments.cancel(command);
  }

  /**
   * Cancels an order and credits it; a repeated cancellation finds it cancelled. Returns false for an order that the carrier has
   * by now, unless its payment was released already.
   */
  private async cancelOrder({ record }: AccessibleOrder, isReleased: boolean): Promise<boolean> {
    if (!(await this.cancels(record, { isReleased, isNewest: false }))) return false;
    await this.creditNotes.creditCancellation(record.orderNumber);
    return true;
  }

  /** Cancels an order unless it is on its way. If it has changed since it was read, decides again about the newest version. */
  private async cancels(record: DeskOrderRecord, { isReleased, isNewest }: Cancellation): Promise<boolean> {
    if (record.orderState === 'Cancelled') return true;
    if (!isReleased && isOnTheWay(record)) return false;
    try {
      await this.backend.cancel(record.id, record.version);
      return true;
    } catch (error) {
      const isConflict = error instanceof ShopError && error.code === 'conflict';
      const newest = isConflict && !isNewest ? await this.backend.order(record.id, []) : undefined;
      if (!newest) throw error;
      return this.cancels(newest, { isReleased, isNewest: true });
    }
  }
}
