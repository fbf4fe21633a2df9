import type { Image, ProductData, ProductType, ProductVariant } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { key, localizedString, resourceIdentifier, slug } from '../input/draft-parts.js';
import { assetDrafts, assetsOf } from '../resources/assets.js';
import { categories, productTypes, states, taxCategories } from '../families/families.js';
import { creates } from '../resources/kind.js';
import { optionalReference, referenced, references } from '../work/references.js';
import type { Work } from '../work/work.js';
import { attribute, attributeDraft } from './attribute-value.js';
import { asPrice, priceDraft, requireDistinctScopes } from './price-draft.js';
import type { StoredProduct } from '../storage/stored-product.js';

export const imageDraft = z.object({
  url: z.string(),
  label: z.string().optional(),
  dimensions: z.object({ w: z.int(), h: z.int() }).default({ w: 0, h: 0 }),
});
export const variantDraft = z.object({
  sku: z.string().min(1).optional(),
  key: key.optional(),
  prices: z.array(priceDraft).optional(),
  attributes: z.array(attributeDraft).optional(),
  images: z.array(imageDraft).optional(),
  assets: assetDrafts.optional(),
});
export const priceMode = z.enum(['Embedded', 'Standalone']);
const suggestTokenizer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('whitespace') }),
  z.object({ type: z.literal('custom'), inputs: z.array(z.string()) }),
]);
export const searchKeywords = z.record(
  z.string(),
  z.array(z.object({ text: z.string(), suggestTokenizer: suggestTokenizer.optional() })),
);
export const slugs = z.record(z.string(), slug);
const draft = z.object({
  productType: resourceIdentifier,
  key: key.optional(),
  name: localizedString,
  slug: slugs,
  description: localizedString.optional(),
  categories: z.array(resourceIdentifier).optional(),
  categoryOrderHints: z.record(z.string(), z.string()).optional(),
  metaTitle: localizedString.optional(),
  metaDescription: localizedString.optional(),
  metaKeywords: localizedString.optional(),
  masterVariant: variantDraft.optional(),
  variants: z.array(variantDraft).max(100).optional(),
  taxCategory: resourceIdentifier.optional(),
  searchKeywords: searchKeywords.optional(),
  attributes: z.array(attributeDraft).optional(),
  state: resourceIdentifier.optional(),
  publish: z.boolean().default(false),
  priceMode: priceMode.default('Embedded'),
});

export async function asVariant(
  work: Work,
  productType: ProductType,
  input: z.output<typeof variantDraft> & { readonly id: number },
): Promise<ProductVariant> {
  const prices = await Promise.all((input.prices ?? []).map((price) => asPrice(work, price)));
  return {
    id: input.id,
    sku: input.sku,
    key: input.key,
    prices: requireDistinctScopes(prices),
    attributes: (input.attributes ?? []).map((one) => attribute(productType, one)),
    images: (input.images ?? []) satisfies Image[],
    assets: await assetsOf(work, input.assets),
  };
}

async function data(work: Work, productType: ProductType, input: z.output<typeof draft>): Promise<ProductData> {
  const [masterVariant, ...variants] = await Promise.all(
    [input.masterVariant ?? {}, ...(input.variants ?? [])].map((one, index) =>
      asVariant(work, productType, { id: index + 1, ...one }),
    ),
  );
  return {
    name: input.name,
    slug: input.slug,
    description: input.description,
    metaTitle: input.metaTitle,
    metaDescription: input.metaDescription,
    metaKeywords: input.metaKeywords,
    categories: await references(work, categories, input.categories),
    categoryOrderHints: input.categoryOrderHints ?? {},
    searchKeywords: input.searchKeywords ?? {},
    masterVariant: masterVariant ?? { id: 1 },
    variants,
    attributes: (input.attributes ?? []).map((one) => attribute(productType, one, 'Product')),
  };
}

/** Creates a product from its draft; with `publish` it is published at once. */
export const createProduct = creates(draft, async (input, work): Promise<StoredProduct> => {
  const productType = await referenced(work, productTypes, input.productType);
  return work.newResource({
    key: input.key,
    productType: { typeId: 'product-type' as const, id: productType.id },
    taxCategory: await optionalReference(work, taxCategories, input.taxCategory),
    state: await optionalReference(work, states, input.state),
    priceMode: input.priceMode,
    masterData: {
      published: input.publish,
      hasStagedChanges: false,
      current: await data(work, productType, input),
    },
  });
});
