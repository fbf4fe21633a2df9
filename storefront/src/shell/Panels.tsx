import { CatchBoundary, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { withMessages } from '../platform/intl/page-messages.js';
import type { MenuCategory } from '../platform/navigation.js';
import { useObservable } from '../platform/observable/observable.js';
import { type Panel, useShop } from '../platform/shop/shop.js';
import { shellMessages } from './messages.js';

const CategoryMenu = lazy(() => import('./CategoryMenu.js'));
const ConsentSettings = lazy(() => withMessages('consent', import('../features/consent/ConsentSettings.js')));
const CartDrawer = lazy(() => withMessages('cart', import('../features/cart/CartDrawer.js')));

/** The panels. The code of a panel loads when it is first opened; it stays rendered, so that it can animate out. */
export function Panels({ categories }: { readonly categories: readonly MenuCategory[] }) {
  const { panels } = useShop();
  const { formatMessage } = useIntl();
  const open = useObservable(panels);
  const [seen, setSeen] = useState<ReadonlySet<Panel>>(new Set());
  const { pathname } = useLocation();
  if (open && !seen.has(open)) setSeen(new Set([...seen, open]));
  // Navigation closes the panel (spec core §4).
  useEffect(() => panels.set(undefined), [pathname, panels]);
  return (
    // A panel that fails must not take the page with it.
    <CatchBoundary getResetKey={() => pathname} errorComponent={() => null}>
      <Suspense fallback={null}>
        {seen.has('menu') ? <CategoryMenu categories={categories} /> : null}
        {seen.has('cart') ? <CartDrawer /> : null}
        {seen.has('consent') ? <ConsentSettings closeLabel={formatMessage(shellMessages.close)} /> : null}
      </Suspense>
    </CatchBoundary>
  );
}
