import { ARRIVAL_COOKIE } from '@manifold/domain/social-sign-in/arrival-cookie';
import { useEffect, useState } from 'react';
import { lazyPart } from '../platform/chunks/LazyPart.js';
import { withMessages } from '../platform/intl/page-messages.js';

const ArrivalNotice = lazyPart(
  async () => (await withMessages('account', import('../features/account/ArrivalNotice.js'))).default,
  // The next page announces it.
  () => null,
);

/** Announces the result of the return from a sign-in provider. Loaded on demand, because few pages have a result to announce. */
export function Arrival() {
  const [hasArrived, setArrived] = useState(false);
  // The server's page is the same for everybody; the cookie is the browser's.
  useEffect(() => setArrived(document.cookie.includes(ARRIVAL_COOKIE)), []);
  return hasArrived ? <ArrivalNotice /> : null;
}
