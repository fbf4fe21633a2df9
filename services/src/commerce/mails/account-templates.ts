import type { MailContext } from './mail-context.js';
import type { MailBody } from './mail-frame.js';

export type AccountTemplate = 'password-reset' | 'email-confirmation';

const STEMS = { 'password-reset': 'reset', 'email-confirmation': 'email' } as const;

/** The link of a mail, and what the mail says about it. */
export interface AccountLink {
  readonly email: string;
  readonly link: string;
  /** ISO timestamp. */
  readonly expiresAt: string;
}

/** Returns the mail with the link that sets a new password or confirms an address. */
export function accountMail(
  template: AccountTemplate,
  { email, link, expiresAt }: AccountLink,
  { say, moment, sections }: MailContext,
): MailBody {
  const stem = STEMS[template];
  return {
    template,
    subject: say(`mail.${stem}-subject`),
    facts: { link, expiresAt },
    blocks: [
      { kind: 'paragraph', text: say(`mail.${stem}-intro`, { email, brand: sections.brand.name }) },
      { kind: 'button', text: say(`mail.${stem}-button`), href: link },
      { kind: 'paragraph', text: say(`mail.${stem}-hint`, { date: moment(new Date(expiresAt)) }) },
    ],
  };
}
