import { skuOfSlug } from '@manifold/domain/catalogue/product-slug';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A product has its own route, and only native categories have two segments (spec core §2). */
function routeOf(segments: readonly string[]) {
  if (skuOfSlug(segments.at(-1) ?? '')) return '/p/$slug';
  return segments.length > 1 ? '/c/$slug' : '/$slug';
}

/** Where a path of the store leads, as the router takes it. */
export function shopPlace(path: string) {
  const segments = path.split('/').slice(1);
  return { to: routeOf(segments), params: { slug: segments.at(-1) ?? '' } } as const;
}

/**
 * A link to a page whose path comes with the data: a product, a category. Paths are within the store; the router adds the
 * language prefix. A product is loaded when a finger is on its way to it.
 */
export function ShopLink({
  to,
  ...link
}: {
  readonly to: string;
  readonly className?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}) {
  return <Link {...shopPlace(to)} {...link} />;
}
