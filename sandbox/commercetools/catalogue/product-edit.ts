import { isDeepStrictEqual } from 'node:util';
import type { ProductData, ProductVariant } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidField } from '../errors/platform-error.js';
import { action, type Action } from '../resources/kind.js';
import type { Work } from '../work/work.js';
import { stagedData, type StoredProduct } from '../storage/stored-product.js';

export const stagedFlag = z.object({ staged: z.boolean().default(true) });
export const variantSelector = z.object({ variantId: z.int().optional(), sku: z.string().optional() });

const plain = (data: ProductData): unknown => JSON.parse(JSON.stringify(data));

/** The product with new data; what is equal to the current data is not stored as staged data. */
export function withData(product: StoredProduct, current: ProductData, staged: ProductData): StoredProduct {
  const hasStagedChanges = !isDeepStrictEqual(plain(current), plain(staged));
  const masterData = { ...product.masterData, current, hasStagedChanges };
  return {
    ...product,
    masterData: hasStagedChanges ? { ...masterData, staged } : { ...masterData, staged: undefined },
  };
}

/** The product whose data is edited, and the request that edits it. */
export interface Editing {
  readonly product: StoredProduct;
  readonly work: Work;
}

type Edit<I> = (data: ProductData, input: I, editing: Editing) => ProductData | Promise<ProductData>;

/** An action on product data: on the staged data, and with `staged: false` on the current data as well. */
export const edits = <S extends z.ZodObject>(schema: S, edit: Edit<z.output<S>>): Action<StoredProduct> =>
  action(z.intersection(stagedFlag, schema), async (product, input, work) => {
    const { current } = product.masterData;
    const staged = await edit(stagedData(product), input, { product, work });
    if (input.staged) return withData(product, current, staged);
    const isSame = product.masterData.staged === undefined;
    return withData(product, isSame ? staged : await edit(current, input, { product, work }), staged);
  });

/** Writes one localized or plain field of the product data. */
export const editsField = (field: keyof ProductData, schema: z.ZodType): Action<StoredProduct> =>
  edits(z.object({ [field]: schema }), (data, input) => ({ ...data, [field]: input[field] }));

const allVariants = (data: ProductData): ProductVariant[] => [data.masterVariant, ...data.variants];

/** The variant that an action names by its id or its SKU. */
export function variantOf(data: ProductData, selector: z.output<typeof variantSelector>): ProductVariant {
  const found = allVariants(data).find(({ id, sku }) =>
    selector.variantId === undefined ? sku !== undefined && sku === selector.sku : id === selector.variantId,
  );
  if (found === undefined)
    throw invalidField('variantId', selector.variantId ?? selector.sku, 'There is no such variant.');
  return found;
}

/** The product data with one variant changed; the variant is named by its id or its SKU. */
export async function withVariant(
  data: ProductData,
  selector: z.output<typeof variantSelector>,
  change: (variant: ProductVariant) => ProductVariant | Promise<ProductVariant>,
): Promise<ProductData> {
  const found = variantOf(data, selector);
  const changed = await change(found);
  return {
    ...data,
    masterVariant: data.masterVariant === found ? changed : data.masterVariant,
    variants: data.variants.map((variant) => (variant === found ? changed : variant)),
  };
}

export const nextVariantId = (product: StoredProduct): number =>
  1 + Math.max(...[product.masterData.current, stagedData(product)].flatMap(allVariants).map(({ id }) => id));
