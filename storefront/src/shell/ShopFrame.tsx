import { useRouterState } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { ConsentBanner } from '../features/consent/ConsentBanner.js';
import type { MenuCategory } from '../platform/navigation.js';
import { latePart } from '../platform/chunks/LatePart.js';
import { ShopNotices } from '../platform/notifications/ShopNotices.js';
import { useShop } from '../platform/shop/shop.js';
import { Arrival } from './Arrival.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { shellMessages } from './messages.js';
import { PageOutlet } from './PageOutlet.js';
import { Panels } from './Panels.js';
import { useReducedStep } from './use-reduced-step.js';
import { CONTENT_ID, useFocusOnNavigation } from './use-focus-on-navigation.js';

const PreviewBanner = latePart(async () => (await import('../features/preview/PreviewBanner.js')).PreviewBanner, null);

/** The frame around a page: header and footer of the shop. A step of the checkout brings its own frame. */
export function ShopFrame({ categories }: { readonly categories: readonly MenuCategory[] }) {
  const { formatMessage } = useIntl();
  const hasOwnFrame = useReducedStep() !== undefined;
  const { preview } = useShop().config.first;
  useFocusOnNavigation(CONTENT_ID);
  return (
    <>
      <LoadingBar />
      {preview ? <PreviewBanner preview={preview} /> : null}
      <a
        href={`#${CONTENT_ID}`}
        className="sr-only z-50 rounded-control bg-ink px-4 py-2 font-semibold text-ground focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {formatMessage(shellMessages.skip)}
      </a>
      {/* After the skip link, which must be the first link of a page. */}
      <ConsentBanner />
      {hasOwnFrame ? (
        <PageOutlet />
      ) : (
        <div className="flex min-h-dvh flex-col">
          <Header categories={categories} />
          <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
            <PageOutlet />
          </main>
          <Footer categories={categories} />
        </div>
      )}
      <Panels categories={categories} />
      <ShopNotices />
      <Arrival />
    </>
  );
}

/** A progress line while the next page loads. The stylesheet shows it after 200 ms, so that fast pages show none (spec core §9). */
function LoadingBar() {
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  return isLoading ? <div aria-hidden="true" className="loading-bar" /> : null;
}
