import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { MAIL_TRIES, MailOutbox, SEND_ORDER_MAIL, type SentMail } from '../mail-outbox/index.js';
import { OrderMailContent } from './order-mail-content.service.js';

const EXPIRE_SECONDS = 80;
const SWEEP_MILLISECONDS = 60_000;
/** A job has this long before the sweep sends its mail. */
const FORGOTTEN_SECONDS = 30;
const MAXIMUM_REASON_LENGTH = 300;

/** Masks the e-mail addresses in a reason, because they are personal data. */
const withoutAddresses = (reason: string): string => reason.replace(/[^\s'"@]+@[^\s'"@]+/g, '…@…');

const reasonOf = (error: unknown): string =>
  withoutAddresses(error instanceof Error ? error.message : String(error)).slice(0, MAXIMUM_REASON_LENGTH);

/** Sends the mails of the outbox: by a job each, and by a sweep every minute. A lease keeps two workers from sending the same one. */
@Injectable()
export class OrderMailJobs implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

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
      retries: MAIL_TRIES - 1,
      expireSeconds: EXPIRE_SECONDS,
      run: (data) => this.run(data),
    });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweepQuietly(), SWEEP_MILLISECONDS).unref();
    void this.sweepQuietly();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Sends a mail once. Returns false if it is sent already or another worker has it. Throws if it was not accepted. */
  async send(id: string): Promise<boolean> {
    const queued = await this.outbox.claim(id);
    if (!queued) return false;
    await this.outbox.markSent(id, await this.deliver(queued));
    return true;
  }

  /** Composes and sends a mail, and returns its recipient. Records a failure and throws it. */
  private async deliver(queued: SentMail): Promise<string> {
    try {
      const mail = await this.content.compose(queued);
      await this.mailer.send(mail);
      return mail.to;
    } catch (error) {
      await this.outbox.markFailed(queued, reasonOf(error));
      throw error;
    }
  }

  /** Throws while another worker has the mail, so that the job is retried later. */
  private async run({ id }: { readonly id: string }): Promise<void> {
    if (await this.send(id)) return;
    if (await this.outbox.isQueued(id)) throw new Error('Another worker is sending the mail');
  }

  private async sweepQuietly(): Promise<void> {
    try {
      for (const { id } of await this.outbox.findForgotten(FORGOTTEN_SECONDS)) {
        await this.send(id).catch((error: unknown) => {
          this.logger.warn({ reason: reasonOf(error), mail: id }, 'mail not sent, trying again');
        });
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'mails not swept, trying again in a minute');
    }
  }
}
