import { collectsAtOnce } from '@manifold/domain/online-payment/offer';
import { paymentBalance } from '@manifold/domain/payment-ledger/balance';
import type { PaymentEventKind } from '@manifold/domain/payment-ledger/contract';
import { differences, type OnlineOrder, type PaymentSums } from '@manifold/domain/reconciliation/differences';
import { Injectable } from '@nestjs/common';
import { PaidOrders, type PaidOrderRecord } from '../../integrations/commercetools/ports/paid-orders.js';
import { Env } from '../../platform/env/env.js';
import type { CheckoutWithAttempts, PaymentAttempt } from '../payments/index.js';
import { type LedgerEvent, OnlineOrders } from './online-orders.repository.js';
import type { ComparedPayments, FoundDifference } from './payment-differences.repository.js';
import type { Coverage } from './report-coverage.js';
import { ReportLoading } from './report-loading.service.js';
import { ReportedPayments, type ReportedSums } from './reported-payments.repository.js';

const MINUTE_MS = 60_000;
const NOT_MOVED = { captured: 0, refunded: 0, chargedBack: 0 };

/** The facts about reports that a comparison needs: the period that they cover, and the stores of their accounts. */
export interface Reports {
  readonly coverage: ReadonlyMap<string, Coverage>;
  readonly stores: ReadonlyMap<string, readonly string[]>;
}

/** Everything that is known about one order. */
interface KnownOrder {
  readonly checkout: CheckoutWithAttempts;
  readonly record: PaidOrderRecord | undefined;
  readonly reported: readonly ReportedSums[];
  readonly events: readonly LedgerEvent[];
}

/** Compares orders and payments with the reports of the provider. Skips those that may change before the next report. */
@Injectable()
export class OrderComparison {
  constructor(
    private readonly orders: OnlineOrders,
    private readonly reported: ReportedPayments,
    private readonly backend: PaidOrders,
    private readonly loading: ReportLoading,
    private readonly env: Env,
  ) {}

  async reports(): Promise<Reports> {
    return { coverage: await this.loading.coverage(), stores: await this.loading.accounts() };
  }

  /** Compares orders by their number. */
  async compareOrders(orderNumbers: readonly string[], reports: Reports): Promise<ComparedPayments> {
    const checkouts = await this.orders.checkouts(orderNumbers);
    const attempts = checkouts.flatMap((checkout) => checkout.attempts);
    const references = attempts.map(({ merchantReference }) => merchantReference);
    const payments = attempts.flatMap(({ pspReference }) => (pspReference === null ? [] : [pspReference]));
    const [reported, events, records] = await Promise.all([
      this.reported.find(references, payments),
      this.orders.ledger(references, payments),
      this.backend.find(checkouts.flatMap(({ orderId, orderNumber }) => (orderId === null ? [] : [orderNumber]))),
    ]);
    const known = checkouts.map((checkout) => knownOrder(checkout, { reported, events, records }));
    const settled = known.filter((each) => this.isSettled(each, reports));
    return {
      orderNumbers: settled.map(({ checkout }) => checkout.orderNumber),
      paymentReferences: settled.flatMap((each) => each.reported.map(({ paymentReference }) => paymentReference)),
      found: settled.flatMap((each) => differencesOf(each, this.isShipped(each, reports))),
    };
  }

  /** Compares payments that belong to no attempt of ours. */
  async comparePayments(payments: readonly ReportedSums[], reports: Reports): Promise<ComparedPayments> {
    const references = payments.map(({ paymentReference }) => paymentReference);
    const events = await this.orders.ledger([], references);
    const settled = payments.filter((payment) => this.isQuiet(payment, payment.lastBookedAt, reports));
    return {
      orderNumbers: [],
      paymentReferences: settled.map(({ paymentReference }) => paymentReference),
      found: settled.flatMap((payment) => differencesOfUnknown(payment, events, reports)),
    };
  }

  /**
   * Returns whether reports cover all payments of an order, and nothing happened to them shortly before the end of the covered
   * period.
   */
  private isSettled({ checkout, reported, events }: KnownOrder, reports: Reports): boolean {
    const isCovered = checkout.attempts.every((attempt) => {
      const coverage = reports.coverage.get(attempt.merchantAccount ?? '');
      return coverage !== undefined && attempt.createdAt >= coverage.from;
    });
    const moments = [
      ...checkout.attempts.map(({ merchantAccount, updatedAt }) => ({ merchantAccount, at: updatedAt })),
      ...events.map(({ merchantAccount, at }) => ({ merchantAccount, at })),
      ...reported.map(({ merchantAccount, lastBookedAt }) => ({ merchantAccount, at: lastBookedAt })),
    ];
    return isCovered && moments.every(({ merchantAccount, at }) => this.isQuiet({ merchantAccount }, at, reports));
  }

