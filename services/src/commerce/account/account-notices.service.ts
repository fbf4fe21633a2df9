import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountMail, mailPlaceOf, type MailPlace } from './account-mail.service.js';
import type { Visit } from '../visit/index.js';

const JOB = 'mail-account-notice';

type ProviderNotice = 'provider-linked' | 'provider-unlinked';
/** A mail that reports something and needs no token. */
type NoticeTemplate =
  'welcome' | 'password-changed' | 'email-changed' | 'passkey-added' | 'passkey-removed' | ProviderNotice;

interface Notice extends MailPlace {
  readonly template: NoticeTemplate;
  readonly to: string;
  readonly email: string;
  readonly at: string;
  readonly provider?: SocialProvider | undefined;
}

/** Whom a notice is for, and the language that they chose. */
interface Recipient {
  readonly email: string;
  readonly locale: string | null;
}

/** Tells customers by mail what happened to their account. */
@Injectable()
export class AccountNotices implements OnModuleInit {
  constructor(private readonly mail: AccountMail) {}

  onModuleInit(): void {
    this.mail.register<Notice>(JOB, ({ template, to, email, at, provider, ...place }) =>
      this.mail.send(template, place, { to, email, at, provider }),
    );
  }

  /** Queues a notice in the customer's language. `about` is the address that it is about, by default the recipient's. */
  send(
    template: Exclude<NoticeTemplate, ProviderNotice>,
    visit: Visit,
    recipient: Recipient,
    about = recipient.email,
  ): Promise<void> {
    return this.enqueue(template, visit, recipient, { email: about });
  }

  /** Queues a notice about a sign-in provider in the customer's language. */
  sendAboutProvider(
    template: ProviderNotice,
    visit: Visit,
    recipient: Recipient,
    provider: SocialProvider,
  ): Promise<void> {
    return this.enqueue(template, visit, recipient, { email: recipient.email, provider });
  }

  private enqueue(
    template: NoticeTemplate,
    visit: Visit,
    recipient: Recipient,
    about: Pick<Notice, 'email' | 'provider'>,
  ): Promise<void> {
    const place = this.mail.inLanguageOf(recipient, mailPlaceOf(visit));
    const at = new Date().toISOString();
    return this.mail.enqueue(JOB, { ...place, ...about, template, to: recipient.email, at } satisfies Notice);
  }
}
