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

/** Returns the product with new data; staged data is stored only if it differs from the current data. */
export function withData(product: StoredProduct, current: ProductData, staged: ProductData): StoredProduct {
  const hasStagedChanges = !isDeepStrictEqual(plain(current), plain(staged));
  const masterData = { ...product.masterData, current, hasStagedChanges };
  return {
    ...product,
    masterData: hasStagedChanges ? { ...masterData, staged } : { ...masterData, staged: undefined },
  };
}

/** The edited product and the request. */
export interface Editing {
  readonly product: StoredProduct;
  readonly work: Work;
}

type Edit<I> = (data: ProductData, input: I, editing: Editing) => ProductData | Promise<ProductData>;

/** Returns an action on product data: on the staged data, and with `staged: false` also on the current data. */
export const edits = <S extends z.ZodObject>(schema: S, edit: Edit<z.output<S>>): Action<StoredProduct> =>
  action(z.intersection(stagedFlag, schema), async (product, input, work) => {
    const { current } = product.masterData;
    const staged = await edit(stagedData(product), input, { product, work });
    if (input.staged) return withData(product, current, staged);
    const isSame = product.masterData.staged === undefined;
    return withData(product, isSame ? staged : await edit(current, input, { product, work }), staged);
  });

/** Returns an action that sets one field of the product data. */
export const editsField = (field: keyof ProductData, schema: z.ZodType): Action<StoredProduct> =>
  edits(z.object({ [field]: schema }), (data, input) => ({ ...data, [field]: input[field] }));

const allVariants = (data: ProductData): ProductVariant[] => [data.masterVariant, ...data.variants];

/** Returns the variant that an action names by id or SKU. Throws InvalidField if it does not exist. */
export function variantOf(data: ProductData, selector: z.output<typeof variantSelector>): ProductVariant {
  const found = allVariants(data).find(({ id, sku }) =>
    selector.variantId === undefined ? sku !== undefined && sku === selector.sku : id === selector.variantId,
  );
  if (found === undefined)
    throw invalidField('variantId', selector.variantId ?? selector.sku, 'There is no such variant.');
  return found;
}

/** Returns the product data with one variant changed; it is named by id or SKU. */
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
