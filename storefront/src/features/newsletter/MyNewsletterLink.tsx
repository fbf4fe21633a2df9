import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { accountTitles } from '../../platform/account/pages.js';

/** Leads a customer to their channels. A visitor signs in first. */
export function MyNewsletterLink() {
  const { formatMessage } = useIntl();
  return (
    <Link
      to="/login"
      search={{ to: '/my-account/my-newsletter' }}
      reloadDocument
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {formatMessage(accountTitles.newsletter)}
    </Link>
  );
}
