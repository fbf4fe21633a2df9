import { Match, Outlet, useMatches } from '@tanstack/react-router';

/**
 * Shows the page in the frame of the shop. The router's own `Outlet` puts a boundary around it, which React hydrates after the
 * frame: a shopper who follows a link of the frame in between leaves a page that is then hydrated without its data. Only a failed
 * page has this boundary, because the browser throws its error again, which would discard the frame as well.
 */
export function PageOutlet() {
  const routeId = useMatches({
    select: ([root, page]) => (root?._notFound || page?.status === 'error' ? undefined : page?.routeId),
  });
  // The outlet also shows that nothing has the address; the router may have matched a part of it.
  return routeId ? <Match routeId={routeId} /> : <Outlet />;
}
