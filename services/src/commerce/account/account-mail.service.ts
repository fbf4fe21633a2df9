import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { CustomerBackend, type MailedToken } from '../../integrations/commercetools/ports/customer-backend.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { accountMail, type AccountTemplate, MailComposer } from '../mails/index.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { MailJobs } from './mail-jobs.repository.js';

/** Paths of the links; the token is appended. */
const PAGES = {
  'password-reset': '/password-reset/change-password?token=',
  'email-confirmation': '/my-account/my-profile?email-token=',
} as const;

const JOBS = { 'password-reset': 'mail-password-reset', 'email-confirmation': 'mail-email-confirmation' } as const;
const RETRIES = 10;
const EXPIRE_SECONDS = 60;

interface MailContext {
  readonly storeKey: string;
  readonly locale: string;
}

interface ResetMail extends MailContext {
  readonly email: string;
}

interface ConfirmationMail extends MailContext {
  readonly customerId: string;
}

/**
 * Sends the mails about accounts. Each is a job that creates its token and sends the mail: requests do not wait for it, response
 * times do not reveal whether a customer exists, and the queue holds no tokens.
 */
@Injectable()
export class AccountMail implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly queue: MailJobs,
    private readonly backend: CustomerBackend,
    private readonly mailer: Mailer,
    private readonly composer: MailComposer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    const kind = { retries: RETRIES, expireSeconds: EXPIRE_SECONDS };
    this.jobs.register<ResetMail>({ ...kind, name: JOBS['password-reset'], run: (data) => this.sendReset(data) });
    this.jobs.register<ConfirmationMail>({
      ...kind,
      name: JOBS['email-confirmation'],
      run: (data) => this.sendConfirmation(data),
    });
  }

  /** Queues a mail with a link to set a new password, if a customer with this address exists. */
  sendResetLink(visit: CustomerVisit, email: string): Promise<void> {
    const data = { ...this.contextOf(visit), email };
    return this.enqueue('password-reset', data, () => this.sendReset(data));
  }

  /** Queues a mail with a link to confirm the customer's e-mail address. */
  sendConfirmationLink(visit: CustomerVisit, customerId: string): Promise<void> {
    const data = { ...this.contextOf(visit), customerId };
    return this.enqueue('email-confirmation', data, () => this.sendConfirmation(data));
  }

  private contextOf({ market, locale }: CustomerVisit): MailContext {
    return { storeKey: market.storeKey, locale };
  }

  /** Enqueues the job. Without the queue, sends the mail in the background. */
  private async enqueue(template: AccountTemplate, data: object, send: () => Promise<void>): Promise<void> {
    if (await this.queue.enqueue(JOBS[template], data)) return;
    void send().catch((error: unknown) => this.logger.error({ err: error, template }, 'mail not sent'));
  }

  private async sendReset({ email, ...context }: ResetMail): Promise<void> {
    await this.send('password-reset', context, await this.backend.passwordToken(context.storeKey, email));
  }

  private async sendConfirmation({ customerId, ...context }: ConfirmationMail): Promise<void> {
    await this.send('email-confirmation', context, await this.backend.emailToken(context.storeKey, customerId));
  }

  private async send(
    template: AccountTemplate,
    { storeKey, locale }: MailContext,
    token: MailedToken | undefined,
  ): Promise<void> {
    if (!token) return;
    const { email, value, expiresAt } = token;
    const context = this.composer.contextOf(storeKey, locale);
    const link = `${context.base}${PAGES[template]}${encodeURIComponent(value)}`;
    const body = accountMail(template, { email, link, expiresAt }, context);
    // Every try has a token of its own, so it is a mail of its own.
    await this.mailer.send(this.composer.compose(context, body, email, randomUUID()));
  }
}
