import type { MailContext } from './mail-context.js';
import type { MailBody } from './mail-frame.js';

/** The link that confirms a newsletter, and the token that ends it. */
export interface NewsletterOptIn {
  readonly email: string;
  readonly link: string;
  readonly unsubscribeToken: string;
}

/** Returns the mail that asks to confirm a newsletter. Whoever did not ask for it ends it with one click. */
export function newsletterOptInMail(
  { email, link, unsubscribeToken }: NewsletterOptIn,
  { say, sections, base }: MailContext,
): MailBody {
  const { origin } = new URL(base);
  return {
    template: 'newsletter-opt-in',
    subject: say('mail.newsletter-subject', { brand: sections.brand.name }),
    facts: { link },
    unsubscribeUrl: `${origin}/api/newsletter/unsubscribe/${unsubscribeToken}`,
    blocks: [
      { kind: 'paragraph', text: say('mail.newsletter-intro', { email, brand: sections.brand.name }) },
      { kind: 'button', text: say('mail.newsletter-button'), href: link },
      { kind: 'paragraph', text: say('mail.newsletter-hint') },
    ],
  };
}
