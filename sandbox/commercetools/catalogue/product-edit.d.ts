import type { ProductData, ProductVariant } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { type Action } from '../resources/kind.js';
import type { Work } from '../resources/work.js';
import { type StoredProduct } from './stored-product.js';
export declare const stagedFlag: z.ZodObject<
  {
    staged: z.ZodDefault<z.ZodBoolean>;
  },
  z.core.$strip
>;
export declare const variantSelector: z.ZodObject<
  {
    variantId: z.ZodOptional<z.ZodInt>;
    sku: z.ZodOptional<z.ZodString>;
  },
  z.core.$strip
>;
/** The product with new data; what is equal to the current data is not stored as staged data. */
export declare function withData(product: StoredProduct, current: ProductData, staged: ProductData): StoredProduct;
type Edit<I> = (data: ProductData, input: I, work: Work, product: StoredProduct) => ProductData | Promise<ProductData>;
/** An action on product data: on the staged data, and with `staged: false` on the current data as well. */
export declare const edits: <S extends z.ZodObject>(schema: S, edit: Edit<z.output<S>>) => Action<StoredProduct>;
/** Writes one localized or plain field of the product data. */
export declare const editsField: (field: keyof ProductData & string, schema: z.ZodType) => Action<StoredProduct>;
/** The product data with one variant changed; the variant is named by its id or its SKU. */
export declare function withVariant(
  data: ProductData,
  selector: z.output<typeof variantSelector>,
  change: (variant: ProductVariant) => ProductVariant | Promise<ProductVariant>,
): Promise<ProductData>;
export declare const nextVariantId: (product: StoredProduct) => number;
export {};
