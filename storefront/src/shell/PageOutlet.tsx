import { Match, useMatches, useRouter } from '@tanstack/react-router';

/**
 * Shows the page in the frame of the shop. The router's own `Outlet` puts a boundary around it, which React hydrates after the
 * frame: whoever follows a link of the frame in between leaves a page that is then hydrated without its data.
 */
export function PageOutlet() {
  const NotFound = useRouter().options.defaultNotFoundComponent;
  const routeId = useMatches({ select: ([, page]) => page?.routeId });
  if (routeId) return <Match routeId={routeId} />;
  return NotFound ? <NotFound isNotFound routeId="__root__" /> : null;
}
