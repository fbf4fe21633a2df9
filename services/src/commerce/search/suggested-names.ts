import { foldText } from '@manifold/domain/search/fold-text';
import { typedWords, splitWords } from '@manifold/domain/search/words';
import type { CategoryRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Cache } from '../../platform/cache/cache.js';
import {
  categoryLink,
  type CategoryTree,
  type LinkContext,
  type ListedBrand,
  type ListedProduct,
} from '../catalogue/index.js';
import { categoryCounts } from './search-hits.js';

/** Caches the words of names, which are few and compared at every keystroke. */
const wordsOfNames = new Cache<readonly string[]>({ maximumEntries: 10_000 });

function wordsOf(name: string): readonly string[] {
  const known = wordsOfNames.get(name) ?? splitWords(name).map(foldText);
  wordsOfNames.set(name, known);
  return known;
}

/** Returns a predicate for names: every typed word must be a prefix of a word of the name. */
function isNamed(text: string): (name: string) => boolean {
  const typed = typedWords(text);
  return (name) => {
    const words = wordsOf(name);
    return typed.length > 0 && typed.every((word) => words.some((own) => own.startsWith(word.folded)));
  };
}

const brandCounts = new WeakMap<readonly ListedProduct[], ReadonlyMap<ListedBrand, number>>();

/** Returns the number of products per brand, cached per list. */
function countsOf(listed: readonly ListedProduct[]): ReadonlyMap<ListedBrand, number> {
  const known = brandCounts.get(listed);
  if (known) return known;
  const counts = new Map<ListedBrand, number>();
  for (const { brand } of listed) if (brand) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  brandCounts.set(listed, counts);
  return counts;
}

/** Returns the brands that match the text, those with the most products first. */
export function matchingBrands(listed: readonly ListedProduct[], text: string, most: number): ListedBrand[] {
  const fits = isNamed(text);
  const named = [...countsOf(listed)]
    .filter(([{ name }]) => fits(name))
    .sort(([, first], [, second]) => second - first);
  return named.slice(0, most).map(([{ slug, name }]) => ({ slug, name }));
}

/** Returns the categories that match the text, or the leaf categories of the hits if none does; those with more hits first. */
export function matchingCategories(
  hits: readonly ListedProduct[],
  tree: CategoryTree,
  { links, text, most }: { readonly links: LinkContext; readonly text: string; readonly most: number },
): { name: string; path: string }[] {
  const found = [...categoryCounts(hits)].flatMap(([id, count]) => {
    const category = tree.find(id);
    return category ? [{ category, count, link: categoryLink(category, links) }] : [];
  });
  const byCount = found.sort((first, second) => second.count - first.count);
  const fits = isNamed(text);
  const named = byCount.filter(({ link }) => fits(link.name));
  const isLeaf = ({ id }: CategoryRecord) => tree.children(id).length === 0;
  const shown = named.length > 0 ? named : byCount.filter(({ category }) => isLeaf(category));
  return shown.slice(0, most).map(({ link: { name, path } }) => ({ name, path }));
}
