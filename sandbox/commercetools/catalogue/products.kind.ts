import { isDeepStrictEqual } from 'node:util';
import type { ProductData } from '@commercetools/platform-sdk';
import { invalidOperation } from '../errors/platform-error.js';
import { products, productTypes } from '../families/families.js';
import { referenced } from '../work/references.js';
import type { Kind } from '../resources/kind.js';
import type { Work } from '../work/work.js';
import { removeFromSelections } from '../selections/product-selections.kind.js';
import { requireConstraints, requireRequiredAttributes } from './attribute-constraints.js';
import { createProduct } from './product-draft.js';
import { productActions } from './product-actions.js';
import type { StoredProduct } from '../storage/stored-product.js';

/** The rows of one product in its lookup tables. */
interface Lookup {
  readonly skus: readonly (readonly [sku: string, isMaster: boolean])[];
  readonly slugs: readonly (readonly [slug: string, locale: string])[];
  readonly categories: readonly string[];
}

function ofData(data: ProductData): Lookup {
  const variants = [data.masterVariant, ...data.variants];
  return {
    skus: variants.flatMap(({ sku }, index) => (sku === undefined ? [] : [[sku, index === 0] as const])),
    slugs: Object.entries(data.slug).map(([locale, slug]) => [slug, locale] as const),
    categories: data.categories.map(({ id }) => id),
  };
}

/** Returns the lookup rows of a product. SKUs and slugs of staged data are reserved too. */
function lookupOf({ masterData: { current, staged } }: StoredProduct): Lookup {
  const now = ofData(current);
  const next = staged === undefined ? now : ofData(staged);
  return {
    skus: [...new Map([...next.skus, ...now.skus])],
    slugs: [...new Map([...next.slugs, ...now.slugs].map((entry) => [entry.join(' '), entry])).values()],
    categories: [...new Set(now.categories)],
  };
}

/** Checks changed data against the constraints of the product type, and new published data for required attributes. */
async function requireAttributesInOrder(
  { productType, masterData }: StoredProduct,
  before: StoredProduct | undefined,
  work: Work,
): Promise<void> {
  const { current, staged, published } = masterData;
  const type = await referenced(work, productTypes, productType);
  if (!type.attributes?.some(({ attributeConstraint, isRequired }) => isRequired || attributeConstraint !== 'None'))
    return;
  for (const data of [current, staged]) if (data !== undefined) requireConstraints(type, data);
  const isNew = published && !(before?.masterData.published && isDeepStrictEqual(before.masterData.current, current));
  if (isNew) requireRequiredAttributes(type, current);
}

async function writeLookup(after: StoredProduct, before: StoredProduct | undefined, work: Work): Promise<void> {
  const lookup = lookupOf(after);
  if (before !== undefined) {
    if (isDeepStrictEqual(lookupOf(before), lookup)) return;
    for (const table of ['product_skus', 'product_slugs', 'product_categories'])
      await work.db.query(`DELETE FROM ${table} WHERE product_id = $1`, [after.id]);
  }
  await work.db.query(
    `WITH skus AS (INSERT INTO product_skus (product_id, sku, is_master) SELECT $1, * FROM unnest($2::text[], $3::boolean[])),
          slugs AS (INSERT INTO product_slugs (product_id, slug, locale) SELECT $1, * FROM unnest($4::text[], $5::text[]))
     INSERT INTO product_categories (product_id, category_id) SELECT $1, * FROM unnest($6::text[])`,
    [
      after.id,
      lookup.skus.map(([sku]) => sku),
      lookup.skus.map(([, isMaster]) => isMaster),
      lookup.slugs.map(([slug]) => slug),
      lookup.slugs.map(([, locale]) => locale),
      lookup.categories,
    ],
  );
}

export const productsKind: Kind<StoredProduct> = {
  path: 'products',
  family: products,
  view: ['view_products'],
  manage: ['manage_products'],
  create: createProduct,
  actions: productActions,
  afterWrite: async (after, before, work) => {
    await requireAttributesInOrder(after, before, work);
    await writeLookup(after, before, work);
  },
  afterDelete: removeFromSelections,
  beforeDelete: ({ masterData }) => {
    if (masterData.published) throw invalidOperation('A published product cannot be deleted. Unpublish it first.');
  },
};
