import type { PaymentOutcome } from '@manifold/domain/online-payment/outcome';
import type { PaymentEventKind } from '@manifold/domain/payment-ledger/contract';
import { Injectable } from '@nestjs/common';
import { paymentEventKind } from '../../integrations/adyen/webhooks/event-kinds.js';
import { type AttemptWithCheckout, CrashPoints, OnlineAttempts, PaymentOutcomes } from '../payments/index.js';
import { MerchantAccounts } from './merchant-accounts.service.js';
import { PaymentEventMails } from './payment-event-mails.service.js';
import { PaymentLedger, paymentReferenceOf } from './payment-ledger.repository.js';
import { PaymentMirror } from './payment-mirror.service.js';
import { RefundCredits } from './refund-credits.service.js';
import { type PaymentWebhook, WebhookInbox } from './webhook-inbox.repository.js';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Processes stored webhooks, each in its own job. */
@Injectable()
export class WebhookProcessing {
  constructor(
    private readonly inbox: WebhookInbox,
    private readonly ledger: PaymentLedger,
    private readonly mirror: PaymentMirror,
    private readonly outcomes: PaymentOutcomes,
    private readonly attempts: OnlineAttempts,
    private readonly credits: RefundCredits,
    private readonly mails: PaymentEventMails,
    private readonly accounts: MerchantAccounts,
    private readonly crashPoints: CrashPoints,
  ) {}

  /** Processes a webhook; does nothing if that has been done. Stores a failure with the webhook and throws it, for the retry. */
  async run(id: string): Promise<void> {
    const webhook = await this.inbox.findOpen(id);
    if (!webhook) return;
    try {
      await this.process(webhook);
    } catch (error) {
      await this.inbox.markFailed(id, messageOf(error));
      throw error;
    }
    await this.inbox.markProcessed(id);
  }

  private async process(webhook: PaymentWebhook): Promise<void> {
    const kind = paymentEventKind(webhook.eventCode);
    if (!kind) return;
    await this.requireOwnAccount(webhook);
    const known = await this.requireAttempt(webhook);
    const pspReference = paymentReferenceOf(webhook);
    // The same attempt may have been paid twice; what happens to the second payment does not end the attempt.
    const isOther = known.pspReference !== null && known.pspReference !== pspReference;
    const outcome = outcomeOf(kind, webhook);
    if (outcome && known.method === 'online') await this.outcomes.settle({ attemptId: known.id }, outcome);
    if (known.currencyCode !== webhook.currencyCode)
      throw new Error(`The payment is in ${known.currencyCode}, the webhook in ${webhook.currencyCode}`);
    await this.ledger.add(known, kind, webhook);
    this.crashPoints.reach('webhook-booked');
    if (RETURNS.has(kind) && !isOther) await this.endReturned(known, pspReference);
    if (isFailedReversal(kind, webhook) && (isOther || (await this.attempts.isOrderCancelled(known))))
      await this.attempts.repeatReversal({ attemptId: known.id, pspReference });
    // Read again, because the outcome may have changed it.
    const attempt = await this.requireAttempt(webhook);
    const isPaidByTransfer = await this.mirror.update(attempt);
    this.crashPoints.reach('webhook-mirrored');
    if (kind === 'refund' && webhook.success) await this.credits.credit(attempt, webhook);
    await this.mails.queue(attempt, { kind, webhook, isPaidByTransfer });
  }

  /** Ends an attempt that is being reversed once its whole money is returned. Has no effect on other attempts. */
  private async endReturned(attempt: AttemptWithCheckout, pspReference: string): Promise<void> {
    const { isReturned } = await this.attempts.reversalsOf(attempt, pspReference);
    if (isReturned && attempt.method === 'online')
      await this.outcomes.settle({ attemptId: attempt.id }, { kind: 'reversed' });
  }

  /** An event of another account is never about our payments, even if it has the reference of one. */
  private async requireOwnAccount({ merchantAccount }: PaymentWebhook): Promise<void> {
    const [unknown] = await this.accounts.unknownOf([merchantAccount]);
    if (unknown !== undefined) throw new Error(`No store has the merchant account ${unknown}`);
  }

  private async requireAttempt(webhook: PaymentWebhook): Promise<AttemptWithCheckout> {
    const attempt = await this.ledger.findAttempt(webhook);
    if (!attempt) throw new Error(`No payment has the reference ${webhook.merchantReference}`);
    return attempt;
  }
}

/** The events that return money. */
const RETURNS: ReadonlySet<PaymentEventKind> = new Set(['cancellation', 'cancel-or-refund', 'refund']);

/** Returns whether the shopper or the bank cancelled the payment. Decides only about words, because the reason is not signed. */
const isCancelled = ({ reason }: PaymentWebhook): boolean => /cancel/i.test(reason);

/** Returns whether the provider could not return a payment. It returns the whole payment or nothing. */
const isFailedReversal = (kind: PaymentEventKind, { success }: PaymentWebhook): boolean =>
  !success && (kind === 'cancellation' || kind === 'cancel-or-refund');

/** Returns what an event means for its attempt; undefined if it decides nothing about the order. */
function outcomeOf(kind: PaymentEventKind, webhook: PaymentWebhook): PaymentOutcome | undefined {
  const { success, pspReference, centAmount, currencyCode } = webhook;
  switch (kind) {
    case 'authorisation':
      if (success) return { kind: 'authorised', pspReference, amount: { centAmount, currencyCode } };
      return isCancelled(webhook)
        ? { kind: 'cancelled', pspReference }
        : { kind: 'refused', pspReference, reason: 'webhook' };
    case 'offer-closed':
      return { kind: 'cancelled', pspReference };
    default:
      return undefined;
  }
}
