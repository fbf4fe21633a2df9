import { CatchBoundary, useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart, type LoadProblemProps } from '../platform/chunks/LazyPart.js';
import { withMessages } from '../platform/intl/page-messages.js';
import type { MenuCategory } from '../platform/navigation.js';
import { useObservable } from '../platform/observable/observable.js';
import { type Panel, useShop } from '../platform/shop/shop.js';
import { shellMessages } from './messages.js';

const CategoryMenu = lazyPart(async () => (await import('./CategoryMenu.js')).default, PanelFailure);
const CartDrawer = lazyPart(
  async () => (await withMessages('cart', import('../features/cart/CartDrawer.js'))).default,
  PanelFailure,
);
const ConsentSettings = lazyPart(
  async () => (await withMessages('consent', import('../features/consent/ConsentSettings.js'))).default,
  PanelFailure,
);

/** Closes a panel whose code did not load, and says so. The next opening of a panel tries again. */
function PanelFailure({ onRetry }: LoadProblemProps) {
  const { panels, notices } = useShop();
  const { formatMessage } = useIntl();
  const close = useEffectEvent(() => {
    const panel = panels.get();
    panels.set(undefined);
    const text = formatMessage(shellMessages.panelFailed);
    notices.show({ id: 'panel', kind: 'problem', text, retry: () => panels.set(panel) });
  });
  const tryAgain = useEffectEvent(() => {
    if (panels.get()) onRetry();
  });
  // The opener is a button elsewhere in the frame.
  useEffect(() => {
    close();
    return panels.subscribe(() => tryAgain());
  }, [panels]);
  return null;
}

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
      {seen.has('menu') ? <CategoryMenu categories={categories} /> : null}
      {seen.has('cart') ? <CartDrawer /> : null}
      {seen.has('consent') ? <ConsentSettings closeLabel={formatMessage(shellMessages.close)} /> : null}
    </CatchBoundary>
  );
}
