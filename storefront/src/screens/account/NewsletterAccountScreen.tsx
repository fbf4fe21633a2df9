import { newsletterMessages } from '../../features/newsletter/messages.js';
import { MySubscriptions } from '../../features/newsletter/MySubscriptions.js';
import { accountTitles } from '../../platform/account/pages.js';
import { AccountFrame } from './AccountFrame.js';

/** The customer's newsletter and other offers. */
export function NewsletterAccountScreen() {
  return (
    <AccountFrame title={accountTitles.newsletter} lead={newsletterMessages.mineLead}>
      {() => <MySubscriptions />}
    </AccountFrame>
  );
}
