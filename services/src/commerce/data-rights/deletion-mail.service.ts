import { retainedUntil } from '@manifold/domain/data-rights/periods';
import { Injectable } from '@nestjs/common';
import { Mailer } from '../../platform/mail/mailer.js';
import { Clock } from '../../platform/process/clock.js';
import { accountDeletedMail, MailComposer } from '../mails/index.js';

/** A deletion that is carried out. */
interface DeletedAccount {
  readonly id: string;
  readonly storeKey: string;
  readonly locale: string;
  readonly email: string;
  /** Whether the customer has confirmed the address. */
  readonly ownsAddress: boolean;
}

/** Confirms by mail that an account is deleted. */
@Injectable()
export class DeletionMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly composer: MailComposer,
    private readonly clock: Clock,
  ) {}

  /** Sends the mail that lists the deleted data and the data that the shop must keep by law. A retry sends the same mail. */
  async send({ id, storeKey, locale, email, ownsAddress }: DeletedAccount): Promise<void> {
    const context = this.composer.contextOf(storeKey, locale);
    const facts = { email, ownsAddress, retainedUntil: retainedUntil(this.clock.now()) };
    const body = accountDeletedMail(facts, context);
    await this.mailer.send(await this.composer.compose(context, body, email, `account-deleted ${id}`));
  }
}
