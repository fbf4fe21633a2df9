import type { MailContext } from './mail-context.js';
import type { MailBody } from './mail-frame.js';

/** A deleted account, and until when the law requires to keep its orders. */
export interface DeletedAccountFacts {
  readonly email: string;
  /** Whether the customer has confirmed the address: what only the address names is erased only then. */
  readonly ownsAddress: boolean;
  readonly retainedUntil: Date;
}

/** Returns the mail that an account is deleted, with what was deleted and what the law requires to keep. */
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
