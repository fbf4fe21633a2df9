import { ENDED_LINK } from '@manifold/domain/newsletter/contract';
import { useIntl } from 'react-intl';
import { useAccount } from '../../platform/account/use-account.js';
import { useFragment } from '../../platform/routing/use-fragment.js';
import { newsletterMessages as messages } from './messages.js';
import { MyNewsletterLink } from './MyNewsletterLink.js';
import { NewsletterForm } from './NewsletterForm.js';

/** The sign-up as a page of its own. Customers are led to their channels instead. */
export function NewsletterSignUp() {
  const { formatMessage } = useIntl();
  const customer = useAccount();
  const isLinkEnded = useFragment() === ENDED_LINK;
  return (
    <div className="space-y-5">
      <p role="status" className="font-semibold">
        {isLinkEnded ? formatMessage(messages.linkEnded) : null}
      </p>
      {customer ? (
        <div>
          <p>{formatMessage(messages.mineLead)}</p>
          <MyNewsletterLink />
        </div>
      ) : (
        <NewsletterForm source="landing-page" />
      )}
    </div>
  );
}
