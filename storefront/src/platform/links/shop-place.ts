import { skuOfSlug } from '@manifold/domain/catalogue/slugs';
import type { ReactNode } from 'react';

/** A link to a path of the store. */
export interface ShopLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A product has its own route, and only native categories have two segments (spec core §2). */
function routeOf(segments: readonly string[]) {
  if (skuOfSlug(segments.at(-1) ?? '')) return '/p/$slug';
  return segments.length > 1 ? '/c/$slug' : '/$slug';
}

/** Returns the route and parameters of a path of the store, for a router link. */
export function shopPlace(path: string) {
  const segments = path.split('/').slice(1);
  return { to: routeOf(segments), params: { slug: segments.at(-1) ?? '' } } as const;
}

/** Returns the router's path for a path of the store. */
export function routedPath(path: string): string {
  const { to, params } = shopPlace(path);
  return to.replace('$slug', params.slug);
}
