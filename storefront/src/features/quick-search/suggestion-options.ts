import { slugOfBrandLink } from '@manifold/domain/catalogue/slugs';
import type { SuggestedProduct, Suggestions } from '@manifold/domain/search/contract';

/** From how many hits on all of them are worth a page (spec core §2). */
const ENOUGH_FOR_ALL = 5;

/** What can be chosen in the list, in its order. A brand without a page of its own is a search by brand. */
export type SuggestionOption =
  | { readonly kind: 'category'; readonly name: string; readonly path: string }
  | { readonly kind: 'brand'; readonly name: string; readonly slug: string; readonly path: string | null }
  | { readonly kind: 'product'; readonly product: SuggestedProduct; readonly position: number }
  | { readonly kind: 'all'; readonly total: number; readonly text: string };

/**
 * Everything that can be chosen: categories and brands first, then products, then all of them where they are many.
 * `brandPages` are the links to the brands that have a page of their own.
 */
export function suggestionOptions(
  { categories, brands, products, total }: Suggestions,
  brandPages: readonly { readonly url: string }[],
  text: string,
): SuggestionOption[] {
  const pages = new Set(brandPages.map(({ url }) => slugOfBrandLink(url)));
  return [
    ...categories.map(({ name, path }) => ({ kind: 'category' as const, name, path })),
    ...brands.map(({ name, slug }) => ({
      kind: 'brand' as const,
      name,
      slug,
      path: pages.has(slug) ? `/${slug}` : null,
    })),
    ...products.map((product, index) => ({ kind: 'product' as const, product, position: index + 1 })),
    ...(total >= ENOUGH_FOR_ALL ? [{ kind: 'all' as const, total, text }] : []),
  ];
}

/** Where an arrow key leads from an option: up and down through all of them, and through the field itself (-1). */
export function nextOption(active: number, step: 1 | -1, count: number): number {
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
