import { randomUUID } from 'node:crypto';
import type { MailPreview, MailPreviewParams } from '@manifold/domain/mail-preview/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { mailHeaders } from '../../platform/mail/mail-headers.js';
import { Mailer, type Mail } from '../../platform/mail/mailer.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { LiveConfig } from '../../store-config/index.js';
import { MailComposer } from './mail-composer.service.js';
import { sampleMail } from './sample-mail.js';
import { TestMailAudit } from './test-mail-audit.repository.js';

/** Shows mails to customers with test data, and sends them to staff. */
@Injectable()
export class MailPreviews {
  constructor(
    private readonly composer: MailComposer,
    private readonly live: LiveConfig,
    private readonly mailer: Mailer,
    private readonly limits: RateLimits,
    private readonly audit: TestMailAudit,
  ) {}

  /** Returns a mail as its reader would get it. Throws `not-found` for an unknown store, or a locale that it does not have. */
  async preview(params: MailPreviewParams, { email }: Staff): Promise<MailPreview> {
    const mail = await this.compose(params, email);
    const { subject, html, text, attachments } = mail;
    const pictures = new Map(
      attachments.map((one) => [`cid:${one.contentId}`, `data:${one.contentType};base64,${one.content}`]),
    );
    return {
      subject,
      from: `${mail.from.name} <${mail.from.address}>`,
      replyTo: mail.from.replyTo,
      headers: mailHeaders(mail),
      html: html.replace(/cid:[a-z-]+/g, (reference) => pictures.get(reference) ?? reference),
      text,
      // Pictures of the text are not files for its reader.
      attachments: attachments.flatMap(({ filename, contentId }) => (contentId === null ? [filename] : [])),
    };
  }

  /** Sends a mail to a member of staff. Throws `too-many-attempts` above the limit, `backend-unavailable` if it is not accepted. */
  async sendTest(params: MailPreviewParams, staff: Staff): Promise<void> {
    this.limits.take('test-mail', staff.id);
    const mail = await this.compose(params, staff.email);
    await this.mailer.send({ ...mail, subject: `[Test] ${mail.subject}` });
    await this.audit.record(staff.email, params);
  }

  private compose({ mail, store, locale }: MailPreviewParams, to: string): Promise<Mail> {
    const locales = this.live.snapshot(store)?.document.sections.store.locales ?? [];
    if (!locales.some((one) => one.locale === locale)) throw new ShopError('not-found');
    const context = this.composer.contextOf(store, locale);
    return this.composer.compose(context, sampleMail(mail, context), to, `test/${randomUUID()}`);
  }
}
