import { Outlet, useLocation } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { MenuCategory } from '../platform/navigation.js';
import { ShopNotices } from '../platform/notifications/ShopNotices.js';
import { SkipLink } from '../ui/SkipLink.js';
import { CheckoutFrame } from './CheckoutFrame.js';
import { checkoutStepOf } from './checkout-steps.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { shellMessages } from './messages.js';
import { LoadingBar } from './LoadingBar.js';
import { Panels } from './Panels.js';
import { CONTENT_ID, useFocusOnNavigation } from './use-focus-on-navigation.js';

/** What stands around a page: the shop's header and footer, or the quiet frame of the checkout. */
export function ShopFrame({ categories }: { readonly categories: readonly MenuCategory[] }) {
  const { formatMessage } = useIntl();
  const step = checkoutStepOf(useLocation().pathname);
  useFocusOnNavigation(CONTENT_ID);
  return (
    <>
      <LoadingBar />
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
