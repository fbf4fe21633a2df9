import type { ProductData, ProductVariant } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidOperation } from '../errors/platform-error.js';
import { withEditMessages } from './product-edit-messages.js';
import { key, localizedString, resourceIdentifier } from '../input/draft-parts.js';
import { categories, productTypes, taxCategories } from '../families/families.js';
import { action, assigns, type Actions } from '../resources/kind.js';
import { optionalReference, reference, referenced } from '../work/references.js';
import { nextState, stateTransition } from '../resources/state-transition.js';
import { attribute } from './attribute-value.js';
import { productAssetActions } from './product-asset-actions.js';
import { asVariant, priceMode, searchKeywords, slugs, variantDraft } from './product-draft.js';
import { productImageActions } from './product-image-actions.js';
import { productPriceActions } from './product-price-actions.js';
import {
  edits,
  editsField,
  nextVariantId,
  variantOf,
  variantSelector,
  withData,
  withVariant,
  type Editing,
} from './product-edit.js';
import { stagedData, type StoredProduct } from '../storage/stored-product.js';

const attributeInput = z.object({ name: z.string(), value: z.unknown().optional() });

/** Returns a function that sets an attribute of a variant; without a value it removes the attribute. */
async function attributeSetter(
  { name, value }: z.output<typeof attributeInput>,
  { product, work }: Editing,
): Promise<(variant: ProductVariant) => ProductVariant> {
  const type = await referenced(work, productTypes, product.productType);
  const added = value === undefined || value === null ? [] : [attribute(type, { name, value })];
  return (variant) => {
    const others = (variant.attributes ?? []).filter((one) => one.name !== name);
    return { ...variant, attributes: [...others, ...added] };
  };
}

/** Returns the data with the prices of other data, for the variants that both have. */
function withPricesOf(data: ProductData, other: ProductData): ProductData {
  const repriced = (variant: ProductVariant): ProductVariant => {
    const from = [other.masterVariant, ...other.variants].find(({ id }) => id === variant.id);
    return from === undefined ? variant : { ...variant, prices: from.prices };
  };
  return { ...data, masterVariant: repriced(data.masterVariant), variants: data.variants.map(repriced) };
}

const publishing: Actions<StoredProduct> = {
  publish: action(
    z.object({ scope: z.enum(['All', 'Prices']).default('All') }),
    (product: StoredProduct, { scope }) => {
      const staged = stagedData(product);
      const next = { ...product, masterData: { ...product.masterData, published: true } };
      if (scope === 'All') return withData(next, staged, staged);
      return withData(next, withPricesOf(product.masterData.current, staged), staged);
    },
  ),
  unpublish: action(z.object({}), (product: StoredProduct) => ({
    ...product,
    masterData: { ...product.masterData, published: false },
  })),
  revertStagedChanges: action(z.object({}), (product: StoredProduct) =>
    withData(product, product.masterData.current, product.masterData.current),
  ),
  setKey: assigns('key', key.optional()),
  setPriceMode: assigns('priceMode', priceMode),
  transitionState: action(
    stateTransition.extend({ state: resourceIdentifier.optional() }),
    async (product: StoredProduct, { state, force }, work) => ({
      ...product,
      state: state && (await nextState(work, product.state, { state, force })),
    }),
  ),
  setTaxCategory: action(
    z.object({ taxCategory: resourceIdentifier.optional() }),
    async (product: StoredProduct, input, work) => ({
      ...product,
      taxCategory: await optionalReference(work, taxCategories, input.taxCategory),
    }),
  ),
};

const texts: Actions<StoredProduct> = {
  changeName: editsField('name', localizedString),
  changeSlug: editsField('slug', slugs),
  setDescription: editsField('description', localizedString.optional()),
  setMetaTitle: editsField('metaTitle', localizedString.optional()),
  setMetaDescription: editsField('metaDescription', localizedString.optional()),
  setMetaKeywords: editsField('metaKeywords', localizedString.optional()),
  setSearchKeywords: editsField('searchKeywords', searchKeywords),
};