  /** Returns whether the goods of an order left so early that reports must contain the capture. */
  private isShipped({ checkout, record }: KnownOrder, reports: Reports): boolean {
    const at = record?.shippedAt;
    return at ? checkout.attempts.every((attempt) => this.isQuiet(attempt, at, reports)) : false;
  }

  private isQuiet({ merchantAccount }: { merchantAccount: string | null }, at: Date, { coverage }: Reports): boolean {
    const until = coverage.get(merchantAccount ?? '')?.until.getTime();
    const quietMs = (this.env.paymentReports?.quietMinutes ?? 0) * MINUTE_MS;
    return until !== undefined && at.getTime() <= until - quietMs;
  }
}

interface Sources {
  readonly reported: readonly ReportedSums[];
  readonly events: readonly LedgerEvent[];
  readonly records: readonly PaidOrderRecord[];
}

function knownOrder(checkout: CheckoutWithAttempts, { reported, events, records }: Sources): KnownOrder {
  const own = new Set(
    checkout.attempts.flatMap(({ merchantReference, pspReference }) => [merchantReference, pspReference]),
  );
  const isOwn = (payment: { readonly merchantReference: string; readonly paymentReference: string }): boolean =>
    own.has(payment.merchantReference) || own.has(payment.paymentReference);
  return {
    checkout,
    record: records.find(({ orderNumber }) => orderNumber === checkout.orderNumber),
    reported: reported.filter(isOwn),
    events: events.filter(isOwn),
  };
}

/** Returns the order that an online payment has paid; null without one. */
function onlineOrder({ checkout, record }: KnownOrder, isShipped: boolean): OnlineOrder | null {
  const winner = checkout.attempts.find(({ id }) => id === checkout.winnerAttempt);
  if (!record || !winner) return null;
  return {
    merchantReference: winner.merchantReference,
    paymentReference: winner.pspReference,
    currencyCode: record.currencyCode,
    payable: record.total + record.fee + record.rounding,
    isCancelled: record.isCancelled,
    isShipped,
    isAuthorised: winner.authorisedAt !== null && !record.isPaidByTransfer,
    mirrored: record.payments.get(winner.paymentId ?? '') ?? NOT_MOVED,
  };
}

/** Returns the sums of the ledger by payment. */
function ledgerSums(events: readonly LedgerEvent[], attempts: readonly PaymentAttempt[]): PaymentSums[] {
  const references = [...new Set(events.map(({ paymentReference }) => paymentReference))];
  return references.flatMap((paymentReference) => {
    const own = events.filter((event) => event.paymentReference === paymentReference);
    const [first] = own;
    if (!first) return [];
    const { merchantReference, currencyCode } = first;
    const attempt = attempts.find((each) => each.merchantReference === merchantReference);
    const history = {
      events: own.map(({ kind, success, reference, centAmount }) => ({
        kind: kind as PaymentEventKind,
        isSuccess: success,
        reference,
        centAmount,
      })),
      collectsAtOnce: collectsAtOnce(attempt?.providerMethod ?? null),
    };
    return [{ paymentReference, merchantReference, currencyCode, ...paymentBalance(history) }];
  });
}

function differencesOf(known: KnownOrder, isShipped: boolean): FoundDifference[] {
  const { checkout, reported, events } = known;
  const { orderNumber, storeKey, attempts } = checkout;
  const byReference = new Map(attempts.map((attempt) => [attempt.merchantReference, attempt]));
  const order = onlineOrder(known, isShipped);
  const found = differences({ order, reported, ledger: ledgerSums(events, attempts) });
  return found.map((difference) => ({
    ...difference,
    orderNumber,
    storeKey,
    merchantAccount: byReference.get(difference.merchantReference)?.merchantAccount ?? null,
  }));
}

function differencesOfUnknown(
  payment: ReportedSums,
  events: readonly LedgerEvent[],
  { stores }: Reports,
): FoundDifference[] {
  const own = events.filter(({ paymentReference }) => paymentReference === payment.paymentReference);
  const found = differences({ order: null, reported: [payment], ledger: ledgerSums(own, []) });
  const [storeKey, ...others] = stores.get(payment.merchantAccount) ?? [];
  return found.map((difference) => ({
    ...difference,
    orderNumber: null,
    storeKey: others.length === 0 ? (storeKey ?? null) : null,
    merchantAccount: payment.merchantAccount,
  }));
}
