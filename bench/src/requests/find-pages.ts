import { getText } from './http.js';

/** A kind of page, and paths of it that are requested in turn. */
export interface PageKind {
  readonly name: 'home' | 'category' | 'product';
  readonly paths: readonly string[];
}

const PATHS_PER_KIND = 10;

function linksOf(html: string): string[] {
  return [...new Set([...html.matchAll(/href="(\/[a-z0-9-]+)"/g)].map((match) => match[1] ?? ''))];
}

const isProduct = (path: string): boolean => /-ex\d{8}$/.test(path);

/** Returns pages of a store by following links: home, categories with products, and products. */
export async function findPages(origin: string, host: string): Promise<PageKind[]> {
  const home = linksOf(await getText(origin, host, '/'));
  const categories: string[] = [];
  const products = new Set(home.filter(isProduct));
  for (const path of home.filter((link) => !isProduct(link))) {
    const listed = linksOf(await getText(origin, host, path).catch(() => '')).filter(isProduct);
    // Information pages link to no products except those in header and footer.
    if (listed.length > 1) categories.push(path);
    for (const product of listed) products.add(product);
    if (categories.length === PATHS_PER_KIND) break;
  }
  if (categories.length === 0 || products.size === 0) throw new Error(`${host} shows no category with products`);
  return [
    { name: 'home', paths: ['/'] },
    { name: 'category', paths: categories },
    { name: 'product', paths: [...products].slice(0, PATHS_PER_KIND) },
  ];
}
