import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import {
  PaymentReports,
  type ReportDay,
  type ReportedBooking,
} from '../../integrations/adyen/reports/payment-reports.js';
import { Env } from '../../platform/env/env.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Clock } from '../../platform/process/clock.js';
import { LiveConfig } from '../../store-config/index.js';
import { OnlineOrders } from './online-orders.repository.js';
import { coverageOf, type Coverage, dayOf, daysBefore, daysToRead } from './report-coverage.js';
import { type ReportedPart, ReportedPayments } from './reported-payments.repository.js';

/** A chargeback may come months after its order. */
const COMPARED_DAYS = 200;
/** Payments whose sums are in memory while a report is read. */
const BATCH = 500;

/** Reads the daily reports of the payment provider into the database. */
@Injectable()
export class ReportLoading {
  /**
   * Accounts whose reports could not be read. Remembered when the time is over: a server that hangs uses all of it, and the next
   * call must reach the other accounts.
   */
  private readonly unreadable = new Map<string, Error>();

  constructor(
    private readonly reports: PaymentReports,
    private readonly stored: ReportedPayments,
    private readonly orders: OnlineOrders,
    private readonly live: LiveConfig,
    private readonly clock: Clock,
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the accounts of all stores with their stores, and former ones whose payments are still compared. */
  async accounts(): Promise<Map<string, string[]>> {
    const current = this.live.snapshots().flatMap(({ storeKey, document }) => {
      const { merchantAccount } = document.sections['merchant-account'];
      return merchantAccount ? [{ storeKey, merchantAccount }] : [];
    });
    const former = await this.orders.accountsSince(daysBefore(this.clock.now(), COMPARED_DAYS));
    const stores = new Map<string, Set<string>>();
    for (const { storeKey, merchantAccount } of [...current, ...former])
      stores.set(merchantAccount, (stores.get(merchantAccount) ?? new Set()).add(storeKey));
    return new Map([...stores].map(([merchantAccount, storeKeys]) => [merchantAccount, [...storeKeys]]));
  }

  /** Returns the period that the reports of each account cover. */
  async coverage(): Promise<Map<string, Coverage>> {
    const [known, accounts] = [await this.known(), await this.accounts()];
    return new Map(
      [...accounts.keys()].flatMap((account) => {
        const coverage = coverageOf(
          known.filter(({ merchantAccount }) => merchantAccount === account),
          this.clock.now(),
        );
        return coverage ? [[account, coverage] as const] : [];
      }),
    );
  }

  /**
   * Reads missing and incomplete reports while there is time. Returns false if some are left; another call continues with those.
   * A report that cannot be read raises an alert and ends the account's coverage, but not that of other accounts. Throws if no
   * account's reports can be read.
   */
  async load(hasTime: () => Promise<boolean>): Promise<boolean> {
    const [known, accounts] = [await this.known(), await this.accounts()];
    const due = [...accounts.keys()].flatMap((merchantAccount) => {
      const own = known.filter((report) => report.merchantAccount === merchantAccount);
      return daysToRead(own, this.clock.now(), this.lookBackDays).map((day) => ({ merchantAccount, day }));
    });
    let isAnyRead = false;
    for (const { merchantAccount, day } of due) {
      if (this.unreadable.has(merchantAccount)) continue;
      if (!(await hasTime())) return false;
      isAnyRead = (await this.tryToRead(merchantAccount, day)) || isAnyRead;
    }
    const [failure] = this.unreadable.values();
    this.unreadable.clear();
    if (failure && !isAnyRead) throw failure;
    return true;
  }

  private async tryToRead(merchantAccount: string, day: ReportDay): Promise<boolean> {
    try {
      await this.read(merchantAccount, day);
      return true;
    } catch (err) {
      this.unreadable.set(merchantAccount, err instanceof Error ? err : new Error(String(err)));
      const facts = { alert: true, code: 'payment-report-unreadable', merchantAccount, day, err };
      this.logger.error(facts, 'a report of the payment provider cannot be read');
      return false;
    }
  }

  private get lookBackDays(): number {
    return this.env.paymentReports?.lookBackDays ?? 0;
  }

  private known() {
    return this.stored.reportsSince(dayOf(daysBefore(this.clock.now(), COMPARED_DAYS)));
  }

  private async read(merchantAccount: string, day: ReportDay): Promise<void> {
    // Bookings during the reading of the report may be missing in it.
    const readAt = this.clock.now();
    const load = { merchantAccount, day, id: randomUUID() };
    const batch = new Map<string, ReportedPart>();
    const flush = async (): Promise<void> => {
      await this.stored.add(load, [...batch.values()]);
      batch.clear();
    };
    const exists = await this.reports.read(merchantAccount, day, async (booking) => {
      batch.set(booking.paymentReference, partWith(batch.get(booking.paymentReference), booking));
      if (batch.size >= BATCH) await flush();
    });
    if (batch.size > 0) await flush();
    const isToday = dayOf(readAt) === day;
    // Today's report does not exist yet at most providers, which is no gap.
    if (exists || !isToday) await this.stored.complete(load, exists ? load.id : null, readAt);
  }
}

function partWith(part: ReportedPart | undefined, booking: ReportedBooking): ReportedPart {
  const { paymentReference, merchantReference, currencyCode, bookedAt, sum, centAmount } = booking;
  const known: ReportedPart = part ?? {
    ...{ paymentReference, merchantReference, currencyCode, lastBookedAt: bookedAt },
    ...{ authorised: 0, captured: 0, refunded: 0, chargedBack: 0 },
  };
  const lastBookedAt = bookedAt > known.lastBookedAt ? bookedAt : known.lastBookedAt;
  return { ...known, lastBookedAt, [sum]: known[sum] + centAmount };
}
