import { createHash } from 'node:crypto';
import type { Mail } from './mailer.js';

/** Control characters, and the line breaks that Unicode adds to them. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Returns a text that is safe in a header: on one line, without control characters. */
export const headerText = (text: string): string => text.replace(CONTROL, ' ').trim();

/** Returns the `Message-ID`: the same for every try to send this mail, in the domain of the sender. */
export function messageId({ idempotencyKey, from }: Pick<Mail, 'idempotencyKey' | 'from'>): string {
  const digest = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 40);
  const domain = headerText(from.address.split('@').at(-1) ?? '').replace(/[^a-zA-Z0-9.-]/g, '');
  return `<${digest}@${domain}>`;
}

/**
 * Returns the headers of a mail that answers an action of its reader. `Auto-Submitted` keeps holiday notices away (RFC 3834).
 * Only mails of a newsletter have `List-Unsubscribe`.
 */
export function mailHeaders(mail: Mail): Record<string, string> {
  return {
    'Message-ID': messageId(mail),
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'Content-Language': headerText(mail.language),
    ...(mail.unsubscribeUrl === undefined
      ? {}
      : {
          'List-Unsubscribe': `<${headerText(mail.unsubscribeUrl)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
  };
}
