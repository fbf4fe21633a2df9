import { useLocation } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useAccount } from '../../platform/account/use-account.js';
import { cachedInStore } from '../../platform/cached-markup/CachedMarkup.js';
import { newsletterPageOf, newsletterTitles } from '../../platform/newsletter/pages.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { NewsletterForm } from './NewsletterForm.js';

/**
 * The sign-up above the footer, for visitors only (spec shell §2.2). Cached pages show it; the browser removes it for customers.
 * The pages about the newsletter have no second one.
 */
export function FooterNewsletter() {
  const config = useStoreConfig();
  const customer = useAccount();
  const slug = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) ?? '' });
  return customer || newsletterPageOf(slug, config) ? null : <SignUp />;
}

function UncachedSignUp() {
  const { formatMessage } = useIntl();
  return (
    <section className="bg-surface text-ink print:hidden">
      <div className="page grid gap-4 py-8 lg:grid-cols-2 lg:gap-10">
        <h2 className="text-xl font-bold">{formatMessage(newsletterTitles.newsletter)}</h2>
        <NewsletterForm source="footer" />
      </div>
    </section>
  );
}

const SignUp = import.meta.env.SSR ? cachedInStore(UncachedSignUp, 'newsletter') : UncachedSignUp;
