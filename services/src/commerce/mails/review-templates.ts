import type { MailContext } from './mail-context.js';
import type { MailBody } from './mail-frame.js';

/** Returns the mail that a customer's review is published, with a link to their reviews. */
export function reviewMail(
  { product, link }: { readonly product: string; readonly link: string },
  { say, sections }: MailContext,
): MailBody {
  return {
    template: 'review-published',
    subject: say('mail.review-subject'),
    facts: { link },
    blocks: [
      { kind: 'paragraph', text: say('mail.review-intro', { product, brand: sections.brand.name }) },
      { kind: 'button', text: say('mail.review-button'), href: link },
    ],
  };
}
