import { labelled } from '@manifold/domain/label/labelled';
import type { MailBlock } from '../../platform/mail/layout/blocks.js';
import type { Mail, MailAttachment } from '../../platform/mail/mailer.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import type { MailLogo } from '../brand-pictures/index.js';
import type { MailContext } from './mail-context.js';
import { mailLook } from './mail-look.js';

/** The content of a template. */
export interface MailBody {
  readonly template: string;
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
  readonly attachments?: readonly MailAttachment[];
  readonly facts?: Mail['facts'];
  readonly unsubscribeUrl?: string;
}

/** To whom a mail goes, and what makes it one mail. */
export interface MailEnvelope {
  readonly to: string;
  readonly idempotencyKey: string;
  /** The configured sender of all mails; undefined for `no-reply` at the store's host. */
  readonly sender: string | undefined;
  /** Undefined for a brand without a logo: the head shows its name. */
  readonly logo: MailLogo | undefined;
}

const LOGO = 'logo';
/** Attached, because mail clients load no pictures from the web before the reader allows it. */
const attachedLogo = ({ png }: MailLogo): MailAttachment => ({
  filename: 'logo.png',
  contentType: 'image/png',
  content: png.toString('base64'),
  contentId: LOGO,
});

const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;
/** The length that common mail clients show of the text next to the subject. */
const PREHEADER = 140;

/** Returns the lines below a mail: how to reach customer service, and who sent it. */
function footer({ say, sections, localSections, locale }: MailContext): string[] {
  const { phone = null, email = null, openingHours = null } = localSections?.['customer-care'] ?? {};
  const contact = [phone, email, openingHours].filter((part) => part !== null);
  const care = contact.length > 0 ? [labelled(say('information.contact'), contact.join(' · '), locale)] : [];
  return [...care, sections.brand.legalName];
}

/** Puts a mail's text into the brand's frame. */
export function framedMail(context: MailContext, body: MailBody, envelope: MailEnvelope): Mail {
  const { sections, localSections, locale, storeKey, base } = context;
  const { template, subject, blocks, attachments = [], facts = {}, unsubscribeUrl } = body;
  const first = blocks.find(({ kind }) => kind === 'paragraph');
  const second = blocks.filter(({ kind }) => kind === 'paragraph')[1] ?? first;
  const preheader = second?.kind === 'paragraph' ? second.text.slice(0, PREHEADER) : subject;
  const { name } = sections.brand;
  const { logo } = envelope;
  const content = {
    language: locale,
    direction: RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr',
    subject,
    preheader,
    brand: {
      name,
      href: `${base}/`,
      ...(logo && { logo: { contentId: LOGO, width: logo.width, height: logo.height } }),
    },
    title: subject,
    blocks,
    footer: footer(context),
  } as const;
  return {
    ...renderMail(content, mailLook(sections.brand), logo ? [attachedLogo(logo), ...attachments] : attachments),
    template,
    to: envelope.to,
    from: {
      name,
      address: envelope.sender ?? `no-reply@${sections.store.productionHost}`,
      replyTo: localSections?.['customer-care'].email ?? null,
    },
    idempotencyKey: envelope.idempotencyKey,
    facts: { link: null, ...facts, storeKey, locale },
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
  };
}
