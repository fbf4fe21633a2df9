import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountMail, mailPlaceOf, type MailPlace } from './account-mail.service.js';
import type { Visit } from '../visit/index.js';

const JOB = 'mail-account-notice';

/** A mail that reports something and needs no token. */
type NoticeTemplate = 'welcome' | 'password-changed' | 'email-changed' | 'passkey-added' | 'passkey-removed';

interface Notice extends MailPlace {
  readonly template: NoticeTemplate;
  readonly to: string;
  readonly email: string;
  readonly at: string;
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
    this.mail.register<Notice>(JOB, ({ template, to, email, at, ...place }) =>
      this.mail.send(template, place, { to, email, at }),
    );
  }

  /** Queues a notice in the customer's language. `about` is the address that it is about, by default the recipient's. */
  send(template: NoticeTemplate, visit: Visit, recipient: Recipient, about = recipient.email): Promise<void> {
    const place = this.mail.inLanguageOf(recipient, mailPlaceOf(visit));
    const at = new Date().toISOString();
    return this.mail.enqueue(JOB, { ...place, template, to: recipient.email, email: about, at } satisfies Notice);
  }
}
