import type { MailContext } from './mail-context.js';
import type { MailBody } from './mail-frame.js';

/** The link that confirms a newsletter, and the token that ends it. */
export interface NewsletterOptIn {
  readonly email: string;
  readonly link: string;
  readonly unsubscribeToken: string;
}

/** Returns the address to which mail programs post to end a newsletter with one click (RFC 8058). */
export const oneClickAddress = ({ base }: Pick<MailContext, 'base'>, unsubscribeToken: string): string =>
  `${new URL(base).origin}/api/newsletter/unsubscribe/${unsubscribeToken}`;

/** Returns the page on which a reader ends a newsletter. The token is behind `#`, so that it is in no log. */
function optOutPage({ base, localSections }: MailContext, unsubscribeToken: string): string {
  return `${base}/${localSections?.['page-slugs'].slugs['opt-out'] ?? ''}#${unsubscribeToken}`;
}

/** Returns the mail that asks to confirm a newsletter. One click ends the request of a person who did not order it. */
export function newsletterOptInMail(
  { email, link, unsubscribeToken }: NewsletterOptIn,
  context: MailContext,
): MailBody {
  const { say, sections } = context;
  return {
    template: 'newsletter-opt-in',
    subject: say('mail.newsletter-subject', { brand: sections.brand.name }),
    facts: { link },
    unsubscribeUrl: oneClickAddress(context, unsubscribeToken),
    blocks: [
      { kind: 'paragraph', text: say('mail.newsletter-intro', { email, brand: sections.brand.name }) },
      { kind: 'button', text: say('mail.newsletter-button'), href: link },
      { kind: 'paragraph', text: say('mail.newsletter-hint') },
      { kind: 'link', text: say('mail.newsletter-end'), href: optOutPage(context, unsubscribeToken) },
    ],
  };
}
