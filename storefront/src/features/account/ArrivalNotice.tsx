import { type Arrival, readArrival } from '@manifold/domain/social-sign-in/arrival';
import { ARRIVAL_COOKIE } from '@manifold/domain/social-sign-in/arrival-cookie';
import { PROVIDER_NAMES } from '@manifold/domain/social-sign-in/contract';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAccount, useAccountFailure } from '../../platform/account/use-account.js';
import { cookieValue } from '../../platform/cookie.js';
import { useShop } from '../../platform/shop/shop.js';
import { socialMessages } from './social-messages.js';
import { useWelcome } from './use-entry.js';

/** Announces once the result of the return from a provider, in the words of a sign-in with a password. Renders nothing. */
export default function ArrivalNotice() {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const welcome = useWelcome();
  const customer = useAccount();
  const { reason } = useAccountFailure();
  // Waits for the customer, whom the browser loads after rendering. After an outage the next page announces the result.
  useEffect(() => {
    if (customer === undefined || reason !== undefined) return;
    const arrival = takeArrival();
    if (!customer || !arrival) return;
    const text =
      arrival.kind === 'linked'
        ? formatMessage(socialMessages.nowLinked, { name: PROVIDER_NAMES[arrival.provider] })
        : welcome(customer, arrival.items);
    notices.show({ id: 'account', kind: 'status', text });
  }, [customer, reason, formatMessage, notices, welcome]);
  return null;
}

/** Returns the content of the cookie, and deletes it. */
function takeArrival(): Arrival | undefined {
  const arrival = cookieValue(ARRIVAL_COOKIE);
  if (arrival === undefined) return undefined;
  document.cookie = `${ARRIVAL_COOKIE}=; Path=/; Max-Age=0; Secure`;
  return readArrival(arrival);
}
