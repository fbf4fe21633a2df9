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
  const ended = isLinkEnded ? <p className="font-semibold">{formatMessage(messages.linkEnded)}</p> : null;
  if (!customer)
    return (
      <NewsletterForm source="landing-page">
        {ended && (
          <div className="mb-5">
            {ended}
            <p className="font-semibold">{formatMessage(messages.linkEndedAgain)}</p>
          </div>
        )}
      </NewsletterForm>
    );
  return (
    <div className="space-y-5">
      {ended}
      <div>
        <p>{formatMessage(messages.mineLead)}</p>
        <MyNewsletterLink />
      </div>
    </div>
  );
}
