import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import { consentQuestion, offeredCategories } from '@manifold/domain/cookie-consent/question';
import { invalidField } from '@manifold/domain/shop-error/shop-error';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { ConsentTexts } from '../consent-texts/index.js';
import { CommerceHandlers } from '../operations/index.js';
import type { Visit } from '../visit/index.js';
import { ConsentLog } from './consent-log.repository.js';

/** Handles choices about cookies, with a rate limit. */
@Injectable()
export class ConsentOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CommerceHandlers,
    private readonly log: ConsentLog,
    private readonly limits: RateLimits,
    private readonly texts: ConsentTexts,
  ) {}

  onModuleInit(): void {
    this.handlers.register({ recordConsent: (visit, request) => this.record(visit, request) });
  }

  /**
   * Records a choice. Refuses categories that the store does not offer, and a consent to a text that our pages have never shown.
   * If a consent manager asked, the text is the manager's and is not stored here.
   */
  private async record(
    visit: Visit,
    { id, categories, version, text }: CommerceRequest<'recordConsent'>,
  ): Promise<{ recorded: true }> {
    const { snapshot, locale, session } = visit;
    this.limits.take('cookie-consent', session.current?.sid);
    const settings = snapshot.document.locales[locale]?.['cookie-consent'];
    const question = settings && consentQuestion(settings);
    const offered = question ? offeredCategories(question, categories) : [];
    if (categories.some((category) => !offered.includes(category))) throw invalidField('categories', 'not-offered');
    const claimed = { place: 'cookies', pageDigest: text } as const;
    const needsWords = offered.length > 0 && question?.askedBy !== 'manager';
    await this.log.add({
      consentId: id,
      storeKey: snapshot.storeKey,
      locale,
      categories: offered,
      textVersion: version,
      textDigest: text,
      textId: await (needsWords ? this.texts.require(visit, claimed) : this.texts.find(visit, claimed)),
      revision: snapshot.revision,
    });
    return { recorded: true };
  }
}
