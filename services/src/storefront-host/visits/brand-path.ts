import { slugOfBrandLink } from '@manifold/domain/catalogue/slugs';
import type { Snapshot } from '@manifold/domain/store-document/contract';

/** Returns the slugs of the brands that a store links to (spec shell §2.3). */
export function brandSlugs({ document }: Pick<Snapshot, 'document'>): string[] {
  return document.sections.brand.productBrands.flatMap(({ url }) => slugOfBrandLink(url) ?? []);
}

/** Returns whether a path (without language prefix) is the page of one of these brands. It is the same in every language. */
export function isBrandPath(snapshot: Pick<Snapshot, 'document'>, path: string): boolean {
  return brandSlugs(snapshot).includes(path.slice(1));
}
