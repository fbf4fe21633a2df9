import type { MailContext } from './mail-context.js';
import type { MailBody } from './mail-frame.js';

/** A deleted account, and the date until which the shop must keep its orders by law. */
export interface DeletedAccountFacts {
  readonly email: string;
  /** Whether the customer has confirmed the address. Data that only the address identifies is deleted only then. */
  readonly ownsAddress: boolean;
  readonly retainedUntil: Date;
}

/** Returns the mail that an account is deleted. It lists the deleted data and the data that the shop must keep by law. */
export function accountDeletedMail(
  { email, ownsAddress, retainedUntil }: DeletedAccountFacts,
  { say, day, sections }: MailContext,
): MailBody {
  const values = { email, brand: sections.brand.name, date: day(retainedUntil) };
  const support = ownsAddress ? 'mail.account-deleted-support' : 'mail.account-deleted-unconfirmed';
  return {
    template: 'account-deleted',
    subject: say('mail.account-deleted-subject', values),
    blocks: [
      { kind: 'paragraph', text: say('mail.account-deleted-intro', values) },
      { kind: 'heading', text: say('mail.account-deleted-gone-title') },
      { kind: 'paragraph', text: say('mail.account-deleted-gone') },
      { kind: 'paragraph', text: say(support) },
      { kind: 'heading', text: say('mail.account-deleted-kept-title') },
      { kind: 'paragraph', text: say('mail.account-deleted-kept', values) },
      { kind: 'paragraph', text: say('mail.account-deleted-log') },
    ],
  };
}
