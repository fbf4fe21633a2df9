import { Outlet, useLocation } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { MenuCategory } from '../platform/navigation.js';
import { latePart } from '../platform/chunks/LatePart.js';
import { ShopNotices } from '../platform/notifications/ShopNotices.js';
import { useShop } from '../platform/shop/shop-context.js';
import { SkipLink } from '../ui/SkipLink.js';
import { CheckoutFrame } from './CheckoutFrame.js';
import { checkoutStepOf } from './checkout-steps.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { shellMessages } from './messages.js';
import { LoadingBar } from './LoadingBar.js';
import { Panels } from './Panels.js';
import { CONTENT_ID, useFocusOnNavigation } from './use-focus-on-navigation.js';

const PreviewBanner = latePart(async () => (await import('../features/preview/PreviewBanner.js')).PreviewBanner, null);

/** What stands around a page: the shop's header and footer, or the quiet frame of the checkout. */
export function ShopFrame({ categories }: { readonly categories: readonly MenuCategory[] }) {
  const { formatMessage } = useIntl();
  const step = checkoutStepOf(useLocation().pathname);
  const { preview } = useShop().config.first;
  useFocusOnNavigation(CONTENT_ID);
  return (
    <>
      <LoadingBar />
      {preview ? <PreviewBanner preview={preview} /> : null}
      <SkipLink target={CONTENT_ID}>{formatMessage(shellMessages.skip)}</SkipLink>
      {step ? (
        <CheckoutFrame step={step}>
          <Outlet />
        </CheckoutFrame>
      ) : (
        <div className="flex min-h-dvh flex-col">
          <Header categories={categories} />
          <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
            <Outlet />
          </main>
          <Footer categories={categories} />
        </div>
      )}
      <Panels categories={categories} />
      <ShopNotices />
    </>
  );
}
