import { randomUUID } from 'node:crypto';
import { mailedPath } from '@manifold/domain/entry-goal/entry-goal';
import type { JobName } from '@manifold/domain/systems/jobs';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { type AccountFacts, accountMail, type AccountTemplate, MailComposer } from '../mails/index.js';
import type { Visit } from '../visit/index.js';
import { MailJobs } from './mail-jobs.repository.js';

/** Paths of the links; a one-time token is appended. */
const PATHS = {
  'sign-up': '/create-account?token=',
  'account-exists': '/password-reset/change-password?token=',
  'password-reset': '/password-reset/change-password?token=',
  'password-changed': '/password-reset',
  'passkey-added': '/password-reset',
  'passkey-removed': '/password-reset',
  'provider-linked': '/password-reset',
  'provider-unlinked': '/password-reset',
  'email-confirmation': '/my-account/my-profile?email-token=',
  'email-change': '/my-account/my-profile?email-token=',
  'email-changed': '/',
  welcome: mailedPath('/my-account/my-profile'),
  'data-export-ready': '/my-account/my-profile?data-token=',
} as const satisfies Readonly<Record<AccountTemplate, string>>;

const RETRIES = 10;
const EXPIRE_SECONDS = 60;

/** The store of a mail, and its language. */
export interface MailPlace {
  readonly storeKey: string;
  readonly locale: string;
}

/**
 * A mail to be sent: `token` completes its link, `goal` is the page after the link's own page, and `email` is the address that
 * the mail is about if that is not the recipient's.
 */
export interface AccountLetter extends Pick<AccountFacts, 'at' | 'provider'> {
  readonly to: string;
  readonly email?: string;
  readonly token?: string;
  readonly goal?: string | undefined;
}

/** Returns where the mails of a visit belong: its store, and the language of the page. */
export const mailPlaceOf = ({ market, locale }: Visit): MailPlace => ({ storeKey: market.storeKey, locale });

/**
 * Sends the mails about accounts. Each is a job that creates its token and sends the mail: requests do not wait for it, response
 * times do not reveal whether a customer exists, and the queue holds no tokens.
 */
@Injectable()
export class AccountMail {
  private readonly runs = new Map<string, (data: object) => Promise<void>>();

  constructor(
    private readonly jobs: Jobs,
    private readonly queue: MailJobs,
    private readonly mailer: Mailer,
    private readonly composer: MailComposer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Registers the work of a job. Called once per name, before the process takes requests. */
  register<Data extends object>(name: JobName, run: (data: Data) => Promise<void>): void {
    const work = (data: object): Promise<void> => run(data as Data);
    this.runs.set(name, work);
    this.jobs.register<Data>({ name, retries: RETRIES, expireSeconds: EXPIRE_SECONDS, run });
  }

  /** Returns the place in the customer's chosen language; unchanged if the store does not have that language. */
  inLanguageOf({ locale }: { readonly locale: string | null }, place: MailPlace): MailPlace {
    const { locales } = this.composer.snapshotOf(place.storeKey).document;
    return locale !== null && Object.hasOwn(locales, locale) ? { ...place, locale } : place;
  }

  /** Enqueues a job. Before the queue has started, does its work in the background. */
  async enqueue(name: JobName, data: object): Promise<void> {
    if (await this.queue.enqueue(name, data)) return;
    void this.runs
      .get(name)?.(data)
      .catch((error: unknown) => {
        this.logger.error({ err: error, job: name }, 'job of an account failed');
      });
  }

  /** Sends a mail. */
  async send(
    template: AccountTemplate,
    { storeKey, locale }: MailPlace,
    { to, email = to, token, goal, at, provider }: AccountLetter,
  ): Promise<void> {
    const context = this.composer.contextOf(storeKey, locale);
    const onward = goal === undefined ? '' : `&to=${encodeURIComponent(goal)}`;
    const link = `${context.base}${PATHS[template]}${encodeURIComponent(token ?? '')}${onward}`;
    const body = accountMail(template, { email, link, at, provider }, context);
    // Every retry has its own token, so it is a new mail.
    await this.mailer.send(await this.composer.compose(context, body, to, randomUUID()));
  }
}
