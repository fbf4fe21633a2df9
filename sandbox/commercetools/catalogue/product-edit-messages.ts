import { isDeepStrictEqual } from 'node:util';
import type { MessagePayload, Price, ProductData, ProductVariant } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { stagedData, type StoredProduct } from '../storage/stored-product.js';
import type { Actions } from '../resources/kind.js';
import type { Work } from '../work/work.js';
import { published, removedImageUrls } from '../messages/product-messages.js';

/** One action on product data: the current or the staged data, before and after. */
interface Edit {
  readonly before: ProductData;
  readonly after: ProductData;
  readonly staged: boolean;
}

interface PriceEdit {
  readonly variantId: number;
  readonly old?: Price;
  readonly now?: Price;
}

const variantsOf = (data: ProductData): ProductVariant[] => [data.masterVariant, ...data.variants];
const findSameId = <T extends { readonly id: unknown }>(all: readonly T[], { id }: T): T | undefined =>
  all.find((one) => one.id === id);
const missingFrom = <T extends { readonly id: unknown }>(all: readonly T[], others: readonly T[]): T[] =>
  all.filter((one) => findSameId(others, one) === undefined);

/** Returns each variant before and after the edit, if it exists in both. */
const commonVariants = ({ before, after }: Edit): (readonly [ProductVariant, ProductVariant])[] =>
  variantsOf(after).flatMap((variant) => {
    const old = findSameId(variantsOf(before), variant);
    return old === undefined ? [] : [[old, variant] as const];
  });

const priceEdits = (edit: Edit): PriceEdit[] =>
  commonVariants(edit).flatMap(([{ prices: before = [] }, { id: variantId, prices: after = [] }]) => [
    ...missingFrom(after, before).map((now) => ({ variantId, now })),
    ...missingFrom(before, after).map((old) => ({ variantId, old })),
    ...after.flatMap((now) => {
      const old = findSameId(before, now);
      return old === undefined || isDeepStrictEqual(old, now) ? [] : [{ variantId, old, now }];
    }),
  ]);

function priceMessage({ variantId, old, now }: PriceEdit, staged: boolean): MessagePayload[] {
  if (now !== undefined && old !== undefined)
    return [{ type: 'ProductPriceChanged', variantId, oldPrice: old, newPrice: now, staged }];
  if (now !== undefined) return [{ type: 'ProductPriceAdded', variantId, price: now, staged }];
  return old === undefined ? [] : [{ type: 'ProductPriceRemoved', variantId, price: old, staged }];
}

const singlePrices = (edit: Edit): MessagePayload[] =>
  priceEdits(edit).flatMap((price) => priceMessage(price, edit.staged));

const allPrices = (edit: Edit): MessagePayload[] =>
  commonVariants(edit).flatMap(([{ prices: before = [] }, { id: variantId, prices = [] }]): MessagePayload[] =>
    isDeepStrictEqual(before, prices) ? [] : [{ type: 'ProductPricesSet', variantId, prices, staged: edit.staged }],
  );

const categoriesAdded = ({ before, after, staged }: Edit): MessagePayload[] =>
  missingFrom(after.categories, before.categories).map((category) => ({
    type: 'ProductAddedToCategory',
    category,
    staged,
  }));

const categoriesRemoved = ({ before, after, staged }: Edit): MessagePayload[] =>
  missingFrom(before.categories, after.categories).map((category) => ({
    type: 'ProductRemovedFromCategory',
    category,
    staged,
  }));

const variantsAdded = ({ before, after, staged }: Edit): MessagePayload[] =>
  missingFrom(variantsOf(after), variantsOf(before)).map((variant) => ({
    type: 'ProductVariantAdded',
    variant,
    staged,
  }));

const variantsRemoved = ({ before, after, staged }: Edit): MessagePayload[] =>
  missingFrom(variantsOf(before), variantsOf(after)).map((variant) => ({
    type: 'ProductVariantDeleted',
    variant,
    removedImageUrls: removedImageUrls(before, after),
    staged,
  }));

const imagesAdded = (edit: Edit): MessagePayload[] =>
  commonVariants(edit).flatMap(([{ images: before = [] }, { id: variantId, images = [] }]) =>
    images
      .filter(({ url }) => !before.some((one) => one.url === url))
      .map((image): MessagePayload => ({ type: 'ProductImageAdded', variantId, image, staged: edit.staged })),
  );

/** Messages by update action. As on the platform, changed texts and attributes have no message until they are published. */
const DATA_MESSAGES: Readonly<Record<string, (edit: Edit) => MessagePayload[]>> = {
  setPrices: allPrices,
  addPrice: singlePrices,
  changePrice: singlePrices,
  removePrice: singlePrices,
  addToCategory: categoriesAdded,
  removeFromCategory: categoriesRemoved,
  addVariant: variantsAdded,
  removeVariant: variantsRemoved,
  addExternalImage: imagesAdded,
  changeSlug: ({ before, after }) => [{ type: 'ProductSlugChanged', slug: after.slug, oldSlug: before.slug }],
};

const PRODUCT_MESSAGES: Readonly<Record<string, (after: StoredProduct, before: StoredProduct) => MessagePayload[]>> = {
  publish: (after, before) => [published(after, before.masterData.published ? before.masterData.current : undefined)],
  unpublish: () => [{ type: 'ProductUnpublished' }],
  revertStagedChanges: (after, before) => [
    {
      type: 'ProductRevertedStagedChanges',
      removedImageUrls: removedImageUrls(stagedData(before), stagedData(after)),
    },
  ],
};

const stagedOf = z.object({ staged: z.boolean().default(true) });

function messagesOfAction(name: string, input: unknown, [before, after]: readonly [StoredProduct, StoredProduct]) {
  const onProduct = PRODUCT_MESSAGES[name];
  if (onProduct !== undefined) return onProduct(after, before);
  const { staged } = stagedOf.parse(input);
  const side = (product: StoredProduct) => (staged ? stagedData(product) : product.masterData.current);
  return DATA_MESSAGES[name]?.({ before: side(before), after: side(after), staged }) ?? [];
}

/** Returns the same actions; each also sends its messages if it changed something. */
export const withEditMessages = (actions: Actions<StoredProduct>): Actions<StoredProduct> =>
  Object.fromEntries(
    Object.entries(actions).map(([name, apply]) => [
      name,
      Object.assign(
        async (before: StoredProduct, input: unknown, work: Work): Promise<StoredProduct> => {
          const after = await apply(before, input, work);
          if (!isDeepStrictEqual(before, after))
            work.outbox.hold(after.id, messagesOfAction(name, input, [before, after]));
          return after;
        },
        { schema: apply.schema },
      ),
    ]),
  );
