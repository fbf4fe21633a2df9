import { pathPrefix } from '@manifold/domain/store/default-locale';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { CustomerBackend, type MailedToken } from '../../integrations/commercetools/ports/customer-backend.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Mailer, type Mail } from '../../platform/mail/mailer.js';
import { StoreOrigins } from '../../store-config/index.js';
import type { CustomerVisit } from './customer-visit.js';
import { MailJobs } from './mail-jobs.repository.js';

/** Where the links of the mails lead; the token comes last. */
const PAGES = {
  'password-reset': '/password-reset/change-password?token=',
  'email-confirmation': '/my-account/my-profile?email-token=',
} as const;

const JOBS = { 'password-reset': 'mail-password-reset', 'email-confirmation': 'mail-email-confirmation' } as const;
/** A mail that a shop sends, in the customer's language. */
interface ShopMail extends Mail {
  readonly template: keyof typeof PAGES;
  readonly storeKey: string;
  readonly locale: string;
  /** Until when the link works, an ISO instant. */
  readonly expiresAt: string;
}

const RETRIES = 10;
const EXPIRE_SECONDS = 60;

interface Place {
  readonly storeKey: string;
  readonly locale: string;
  /** The store's configured origin with the language's prefix. */
  readonly base: string;
}

interface ResetMail extends Place {
  readonly email: string;
}

interface ConfirmationMail extends Place {
  readonly customerId: string;
}

/**
 * The mails about accounts. Each is a job that makes its token and hands the mail over: nobody waits for it, nobody learns
 * from the time it takes whether there is such a customer, and no token lies in the queue.
 */
@Injectable()
export class AccountMail implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly queue: MailJobs,
    private readonly backend: CustomerBackend,
    private readonly mailer: Mailer,
    private readonly origins: StoreOrigins,
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

  /** Has a link mailed with which a new password can be set, to the customer of this address, if there is one. */
  offerReset(visit: CustomerVisit, email: string): Promise<void> {
    const data = { ...this.placeOf(visit), email };
    return this.later('password-reset', data, () => this.sendReset(data));
  }

  /** Has a link mailed with which a customer confirms that the address is theirs. */
  askToConfirm(visit: CustomerVisit, customerId: string): Promise<void> {
    const data = { ...this.placeOf(visit), customerId };
    return this.later('email-confirmation', data, () => this.sendConfirmation(data));
  }

  private placeOf({ market, locale, snapshot }: CustomerVisit): Place {
    const base = `${this.origins.originOf(snapshot)}${pathPrefix(snapshot.document.sections.store, locale)}`;
    return { storeKey: market.storeKey, locale, base };
  }

  /** As a job; without the queue at once, and behind the answer's back. */
  private async later(template: ShopMail['template'], data: object, send: () => Promise<void>): Promise<void> {
    if (await this.queue.enqueue(JOBS[template], data)) return;
    void send().catch((error: unknown) => this.logger.error({ err: error, template }, 'mail not sent'));
  }

  private async sendReset({ email, ...place }: ResetMail): Promise<void> {
    await this.send('password-reset', place, await this.backend.passwordToken(place.storeKey, email));
  }

  private async sendConfirmation({ customerId, ...place }: ConfirmationMail): Promise<void> {
    await this.send('email-confirmation', place, await this.backend.emailToken(place.storeKey, customerId));
  }

  private async send(
    template: ShopMail['template'],
    { storeKey, locale, base }: Place,
    token: MailedToken | undefined,
  ): Promise<void> {
    if (!token) return;
    const { email: to, value, expiresAt } = token;
    const link = `${base}${PAGES[template]}${encodeURIComponent(value)}`;
    const mail: ShopMail = { template, to, storeKey, locale, link, expiresAt };
    await this.mailer.send(mail);
  }
}
