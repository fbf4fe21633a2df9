import type { Price, ProductData } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { invalidField } from '../errors/platform-error.js';
import { customFieldInput, customTypeInput, customTypeOf, withCustomField } from '../resources/custom-fields.js';
import { key, unsupportedProperties } from '../input/draft-parts.js';
import type { Actions } from '../resources/kind.js';
import type { Work } from '../work/work.js';
import { asDiscounted, asPrice, discountedDraft, priceDraft, requireDistinctScopes } from './price-draft.js';
import { edits, variantSelector, withVariant } from './product-edit.js';
import type { StoredProduct } from '../storage/stored-product.js';

const prices: Actions<StoredProduct> = {
  setPrices: edits(variantSelector.extend({ prices: z.array(priceDraft) }), async (data, input, { work }) => {
    const next = await Promise.all(input.prices.map((price) => asPrice(work, price)));
    return withVariant(data, input, (variant) => ({ ...variant, prices: requireDistinctScopes(next) }));
  }),
  addPrice: edits(variantSelector.extend({ price: priceDraft }), async (data, input, { work }) => {
    const added = await asPrice(work, input.price);
    return withVariant(data, input, (variant) => ({
      ...variant,
      prices: requireDistinctScopes([...(variant.prices ?? []), added]),
    }));
  }),
  changePrice: edits(z.object({ priceId: z.string(), price: priceDraft }), async (data, input, { work }) => {
    const changed = await asPrice(work, input.price, input.priceId);
    return withVariant(data, { variantId: holderOf(data, input.priceId) }, (variant) => ({
      ...variant,
      prices: requireDistinctScopes((variant.prices ?? []).map((one) => (one.id === input.priceId ? changed : one))),
    }));
  }),
  removePrice: edits(
    z.object({ priceId: z.string(), ...unsupportedProperties('variantId', 'sku', 'price') }),
    (data, input) =>
      withVariant(data, { variantId: holderOf(data, input.priceId) }, (variant) => ({
        ...variant,
        prices: (variant.prices ?? []).filter(({ id }) => id !== input.priceId),
      })),
  ),
};

const changesPrice = <Shape extends z.ZodRawShape>(
  shape: Shape,
  change: (price: Price, input: z.output<z.ZodObject<Shape>>, work: Work) => Promise<Price> | Price,
) =>
  edits(z.object({ priceId: z.string() }).extend(shape), async (data, raw, { work }) => {
    const { priceId } = z.object({ priceId: z.string() }).parse(raw);
    const input = parseAs(z.object(shape), raw);
    return withVariant(data, { variantId: holderOf(data, priceId) }, async (variant) => ({
      ...variant,
      prices: await Promise.all(
        (variant.prices ?? []).map(async (one) => (one.id === priceId ? change(one, input, work) : one)),
      ),
    }));
  });

const priceDetails: Actions<StoredProduct> = {
  setPriceKey: changesPrice({ key: key.optional() }, (price, input) => ({ ...price, key: input.key })),
  setDiscountedPrice: changesPrice({ discounted: discountedDraft.optional() }, async (price, input, work) => ({
    ...price,
    discounted: await asDiscounted(work, input.discounted),
  })),
  setProductPriceCustomType: changesPrice(customTypeInput.shape, async (price, input, work) => ({
    ...price,
    custom: await customTypeOf(work, 'product-price', input),
  })),
  setProductPriceCustomField: changesPrice(customFieldInput.shape, async (price, input, work) => ({
    ...price,
    custom: await withCustomField(work, price.custom, input),
  })),
};

function holderOf(data: ProductData, priceId: string): number {
  const holder = [data.masterVariant, ...data.variants].find(({ prices: own }) =>
    own?.some(({ id }) => id === priceId),
  );
  if (holder === undefined) throw invalidField('priceId', priceId, 'There is no such price.');
  return holder.id;
}

/** The update actions of the prices of a product. */
export const productPriceActions: Actions<StoredProduct> = { ...prices, ...priceDetails };
