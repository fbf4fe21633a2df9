import type { BrandLayout } from '@manifold/domain/brand/layout';

/** What a page's root wears, so that `layouts.css` can build it as its brand wants: `header-banded hero-full`. */
export function layoutClasses(layout: BrandLayout): string {
  return Object.entries(layout)
    .map((part) => part.join('-'))
    .join(' ');
}
