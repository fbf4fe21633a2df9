import { subscriptionsOf } from '@manifold/domain/newsletter/subscriptions';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NewsletterSystem } from '../../integrations/newsletter/newsletter-system.js';
import { tokenHash } from '../../platform/auth/accounts/token.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { MailComposer, newsletterOptInMail, oneClickAddress } from '../mails/index.js';
import {
  type AddressErasure,
  emailToken,
  ERASE_ADDRESS,
  isByEmail,
  MAIL_OPT_IN,
  type NewsletterSubscription,
  NewsletterSubscriptions,
  REPORT_SUBSCRIPTION,
} from './newsletter-subscriptions.repository.js';

/** Delays between attempts grow: the twelfth is about an hour after the first. */
const RETRIES = 12;
const EXPIRE_SECONDS = 60;

interface JobData {
  readonly id: string;
}

/** Mails the links that confirm a newsletter, and reports channels to the newsletter system. */
@Injectable()
export class NewsletterJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly subscriptions: NewsletterSubscriptions,
    private readonly system: NewsletterSystem,
    private readonly mailer: Mailer,
    private readonly composer: MailComposer,
  ) {}

  onModuleInit(): void {
    const kind = { retries: RETRIES, expireSeconds: EXPIRE_SECONDS };
    this.jobs.register<JobData>({ ...kind, name: MAIL_OPT_IN, run: ({ id }) => this.mailLink(id) });
    this.jobs.register<JobData>({ ...kind, name: REPORT_SUBSCRIPTION, run: ({ id }) => this.report(id) });
    this.jobs.register<AddressErasure>({ ...kind, name: ERASE_ADDRESS, run: (address) => this.eraseAddress(address) });
  }

  /** Mails a link with a new token. Does nothing if the person has subscribed meanwhile. */
  private async mailLink(id: string): Promise<void> {
    const found = await this.subscriptions.findById(id);
    if (!found || found.channels.includes('newsletter')) return;
    const token = await this.subscriptions.issueToken(id);
    if (token === undefined) return;
    const context = this.composer.contextOf(found.storeKey, found.locale);
    const { slugs } = context.localSections?.['page-slugs'] ?? {};
    const hash = Buffer.from(JSON.stringify({ token, redirect_to: `/${slugs?.['newsletter-confirmation'] ?? ''}` }));
    const link = `${context.base}/exConsents/confirm?hash=${encodeURIComponent(hash.toString('base64'))}`;
    const { unsubscribeToken } = found;
    const body = newsletterOptInMail({ email: found.email, link, unsubscribeToken }, context);
    // The idempotency key contains the token because every retry mails a new link.
    await this.mailer.send(await this.composer.compose(context, body, found.email, `newsletter/${tokenHash(token)}`));
  }

  /** Reports the channels as they are now, so that repeated and late jobs do no harm. */
  private async report(id: string): Promise<void> {
    const found = await this.subscriptions.findById(id);
    if (!found || !this.system.isConfigured) return;
    const { locale, email, channels, customerId, phone } = found;
    const consents = subscriptionsOf(channels);
    const person = customerId === null ? {} : { user_id: customerId };
    const ending = channels.some(isByEmail) ? { unsubscribe_url: this.oneClickAddressOf(found) } : {};
    // The address is passed on only once its owner has confirmed it.
    if (consents.newsletter) await this.system.confirm({ locale, email, ...person, ...ending });
    const reached = phone === null ? {} : { gdpr_phone: phone };
    await this.system.consent({ locale, consents, email_token: emailToken(email), ...reached, ...ending });
  }

  private async eraseAddress({ emailToken: token, locale }: AddressErasure): Promise<void> {
    if (this.system.isConfigured) await this.system.erase({ email_token: token, locale });
  }

  private oneClickAddressOf({ storeKey, locale, unsubscribeToken }: NewsletterSubscription): string {
    return oneClickAddress(this.composer.contextOf(storeKey, locale), unsubscribeToken);
  }
}
