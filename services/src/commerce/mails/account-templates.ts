import { PROVIDER_NAMES, type SocialProvider } from '@manifold/domain/social-sign-in/contract';
import type { MailContext } from './mail-context.js';
import type { MailBody } from './mail-frame.js';

/** The message ids of a mail. Without a button the mail has no link; a mail about a fact may share another mail's button. */
interface AccountTexts {
  readonly stem: string;
  readonly button: string | null;
  readonly hint: string | null;
}

const own = (stem: string): AccountTexts => ({ stem, button: `mail.${stem}-button`, hint: `mail.${stem}-hint` });
const RESET = own('reset');

const TEXTS = {
  'password-reset': RESET,
  'email-confirmation': own('email'),
  'sign-up': own('sign-up'),
  'account-exists': { ...RESET, stem: 'account-exists' },
  welcome: { stem: 'welcome', button: 'mail.welcome-button', hint: null },
  'password-changed': { ...RESET, stem: 'password-changed', hint: 'mail.password-changed-hint' },
  'passkey-added': { ...RESET, stem: 'passkey-added', hint: 'mail.passkey-hint' },
  'passkey-removed': { ...RESET, stem: 'passkey-removed', hint: 'mail.passkey-hint' },
  'provider-linked': { ...RESET, stem: 'provider-linked', hint: 'mail.provider-hint' },
  'provider-unlinked': { ...RESET, stem: 'provider-unlinked', hint: 'mail.provider-hint' },
  'email-change': own('email-change'),
  'email-changed': { stem: 'email-changed', button: null, hint: 'mail.email-changed-hint' },
  'data-export-ready': own('data-export'),
} as const satisfies Readonly<Record<string, AccountTexts>>;

export type AccountTemplate = keyof typeof TEXTS;

/** The values in a mail about an account. */
export interface AccountFacts {
  /** The address that the mail is about; not always its recipient's. */
  readonly email: string;
  readonly link: string;
  /** When the link expires, or when the reported change happened: ISO timestamp. */
  readonly at: string;
  /** The sign-in provider that the mail is about. */
  readonly provider?: SocialProvider | undefined;
}

/** Returns a mail about an account. */
export function accountMail(
  template: AccountTemplate,
  { email, link, at, provider }: AccountFacts,
  { say, moment, sections }: MailContext,
): MailBody {
  const { stem, button, hint }: AccountTexts = TEXTS[template];
  const values = {
    email,
    brand: sections.brand.name,
    date: moment(new Date(at)),
    provider: provider === undefined ? '' : PROVIDER_NAMES[provider],
  };
  return {
    template,
    subject: say(`mail.${stem}-subject`, values),
    facts: { link: button === null ? null : link, expiresAt: at },
    blocks: [
      { kind: 'paragraph', text: say(`mail.${stem}-intro`, values) },
      ...(button === null ? [] : [{ kind: 'button', text: say(button), href: link } as const]),
      ...(hint === null ? [] : [{ kind: 'paragraph', text: say(hint, values) } as const]),
    ],
  };
}
