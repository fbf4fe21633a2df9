import type { MailAttachment, RenderedMail } from './mailer.js';
import type { MailContent, MailLook } from './layout/blocks.js';
import { renderHtml } from './layout/render-html.js';
import { renderText } from './layout/render-text.js';

/** Renders a mail in a brand's look. */
export function renderMail(
  content: MailContent,
  look: MailLook,
  attachments: readonly MailAttachment[] = [],
): RenderedMail {
  const { subject, language } = content;
  return { subject, language, html: renderHtml(content, look), text: renderText(content), attachments };
}
