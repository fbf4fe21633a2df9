import type { PaymentOutcome } from '@manifold/domain/online-payment/outcome';
import { paymentMail } from '@manifold/domain/online-payment/payment-mail';
import {
  type AttemptStatus,
  mayPayAgain,
  type Transition,
  transition,
} from '@manifold/domain/online-payment/transition';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { PrismaService, type PlainTransaction } from '../../platform/prisma/prisma.service.js';
import { MailOutbox } from '../mail-outbox/index.js';
import { isOrderCancelled } from './checkouts.repository.js';
import { dueCentAmount } from './attempt-rows.repository.js';
import { PaymentJobs } from './payment-jobs.repository.js';

/** An attempt by its id, or by the reference that the provider repeats. */
export type AttemptReference = { readonly attemptId: string } | { readonly merchantReference: string };

type StoredAttempt = {
  readonly status: AttemptStatus;
  readonly centAmount: number;
  readonly feeCentAmount: number;
  readonly roundingCentAmount: number;
  readonly currencyCode: string;
  readonly authorisedAs: string | null;
  readonly isOvertaken: boolean;
  readonly isConfirming: boolean;
  readonly merchantReference: string;
  readonly orderNumber: string;
  readonly storeKey: string;
  readonly locale: string;
};

/** Longer than any answer to a shopper. Afterwards the page says that the payment is being confirmed. */
const CONFIRMING_AFTER_SECONDS = 15;

const pspOf = (outcome: PaymentOutcome): string | null => ('pspReference' in outcome ? outcome.pspReference : null);

/** Stores the outcomes of attempts that the payment provider reported. */
@Injectable()
export class PaymentOutcomes {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: PaymentJobs,
    private readonly mails: MailOutbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Applies an outcome to an online payment and enqueues what follows with its mail, in one transaction. Answers, returns from a bank,
   * webhooks and the sweep call it in any order and as often as they like. Returns the state of the attempt afterwards;
   * undefined if no online payment has this reference. Throws `backend-unavailable` for a payment that must be returned while
   * nothing can return it; the state is then unchanged.
   */
  async settle(reference: AttemptReference, outcome: PaymentOutcome): Promise<AttemptStatus | undefined> {
    const known = await this.find(reference);
    if (!known) return undefined;
    const { id, cartId } = known;
    return this.prisma.plainTransaction(async (transaction) => {
      const stored = await lock(transaction, id, cartId);
      const isCancelled = stored.status === 'ordered' && (await isOrderCancelled(transaction, stored.orderNumber));
      const change = transition({ ...stored, isOrderCancelled: isCancelled, due: dueOf(stored) }, outcome);
      if (!change) return stored.status;
      await store(transaction, id, change, outcome);
      const job = { attemptId: id, pspReference: pspOf(outcome), isLate: mayPayAgain(stored.status) };
      for (const effect of change.effects) await this.jobs.enqueue(transaction, effect, job);
      await this.queueMail(transaction, stored, change);
      this.logger.info({ attemptId: id, from: stored.status, to: change.status, outcome: outcome.kind }, 'payment');
      return change.status;
    });
  }

  private async queueMail(transaction: PlainTransaction, stored: StoredAttempt, change: Transition): Promise<void> {
    const template = paymentMail(stored, change);
    if (template === null) return;
    const { orderNumber, storeKey, locale, merchantReference: occasion, authorisedAs } = stored;
    const details = (await authorisedAmount(transaction, authorisedAs)) ?? dueOf(stored);
    await this.mails.queue(transaction, {
      orderNumber,
      template,
      occasion,
      storeKey,
      locale,
      recipient: null,
      details,
    });
  }

  private async find(reference: AttemptReference): Promise<{ id: string; cartId: string } | undefined> {
    const id = 'attemptId' in reference ? reference.attemptId : null;
    const merchantReference = 'merchantReference' in reference ? reference.merchantReference : null;
    const [found] = await this.prisma.rows<{ id: string; cartId: string }>`
      SELECT id, cart_id AS "cartId" FROM payment_attempt
      WHERE method = 'online' AND (id = ${id}::uuid OR merchant_reference = ${merchantReference}::text)`;
    return found;
  }
}

const dueOf = (stored: StoredAttempt) => ({ centAmount: dueCentAmount(stored), currencyCode: stored.currencyCode });

/** Locks the checkout first, as all changes of several attempts do, so that two of them cannot wait for each other. */
async function lock(transaction: PlainTransaction, id: string, cartId: string): Promise<StoredAttempt> {
  await transaction.rows`SELECT cart_id FROM checkout WHERE cart_id = ${cartId} FOR UPDATE`;
  const [stored] = await transaction.rows<StoredAttempt>`
    SELECT status::text, merchant_reference AS "merchantReference", cent_amount::float8 AS "centAmount",
      fee_cent_amount::float8 AS "feeCentAmount",
      rounding_cent_amount::float8 AS "roundingCentAmount", currency_code::text AS "currencyCode",
      CASE WHEN authorised_at IS NOT NULL THEN psp_reference END AS "authorisedAs",
      unknown_since IS NOT NULL AND unknown_since < now() - make_interval(secs => ${CONFIRMING_AFTER_SECONDS}) AS "isConfirming",
      order_number AS "orderNumber", store_key AS "storeKey", coalesce(locale, '') AS locale,
      EXISTS (SELECT 1 FROM payment_attempt other WHERE other.cart_id = payment_attempt.cart_id
        AND other.id <> payment_attempt.id AND other.status = 'ordered') AS "isOvertaken"
    FROM payment_attempt JOIN checkout USING (cart_id) WHERE id = ${id}::uuid FOR UPDATE OF payment_attempt`;
  if (!stored) throw new Error(`The attempt ${id} was deleted`);
  return stored;
}

/** Returns what a payment was authorised for, if a webhook has reported it: it may differ from what was due. */
async function authorisedAmount(transaction: PlainTransaction, pspReference: string | null) {
  const [found] = await transaction.rows<{ readonly centAmount: number; readonly currencyCode: string }>`
    SELECT cent_amount::float8 AS "centAmount", currency_code::text AS "currencyCode" FROM payment_event
    WHERE payment_reference = ${pspReference}::text AND kind = 'authorisation' AND success LIMIT 1`;
  return found;
}

/** Stores a change. The request is kept while its outcome is unknown, so that it can be repeated. */
async function store(
  transaction: PlainTransaction,
  id: string,
  { status, refusal, isAuthorised }: Transition,
  outcome: PaymentOutcome,
): Promise<void> {
  const action = 'action' in outcome ? JSON.stringify(outcome.action) : null;
  const isUnknown = outcome.kind === 'unknown';
  await transaction.rows`
    UPDATE payment_attempt SET status = ${status}::payment_attempt_status, updated_at = now(),
      refusal = coalesce(${refusal}::text, CASE WHEN ${status} IN ('accepted', 'ordered') THEN NULL ELSE refusal END),
      psp_reference = CASE WHEN authorised_at IS NULL THEN coalesce(${pspOf(outcome)}::text, psp_reference) ELSE psp_reference END,
      authorised_at = CASE WHEN ${isAuthorised}::boolean THEN coalesce(authorised_at, now()) ELSE authorised_at END,
      action = coalesce(${action}::jsonb, action),
      request = CASE WHEN ${isUnknown}::boolean THEN request END,
      unknown_since = CASE WHEN ${isUnknown}::boolean THEN coalesce(unknown_since, now()) END
    WHERE id = ${id}::uuid`;
}
