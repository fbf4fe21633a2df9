import type { PageConfig } from '@manifold/domain/page-config/contract';
import { NEWSLETTER_PAGE_KEYS, type NewsletterPageKey } from '@manifold/domain/page-slugs/information-pages';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';
import type { RouterContext } from '../routing/router-context.js';

/** Titles of the newsletter's pages. They load with every page, because the router needs the title before the page's code. */
export const newsletterTitles: Readonly<Record<NewsletterPageKey, MessageDescriptor>> = defineMessages({
  newsletter: { id: 'newsletter.title', defaultMessage: 'Offers and news by e-mail' },
  'newsletter-confirmation': { id: 'newsletter.confirmed-title', defaultMessage: 'You are subscribed' },
  'opt-out': { id: 'newsletter.opt-out-title', defaultMessage: 'End the newsletter' },
});

/** Returns the page of the newsletter that a slug of this store and locale names. */
export const newsletterPageOf = (slug: string, { slugs }: Pick<PageConfig, 'slugs'>): NewsletterPageKey | undefined =>
  NEWSLETTER_PAGE_KEYS.find((key) => slugs[key] === slug);

/** Returns the document head of a page of the newsletter. Search engines list only the one to sign up. */
export function newsletterHead(key: NewsletterPageKey, { intl, shop }: RouterContext) {
  const title = intl.formatMessage(newsletterTitles[key]);
  return {
    meta: [
      { title: `${title} | ${shop.config.first.brand.name}` },
      { name: 'description', content: title },
      ...(key === 'newsletter' ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
  };
}
