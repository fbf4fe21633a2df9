import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { reportCallInTransaction } from '../../../platform/concurrency/open-transaction.js';
import type { PaymentReportSettings } from '../../../platform/env/payment-report-settings.js';
import { PaymentReports, type ReportDay, type ReportedBooking } from './payment-reports.js';
import { reportedBookings } from './accounting-report.js';
import { linesOf } from './csv.js';

/** Access to reports with the deadline of a download in milliseconds, its body included. */
export interface AdyenReportSettings extends PaymentReportSettings {
  readonly timeoutMs: number;
}

/** A day of a large account has about a million rows. */
const MAXIMUM_BYTES = 500_000_000;
const ACCOUNT = /^[A-Za-z0-9_-]{1,100}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

async function* limitedText(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MAXIMUM_BYTES) throw new Error('The report is too large');
    yield decoder.decode(chunk, { stream: true });
  }
}

/** Adyen's Payment accounting report, one file for each account and day (docs.adyen.com/reporting/automatically-get-reports). */
@Injectable()
export class AdyenPaymentReports extends PaymentReports {
  readonly isConfigured = true;

  constructor(private readonly settings: AdyenReportSettings) {
    super();
  }

  async read(
    merchantAccount: string,
    day: ReportDay,
    take: (booking: ReportedBooking) => Promise<void>,
  ): Promise<boolean> {
    const url = this.address(merchantAccount, day);
    reportCallInTransaction(`GET ${url.host}`);
    try {
      const { status, body } = await fetch(url, {
        headers: { 'x-api-key': this.settings.key },
        redirect: 'error',
        signal: AbortSignal.timeout(this.settings.timeoutMs),
      });
      if (status === 404) {
        await body?.cancel();
        return false;
      }
      if (status !== 200 || body === null) throw new Error(`The report server answered ${status}`);
      for await (const booking of reportedBookings(linesOf(limitedText(body)))) await take(booking);
      return true;
    } catch (error) {
      if (error instanceof ShopError) throw error;
      throw new ShopError('backend-unavailable', {
        cause: error,
        message: `The report of ${merchantAccount} about ${day} cannot be read`,
      });
    }
  }

  private address(merchantAccount: string, day: ReportDay): URL {
    if (!ACCOUNT.test(merchantAccount) || !DAY.test(day)) throw new Error('No account or day of a report');
    const file = `payments_accounting_report_${day.replaceAll('-', '_')}.csv`;
    return new URL(`/reports/download/MerchantAccount/${merchantAccount}/${file}`, this.settings.origin);
  }
}

/** Has no reports, because there is no access to any. */
@Injectable()
export class NoPaymentReports extends PaymentReports {
  readonly isConfigured = false;

  read(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
