import type { ComponentType } from 'react';
import { cachedInStore } from '../../platform/cached-markup/CachedMarkup.js';
import { loadOnServer } from '../../platform/chunks/LatePart.js';
import { useShop } from '../../platform/shop/shop.js';

const FROM_SERVER = { __html: '' };

/** Leaves the server's markup as it is when the page is hydrated. */
let Banner: ComponentType = () => (
  <div id="consent" hidden suppressHydrationWarning dangerouslySetInnerHTML={FROM_SERVER} />
);

async function loadServerBanner(): Promise<void> {
  const { ServerConsentBanner } = await import('./ServerConsentBanner.js');
  Banner = cachedInStore(ServerConsentBanner, 'consent');
}

if (import.meta.env.SSR) loadOnServer(loadServerBanner());

/** The question about cookies, if the store asks it. Its config is that of the first rendering, like the server's markup. */
export function ConsentBanner() {
  const { askedBy } = useShop().config.first.cookieConsent;
  return askedBy === 'nobody' ? null : <Banner />;
}
