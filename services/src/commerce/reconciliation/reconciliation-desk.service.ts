import { accessibleStores } from '@manifold/domain/order-desk/accessible-countries';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import {
  DIFFERENCE_KINDS,
  type CloseDifference,
  type DifferencesPage,
  type DifferencesQuery,
  DIFFERENCE_STATES,
  type ListedDifference,
  type Reconciliation,
  type ReconciliationRun as ListedRun,
} from '@manifold/domain/reconciliation/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { ANY_GRANT } from '@manifold/domain/staff/edit-refusal';
import { Injectable } from '@nestjs/common';
import { PaymentReports } from '../../integrations/adyen/reports/payment-reports.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { Clock } from '../../platform/process/clock.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { LiveConfig } from '../../store-config/index.js';
import { OrderComparison } from './order-comparison.service.js';
import { PaymentDifferences, type PaymentDifference, type VisibleStores } from './payment-differences.repository.js';
import { ReconciliationRuns, type ReconciliationRun } from './reconciliation-runs.repository.js';
import { ReportedPayments } from './reported-payments.repository.js';

/** Shows staff of the order desk the differences of their countries. Throws `not-found` for those of other countries. */
@Injectable()
export class ReconciliationDesk {
  constructor(
    private readonly runs: ReconciliationRuns,
    private readonly differences: PaymentDifferences,
    private readonly comparison: OrderComparison,
    private readonly reported: ReportedPayments,
    private readonly reports: PaymentReports,
    private readonly live: LiveConfig,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async state(staff: Staff): Promise<Reconciliation> {
    const [run, open, { coverage }] = await Promise.all([
      this.runs.newest(),
      this.differences.countOpen(this.storesOf(staff)),
      this.comparison.reports(),
    ]);
    const ends = [...coverage.values()].map(({ until }) => until.getTime());
    return {
      isConfigured: this.reports.isConfigured,
      reportedUntil: ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString(),
      run: run && listedRun(run),
      open,
    };
  }

  /** Starts a run unless one is running. Throws `backend-unavailable` without access to reports or job queue. */
  async start(staff: Staff): Promise<Reconciliation> {
    this.limits.take('order-desk', staff.id);
    if (!this.reports.isConfigured || !this.jobs.ready)
      throw new ShopError('backend-unavailable', { message: 'no access to reports, or no job queue' });
    await this.runs.start(staff.email);
    return this.state(staff);
  }

  async list({ state, page }: DifferencesQuery, staff: Staff): Promise<DifferencesPage> {
    const { rows, total } = await this.differences.page(state, page, this.storesOf(staff));
    return { differences: rows.map((row) => this.listed(row)), total };
  }

  /** Compares the order of a difference again, with the reports that were read. */
  async check(id: string, staff: Staff): Promise<ListedDifference> {
    this.limits.take('order-desk', staff.id);
    const difference = await this.differences.get(id, this.storesOf(staff));
    const reports = await this.comparison.reports();
    const { orderNumber, paymentReference } = difference;
    const compared =
      orderNumber === null
        ? await this.comparison.comparePayments(await this.reported.find([], [paymentReference]), reports)
        : await this.comparison.compareOrders([orderNumber], reports);
    await this.differences.store(compared, this.clock.now());
    await this.differences.recordCheck(difference, staff.email);
    return this.listed(await this.differences.get(id, this.storesOf(staff)));
  }

  /** Settles a difference. Throws `conflict` if it is not open or its amounts are not those that the person saw. */
  async close(id: string, seen: CloseDifference, staff: Staff): Promise<ListedDifference> {
    const difference = await this.differences.get(id, this.storesOf(staff));
    const closing = { ...seen, actor: staff.email, at: this.clock.now() };
    return this.listed(await this.differences.close(difference, closing));
  }

  private storesOf({ orderCountries }: Staff): VisibleStores {
    const storeKeys = [...accessibleStores(this.live.snapshots(), orderCountries).keys()];
    return { storeKeys, unassigned: orderCountries.includes(ANY_GRANT) };
  }

  private listed(row: PaymentDifference): ListedDifference {
    const { id, orderNumber, storeKey, merchantAccount, merchantReference, paymentReference, currencyCode } = row;
    const store = storeKey === null ? undefined : this.live.snapshot(storeKey);
    return {
      ...{ id, storeKey, merchantAccount, merchantReference, currencyCode },
      // The database holds no other values.
      kind: DIFFERENCE_KINDS.find((kind) => kind === row.kind) ?? 'missing-order',
      state: DIFFERENCE_STATES.find((state) => state === row.state) ?? 'open',
      orderNumber: orderNumber === null ? null : shownOrderNumber(orderNumber),
      countryCode: store?.document.sections.store.countryCode ?? null,
      paymentReference: paymentReference === '' ? null : paymentReference,
      expectedCentAmount: row.expectedCentAmount,
      foundCentAmount: row.foundCentAmount,
      firstSeenAt: row.firstSeenAt.toISOString(),
      checkedAt: row.checkedAt.toISOString(),
      closedBy: row.closedBy,
      closedAt: row.closedAt?.toISOString() ?? null,
      closeReason: row.closeReason,
    };
  }
}

function listedRun({
  id,
  startedAt,
  finishedAt,
  requestedBy,
  orders,
  payments,
  found,
  failure,
}: ReconciliationRun): ListedRun {
  return {
    ...{ id, requestedBy, orders, payments, found, failure },
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
