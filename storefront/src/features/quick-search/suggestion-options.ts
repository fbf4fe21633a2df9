import { slugOfBrandLink } from '@manifold/domain/catalogue/slugs';
import type { SuggestedProduct, Suggestions } from '@manifold/domain/search/contract';

/** From this many hits on, the list offers a link to all results (spec core §2). */
const ENOUGH_FOR_ALL = 5;

/** An entry of the list. A brand without its own page (`path` null) opens a search for the brand. */
export type SuggestionOption =
  | { readonly kind: 'category'; readonly name: string; readonly path: string }
  | { readonly kind: 'brand'; readonly name: string; readonly slug: string; readonly path: string | null }
  | { readonly kind: 'product'; readonly product: SuggestedProduct; readonly position: number }
  | { readonly kind: 'all'; readonly total: number; readonly text: string };

/**
 * Returns the entries of the list: categories and brands, then products, then a link to all results if there are many.
 * `brandPages` are the links to the brands that have their own page.
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

/** Returns the option that an arrow key selects. The order wraps around through the field itself (-1). */
export function nextOption(active: number, step: 1 | -1, count: number): number {
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
