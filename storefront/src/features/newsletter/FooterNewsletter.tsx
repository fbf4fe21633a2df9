import { useIntl } from 'react-intl';
import { useAccount } from '../../platform/account/use-account.js';
import { newsletterTitles } from '../../platform/newsletter/pages.js';
import { NewsletterForm } from './NewsletterForm.js';

/** The sign-up above the footer, for visitors only (spec shell §2.2). Cached pages show it; the browser removes it for customers. */
export function FooterNewsletter() {
  const { formatMessage } = useIntl();
  if (useAccount()) return null;
  return (
    <section className="bg-surface text-ink print:hidden">
      <div className="page grid gap-4 py-8 lg:grid-cols-2 lg:gap-10">
        <h2 className="text-xl font-bold">{formatMessage(newsletterTitles.newsletter)}</h2>
        <NewsletterForm source="footer" />
      </div>
    </section>
  );
}
