import type { Snapshot } from '@manifold/domain/store-document/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { LiveConfig, StoreOrigins } from '../../store-config/index.js';
import { BrandPictures } from '../brand-pictures/index.js';
import { knownLocale, mailContext, type MailContext } from './mail-context.js';
import { framedMail, type MailBody } from './mail-frame.js';
import { MailTextFiles } from './mail-texts.service.js';

/** Composes mails of a store in the reader's language and the brand's look. */
@Injectable()
export class MailComposer {
  constructor(
    private readonly env: Env,
    private readonly live: LiveConfig,
    private readonly origins: StoreOrigins,
    private readonly texts: MailTextFiles,
    private readonly pictures: BrandPictures,
  ) {}

  /** Returns the store's published config. Throws `backend-unavailable` while it is not loaded. */
  snapshotOf(storeKey: string): Snapshot {
    const snapshot = this.live.snapshot(storeKey);
    if (!snapshot) throw new ShopError('backend-unavailable', { message: `the config of ${storeKey} is not loaded` });
    return snapshot;
  }

  /** Returns what templates need for a store and a locale; another store's locale becomes the store's default. */
  contextOf(storeKey: string, locale: string | null): MailContext {
    const snapshot = this.snapshotOf(storeKey);
    const known = knownLocale(snapshot, locale);
    const texts = this.texts.textsOf(known, snapshot.document.sections.store.timeZone);
    return mailContext(snapshot, known, { texts, origin: this.origins.originOf(snapshot) });
  }

  /** Returns a complete mail. The key is the same for every try to send it. */
  async compose(context: MailContext, body: MailBody, to: string, idempotencyKey: string): Promise<Mail> {
    const logo = await this.pictures.ofMail(context);
    return framedMail(context, body, { to, idempotencyKey, sender: this.env.mail.from, logo });
  }
}
