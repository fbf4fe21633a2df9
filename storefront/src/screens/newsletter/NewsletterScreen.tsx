import type { NewsletterPageKey } from '@manifold/domain/page-slugs/information-pages';
import { useIntl } from 'react-intl';
import { ShopBreadcrumb } from '../../features/breadcrumb/ShopBreadcrumb.js';
import { EndNewsletter } from '../../features/newsletter/EndNewsletter.js';
import { newsletterMessages } from '../../features/newsletter/messages.js';
import { NewsletterSignUp } from '../../features/newsletter/NewsletterSignUp.js';
import { newsletterTitles } from '../../platform/newsletter/pages.js';

/** A page of the newsletter: signing up, after the mailed link, or ending it. */
export function NewsletterScreen({ pageKey }: { readonly pageKey: NewsletterPageKey }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(newsletterTitles[pageKey]);
  return (
    <div className="page">
      <ShopBreadcrumb here={title} />
      <article className="max-w-prose">
        <h1 className="text-2xl font-extrabold tracking-tight lg:text-3xl">{title}</h1>
        <div className="mt-6 text-md">
          {pageKey === 'newsletter' ? <NewsletterSignUp /> : null}
          {pageKey === 'newsletter-confirmation' ? <p>{formatMessage(newsletterMessages.confirmed)}</p> : null}
          {pageKey === 'opt-out' ? <EndNewsletter /> : null}
        </div>
      </article>
    </div>
  );
}
