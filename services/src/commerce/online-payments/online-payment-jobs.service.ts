import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { PaymentProvider } from '../../integrations/adyen/payment-provider.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PeriodicTask } from '../../platform/jobs/periodic-task.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import {
  AttemptReleases,
  type AttemptWithCheckout,
  CrashPoints,
  LEASE_SECONDS,
  OnlineAttempts,
  PaymentAttempts,
  PaymentOutcomes,
  type ReversalJob,
  storedRequest,
} from '../payments/index.js';
import { ProviderCalls } from './provider-calls.service.js';

/** Longer than any call to the provider, so the process that sent the request has ended. */
const SENT_STALE_AFTER_SECONDS = 15;
/** Longer than a bank or a challenge waits for a shopper. */
const ACTION_STALE_AFTER_SECONDS = 30 * 60;
/** By then the webhook about a reversal has usually arrived. Repeating the request is safe: the provider ignores it. */
const REVERSAL_STALE_AFTER_SECONDS = 30 * 60;
/** The request that ended the payment and its job have released the cart by then, unless their process died. */
const RELEASE_STALE_AFTER_SECONDS = 30;
const SWEEP_MILLISECONDS = 30_000;
/** Longest idempotency key that the provider accepts, in characters. */
const MAXIMUM_KEY_LENGTH = 64;

/** Finishes online payments whose request failed: jobs for reversals and releases, and a sweep every half minute. */
@Injectable()
export class OnlinePaymentJobs implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new PeriodicTask(
    () => this.sweep(),
    (error) => this.logger.warn({ err: error }, 'sweep of online payments failed, retrying in 30 s'),
  );
  private firstTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly jobs: Jobs,
    private readonly attempts: PaymentAttempts,
    private readonly online: OnlineAttempts,
    private readonly outcomes: PaymentOutcomes,
    private readonly calls: ProviderCalls,
    private readonly provider: PaymentProvider,
    private readonly releases: AttemptReleases,
    private readonly crashPoints: CrashPoints,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register<ReversalJob>({
      name: 'reverse-payment',
      retries: 20,
      expireSeconds: 60,
      run: (job) => this.reverse(job),
    });
    this.jobs.register<{ attemptId: string }>({
      name: 'release-cart',
      retries: 20,
      expireSeconds: 60,
      run: ({ attemptId }) => this.releases.releaseEnded(attemptId),
    });
  }

  /** Sweeps at start, again when the leases of a killed process have expired, and every half minute. */
  onApplicationBootstrap(): void {
    this.task.start(SWEEP_MILLISECONDS);
    this.firstTimer = setTimeout(() => this.task.runNow(), (LEASE_SECONDS + 1) * 1000).unref();
    this.task.runNow();
  }

  beforeApplicationShutdown(): void {
    // Does not wait: during an outage a sweep takes minutes, and another process finishes it.
    void this.task.stop();
    clearTimeout(this.firstTimer);
  }

  /**
   * Finishes what requests and jobs left open:
   * - repeats requests without an answer, as long as that is safe
   * - abandons payments that their shoppers left
   * - releases the carts of ended payments
   * - repeats old reversals
   */
  async sweep(): Promise<void> {
    for (const attempt of await this.attempts.findRepeatable(SENT_STALE_AFTER_SECONDS)) {
      await this.runLogged(attempt, () => this.replay(attempt));
    }
    for (const attempt of await this.attempts.findStale('action_required', ACTION_STALE_AFTER_SECONDS)) {
      await this.runLogged(attempt, () => this.abandon(attempt));
    }
    for (const attempt of await this.online.findUnreleased(RELEASE_STALE_AFTER_SECONDS)) {
      await this.runLogged(attempt, () => this.releases.releaseEnded(attempt.id));
    }
    for (const attempt of await this.attempts.findStale('reversing', REVERSAL_STALE_AFTER_SECONDS)) {
      await this.runLogged(attempt, () => this.reverse({ attemptId: attempt.id, pspReference: attempt.pspReference }));
    }
  }

  /** Repeats the request of an attempt with the same key. Another replica may hold its lease. */
  private async replay({ id }: AttemptWithCheckout): Promise<void> {
    const claim = await this.attempts.claim(id, 'sent');
    if (!claim) return;
    try {
      const request = storedRequest(claim.attempt);
      if (request) await this.calls.send(claim.attempt, request, true);
    } finally {
      await this.attempts.releaseClaim(claim);
    }
  }

  private async abandon({ id }: AttemptWithCheckout): Promise<void> {
    if (await this.online.abandon(id)) await this.releases.releaseEnded(id);
  }

  /**
   * Asks the provider to return the money; the result follows by webhook. Throws if the provider does not confirm that it received
   * the request, so that the job tries again.
   */
  private async reverse({ attemptId, pspReference }: ReversalJob): Promise<void> {
    const attempt = await this.online.find(attemptId);
    if (!attempt || (await this.paysOrder(attempt, pspReference))) return;
    const { authorisedAt, merchantAccount, merchantReference } = attempt;
    if (authorisedAt === null || merchantAccount === null || pspReference === null) {
      // An unpaid voucher. If it is paid later, that payment is reversed.
      await this.outcomes.settle({ attemptId }, { kind: 'reversed' });
      return;
    }
    const { failures, isReturned } = await this.online.reversalsOf(attempt, pspReference);
    // Staff may have returned the money, also before the attempt was reversed.
    if (isReturned) return this.endReversal(attempt, pspReference);
    const answer = await this.provider.reverse({
      pspReference,
      merchantAccount,
      reference: merchantReference,
      // After a failure the provider would only repeat its answer to the same key.
      idempotencyKey: `${failures === 0 ? '' : `${failures}-`}${attemptId}-${pspReference}`.slice(
        0,
        MAXIMUM_KEY_LENGTH,
      ),
    });
    this.crashPoints.reach('reversal-sent');
    await this.online.touch(attemptId);
    if (answer.kind !== 'received') throw new Error(`Reversal was not accepted: ${answer.reason}`);
  }

  /** Ends an attempt whose money was returned. A second payment that was returned does not end the return of the first. */
  private async endReversal({ id: attemptId, ...attempt }: AttemptWithCheckout, pspReference: string): Promise<void> {
    if (attempt.pspReference === pspReference) await this.outcomes.settle({ attemptId }, { kind: 'reversed' });
  }

  /** Returns whether a payment pays an order that is not cancelled: the order was found after its reversal was enqueued. */
  private async paysOrder(attempt: AttemptWithCheckout, pspReference: string | null): Promise<boolean> {
    if (attempt.status !== 'ordered' || attempt.pspReference !== pspReference) return false;
    return !(await this.online.isOrderCancelled(attempt));
  }

  private async runLogged({ id }: AttemptWithCheckout, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn({ err: error, attemptId: id }, 'online payment not finished, retrying in 30 s');
    }
  }
}
