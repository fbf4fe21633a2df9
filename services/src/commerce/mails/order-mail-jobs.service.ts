import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { within } from '../../platform/concurrency/within.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PeriodicTask } from '../../platform/jobs/periodic-task.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { MAIL_JOB_TRIES, MailOutbox, SEND_ORDER_MAIL, type SentMail } from '../mail-outbox/index.js';
import { OrderMailContent } from './order-mail-content.service.js';

const EXPIRE_SECONDS = 80;
const SWEEP_MILLISECONDS = 60_000;
/** A job has this long before the sweep sends its mail. */
const FORGOTTEN_SECONDS = 30;
/** Other replicas send what one sweep does not. */
const MAILS_PER_SWEEP = 100;
const STOP_MILLISECONDS = 5000;
const MAXIMUM_REASON_LENGTH = 300;

/** Masks the e-mail addresses in a reason, because they are personal data. */
const withoutAddresses = (reason: string): string => reason.replace(/[^\s'"@]+@[^\s'"@]+/g, '…@…');

const reasonOf = (error: unknown): string =>
  withoutAddresses(error instanceof Error ? error.message : String(error)).slice(0, MAXIMUM_REASON_LENGTH);

/**
 * Sends the mails of the outbox: each by a job for half an hour, and by a sweep every minute for a day. A lease prevents that two
 * workers send the same mail.
 */
@Injectable()
export class OrderMailJobs implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new PeriodicTask(
    () => this.sweep(),
    (error) => this.logger.warn({ err: error }, 'mails not swept, retrying in 60 s'),
  );
  private isStopping = false;

  constructor(
    private readonly jobs: Jobs,
    private readonly outbox: MailOutbox,
    private readonly content: OrderMailContent,
    private readonly mailer: Mailer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register<{ id: string }>({
      name: SEND_ORDER_MAIL,
      retries: MAIL_JOB_TRIES - 1,
      expireSeconds: EXPIRE_SECONDS,
      run: (data) => this.run(data),
    });
  }

  onApplicationBootstrap(): void {
    this.task.start(SWEEP_MILLISECONDS);
    this.task.runNow();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await within(STOP_MILLISECONDS, this.task.stop());
  }

  /** Sends a mail once. Returns false if it is sent already or another worker has it. Throws if it was not accepted. */
  async send(id: string): Promise<boolean> {
    const claimed = await this.outbox.claim(id);
    if (claimed) await this.deliver(claimed);
    return claimed !== undefined;
  }

  /** Sends the mails that no job sends. */
  async sweep(): Promise<void> {
    for (const mail of await this.outbox.failExhausted())
      this.logger.warn({ mail }, 'mail not sent, its process ended during the last try');
    for (let count = 0; count < MAILS_PER_SWEEP && !this.isStopping; count += 1) {
      const claimed = await this.outbox.claimForgotten(FORGOTTEN_SECONDS);
      if (!claimed) return;
      await this.deliver(claimed).catch((error: unknown) => {
        this.logger.warn({ reason: reasonOf(error), mail: claimed.id, tries: claimed.tries }, 'mail not sent');
      });
    }
  }

  /** Throws while another worker has the mail, so that the job is retried later. */
  private async run({ id }: { readonly id: string }): Promise<void> {
    if (await this.send(id)) return;
    if (await this.outbox.isQueued(id)) throw new Error('Another worker is sending the mail');
  }

  /** Sends a claimed mail. Records a failure and throws it. */
  private async deliver(claimed: SentMail): Promise<void> {
    const recipient = await this.transmit(claimed).catch(async (error: unknown) => {
      await this.outbox.markFailed(claimed, reasonOf(error));
      throw error;
    });
    await this.outbox.markSent(claimed.id, recipient);
  }

  /** Composes and sends a mail, and returns its recipient. */
  private async transmit(claimed: SentMail): Promise<string> {
    const mail = await this.content.compose(claimed);
    await this.mailer.send(mail);
    return mail.to;
  }
}
