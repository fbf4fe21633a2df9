import type { GraphQLResolveInfo } from 'graphql';
import type { StoredProduct } from '../storage/stored-product.js';
import { invalidInput } from '../errors/platform-error.js';
import { projectionTo } from '../catalogue/locale-projection.js';
import { allows, requireScope } from '../oauth/scopes.js';
import { products } from '../families/families.js';
import type { ProductCache } from '../work/product-cache.js';
import type { Work } from '../work/work.js';
import type { PageQuery, Restriction } from '../storage/query.js';
import { byId, type Identifier } from '../storage/repository.js';
import type { GraphqlContext } from './graphql-context.js';
import { listField, type ListArguments } from './list-field.js';
import type { ShownProduct } from './product-resolvers.js';
import { omitsAttributes, outlinedAttributes } from './product-outline.js';

export interface IdOrKey {
  readonly id?: string | null;
  readonly key?: string | null;
}

interface Localised {
  readonly localeProjection?: readonly string[] | null;
}

export function identifierFrom({ id, key }: IdOrKey): Identifier {
  if (id) return byId(id);
  if (key) return { column: 'key', value: key };
  throw invalidInput('An id or a key is required.');
}

const CATALOGUE = ['view_published_products'];

const isPublished: Restriction = { sql: () => 'published' };

// Without the scope for unpublished products, answers do not reveal that they exist.
const visibleProducts = (work: Work): Restriction[] => (allows(work.access, ['view_products']) ? [] : [isPublished]);

const withSkus = (skus: readonly string[]): Restriction => ({
  sql: (parameters) => `id IN (SELECT product_id FROM product_skus WHERE sku = ANY(${parameters.bind([...skus])}))`,
});

/** Returns a product by id, key or SKU; unpublished ones only with `view_products`. */
export async function oneProduct(
  _root: unknown,
  args: IdOrKey & Localised & { readonly sku?: string | null },
  { work }: GraphqlContext,
): Promise<ShownProduct | undefined> {
  requireScope(work.access, CATALOGUE);
  const projection = await projectionTo(work, args.localeProjection);
  if (!args.sku) {
    const found = await work.rows(products).find(identifierFrom(args));
    const isVisible = found?.masterData.published || allows(work.access, ['view_products']);
    return isVisible ? found && { ...found, projection } : undefined;
  }
  const { results } = (await listField(work, products, {
    limit: 1,
    restrictions: [...visibleProducts(work), withSkus([args.sku])],
  })) as {
    results: StoredProduct[];
  };
  const [found] = results;
  return found && { ...found, projection };
}

/** Returns a page of products, read as outlines if they suffice: a body is five times as long. */
export async function productList(
  _root: unknown,
  args: ListArguments & Localised & { readonly skus?: readonly string[] | null },
  { work }: GraphqlContext,
  info: GraphQLResolveInfo,
): Promise<object> {
  requireScope(work.access, CATALOGUE);
  const restrictions = [...visibleProducts(work), ...(args.skus ? [withSkus(args.skus)] : [])];
  const names = outlinedAttributes(info);
  const { products: caches } = work.backend;
  const isVisible = ({ masterData }: StoredProduct): boolean => restrictions.length === 0 || masterData.published;
  const page = async (cache: ProductCache, query: PageQuery<StoredProduct>): Promise<readonly StoredProduct[]> => {
    const known = query.ids && !args.skus ? cache.byIds(query.ids) : undefined;
    return known?.filter(isVisible) ?? cache.page(query, work.db);
  };
  const projection = await projectionTo(work, args.localeProjection);
  const read = async (query: PageQuery<StoredProduct>): Promise<readonly ShownProduct[]> => {
    const outlines = names && (await page(caches.outlines, query));
    const isEnough = outlines && !outlines.some((outline) => omitsAttributes(outline, names));
    const found = isEnough ? outlines : await page(caches.bodies, query);
    return projection ? found.map((product) => ({ ...product, projection })) : found;
  };
  return listField(work, products, { ...args, restrictions, read });
}
