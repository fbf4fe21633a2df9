import { createHash } from 'node:crypto';
import type { PaymentOutcome } from '@manifold/domain/online-payment/outcome';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import {
  PaymentProvider,
  type ProviderAnswer,
  type ProviderDetails,
  type ProviderPayment,
} from '../../integrations/adyen/payment-provider.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import {
  AttemptReleases,
  type AttemptWithCheckout,
  CrashPoints,
  OnlineAttempts,
  PaymentOutcomes,
  type StoredRequest,
} from '../payments/index.js';

const NO_ACCESS: PaymentOutcome = { kind: 'unknown', pspReference: null, reason: 'no access' };

/** Calls the payment provider with stored requests and stores the outcome. */
@Injectable()
export class ProviderCalls {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly outcomes: PaymentOutcomes,
    private readonly online: OnlineAttempts,
    private readonly releases: AttemptReleases,
    private readonly crashPoints: CrashPoints,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Sends the stored request of an attempt, for the first time or again: the provider processes a key once. Releases the cart
   * if the payment failed. Returns the reference of the attempt that the provider answered about. `isRepeat` says that an
   * earlier request may have arrived.
   */
  async send(attempt: AttemptWithCheckout, request: StoredRequest, isRepeat = false): Promise<string> {
    const { id: attemptId } = attempt;
    const { outcome: answered, merchantReference: named, isAccessRefused } = await this.call(attemptId, request);
    // While it refuses our access, the provider does not report the result of the earlier request.
    const outcome = isRepeat && isAccessRefused ? NO_ACCESS : answered;
    this.crashPoints.reach(request.call === 'pay' ? 'payment-answered' : 'details-answered');
    const merchantReference = named ?? attempt.merchantReference;
    const status = await this.outcomes.settle({ merchantReference }, outcome);
    this.crashPoints.reach('outcome-stored');
    if (merchantReference !== attempt.merchantReference) await this.restoreAction(attempt);
    if (status === 'refused' || status === 'reversing')
      await this.releaseQuietly(await this.idOf(merchantReference, attempt));
    return merchantReference;
  }

  /** Returns the id of the attempt that the provider answered about: the given one, or that of another tab. */
  private async idOf(merchantReference: string, attempt: AttemptWithCheckout): Promise<string> {
    if (merchantReference === attempt.merchantReference) return attempt.id;
    return (await this.online.findByReference(merchantReference))?.id ?? attempt.id;
  }

  /** Restores the action of an attempt if the details were those of another one, such as of another tab. */
  private async restoreAction({ id: attemptId, action }: AttemptWithCheckout): Promise<void> {
    if (typeof action !== 'object' || action === null) return;
    await this.outcomes.settle({ attemptId }, { kind: 'action', pspReference: null, action: { ...action } });
  }

  /**
   * Submits the details of a payment that the caller does not know, and stores the outcome under the reference that the provider
   * names. Returns that attempt; null if there is none.
   */
  async submitUnknown(details: ProviderDetails): Promise<AttemptWithCheckout | null> {
    const { outcome, merchantReference } = await this.provider.submitDetails(details, keyOf('', details));
    if (merchantReference === null) return null;
    await this.outcomes.settle({ merchantReference }, outcome);
    return this.online.findByReference(merchantReference);
  }

  /** Releases the cart of an attempt that ended; the job does it if this fails. */
  async releaseQuietly(attemptId: string): Promise<void> {
    try {
      await this.releases.releaseEnded(attemptId);
    } catch (error) {
      this.logger.warn({ err: error, attemptId }, 'cart not released, retrying');
    }
  }

  private call(attemptId: string, { call, body }: StoredRequest): Promise<ProviderAnswer> {
    // The body was written by this process or another one of the same program.
    if (call === 'pay') return this.provider.pay(body as ProviderPayment, attemptId);
    const details = body as ProviderDetails;
    return this.provider.submitDetails(details, keyOf(attemptId, details));
  }
}

/** In hexadecimal digits; with the id of an attempt not longer than the provider allows. */
const DIGEST_LENGTH = 24;

/** Returns the idempotency key of details: a repeated request has the same key, the next action another one. */
function keyOf(attemptId: string, details: ProviderDetails): string {
  const digest = createHash('sha256').update(JSON.stringify(details)).digest('hex');
  return `${attemptId}-${digest.slice(0, DIGEST_LENGTH)}`;
}