const withoutCategory = (data: ProductData, id: string): ProductData['categories'] =>
  data.categories.filter((one) => one.id !== id);

const placing: Actions<StoredProduct> = {
  addToCategory: edits(
    z.object({ category: resourceIdentifier, orderHint: z.string().optional() }),
    async (data, input, { work }) => {
      const category = await reference(work, categories, input.category);
      const hint = input.orderHint === undefined ? {} : { [category.id]: input.orderHint };
      return {
        ...data,
        categories: [...withoutCategory(data, category.id), category],
        categoryOrderHints: { ...data.categoryOrderHints, ...hint },
      };
    },
  ),
  removeFromCategory: edits(z.object({ category: resourceIdentifier }), async (data, input, { work }) => {
    const { id } = await reference(work, categories, input.category);
    const { [id]: _hint, ...categoryOrderHints } = data.categoryOrderHints ?? {};
    return { ...data, categories: withoutCategory(data, id), categoryOrderHints };
  }),
  setCategoryOrderHint: edits(
    z.object({ categoryId: z.string(), orderHint: z.string().optional() }),
    (data, { categoryId, orderHint }) => {
      const { [categoryId]: _old, ...others } = data.categoryOrderHints ?? {};
      return { ...data, categoryOrderHints: orderHint === undefined ? others : { ...others, [categoryId]: orderHint } };
    },
  ),
};

const variants: Actions<StoredProduct> = {
  setAttribute: edits(variantSelector.extend(attributeInput.shape), async (data, input, editing) =>
    withVariant(data, input, await attributeSetter(input, editing)),
  ),
  setProductAttribute: edits(attributeInput, async (data, { name, value }, { product, work }) => {
    const type = await referenced(work, productTypes, product.productType);
    const set = value === undefined || value === null ? [] : [attribute(type, { name, value }, 'Product')];
    return { ...data, attributes: [...data.attributes.filter((one) => one.name !== name), ...set] };
  }),
  setAttributeInAllVariants: edits(attributeInput, async (data, input, editing) => {
    const set = await attributeSetter(input, editing);
    return { ...data, masterVariant: set(data.masterVariant), variants: data.variants.map(set) };
  }),
  addVariant: edits(variantDraft, async (data, input, { product, work }) => {
    const type = await referenced(work, productTypes, product.productType);
    return {
      ...data,
      variants: [...data.variants, await asVariant(work, type, { id: nextVariantId(product), ...input })],
    };
  }),
  removeVariant: edits(z.object({ id: z.int().optional(), sku: z.string().optional() }), (data, input) => {
    if (data.masterVariant.id === input.id || (input.sku !== undefined && data.masterVariant.sku === input.sku))
      throw invalidOperation('The master variant cannot be removed.');
    return {
      ...data,
      variants: data.variants.filter(
        ({ id, sku }) => id !== input.id && (input.sku === undefined || sku !== input.sku),
      ),
    };
  }),
  setSku: edits(z.object({ variantId: z.int(), sku: z.string().optional() }), (data, input) =>
    withVariant(data, { variantId: input.variantId }, (variant) => ({ ...variant, sku: input.sku })),
  ),
  setProductVariantKey: edits(variantSelector.extend({ key: key.optional() }), (data, input) =>
    withVariant(data, input, (variant) => ({ ...variant, key: input.key })),
  ),
  changeMasterVariant: edits(variantSelector, (data, input) => {
    const { masterVariant: former, variants: others } = data;
    const chosen = variantOf(data, input);
    if (chosen === former) return data;
    return { ...data, masterVariant: chosen, variants: [former, ...others.filter((one) => one !== chosen)] };
  }),
};

/** The update actions of products; those on product data respect the `staged` flag. */
export const productActions: Actions<StoredProduct> = withEditMessages({
  ...publishing,
  ...texts,
  ...placing,
  ...productPriceActions,
  ...variants,
  ...productImageActions,
  ...productAssetActions,
});
