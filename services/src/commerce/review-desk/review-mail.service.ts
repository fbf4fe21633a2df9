import { mailedPath } from '@manifold/domain/entry-goal/entry-goal';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { DeskOrderBackend } from '../../integrations/commercetools/ports/desk-order-backend.js';
import type { DeskReviewRecord } from '../../integrations/commercetools/ports/review-desk-backend.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { MailJobs } from '../account/index.js';
import { MailComposer, reviewMail } from '../mails/index.js';

const JOB = 'mail-review-published';
const RETRIES = 10;
const EXPIRE_SECONDS = 60;
const FALLBACK_LANGUAGES = ['en'];

interface PublishedReview {
  readonly reviewId: string;
  readonly orderId: string;
  readonly storeKey: string;
  readonly locale: string | null;
  readonly sku: string;
}

/** Sends the mail about a published review. The job does not store the address; it is read from the order. */
@Injectable()
export class ReviewMail implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly queue: MailJobs,
    private readonly orders: DeskOrderBackend,
    private readonly mailer: Mailer,
    private readonly composer: MailComposer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register<PublishedReview>({
      name: JOB,
      retries: RETRIES,
      expireSeconds: EXPIRE_SECONDS,
      run: (data) => this.send(data),
    });
  }

  /** Queues the mail; sends it at once if the queue is not available. Does nothing without an order. */
  async sendPublished({ id, orderId, storeKey, locale, sku }: DeskReviewRecord): Promise<void> {
    if (orderId === null) return;
    const data: PublishedReview = { reviewId: id, orderId, storeKey, locale, sku };
    if (await this.queue.enqueue(JOB, data)) return;
    // A mail that fails must not undo a decision that the backend has stored.
    void this.send(data).catch((error: unknown) => this.logger.error({ err: error }, 'mail about a review not sent'));
  }

  private async send({ reviewId, orderId, storeKey, locale, sku }: PublishedReview): Promise<void> {
    const context = this.composer.contextOf(storeKey, locale);
    const order = await this.orders.order(orderId, [
      ...(locale ? [locale, locale.slice(0, 2)] : []),
      ...FALLBACK_LANGUAGES,
    ]);
    // The order may be erased meanwhile, and with it the address.
    if (!order || order.email === '') return;
    const product = order.lines.find((line) => line.sku === sku)?.name ?? sku;
    const body = reviewMail({ product, link: `${context.base}${mailedPath('/my-account/my-reviews')}` }, context);
    await this.mailer.send(await this.composer.compose(context, body, order.email, `${JOB} ${reviewId}`));
  }
}
