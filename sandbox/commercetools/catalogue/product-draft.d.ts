import type { ProductType, ProductVariant } from '@commercetools/platform-sdk';
import * as z from 'zod';
import type { Work } from '../resources/work.js';
import type { StoredProduct } from './stored-product.js';
export declare const imageDraft: z.ZodObject<
  {
    url: z.ZodString;
    label: z.ZodOptional<z.ZodString>;
    dimensions: z.ZodDefault<
      z.ZodObject<
        {
          w: z.ZodInt;
          h: z.ZodInt;
        },
        z.core.$strip
      >
    >;
  },
  z.core.$strip
>;
export declare const variantDraft: z.ZodObject<
  {
    sku: z.ZodOptional<z.ZodString>;
    key: z.ZodOptional<z.ZodString>;
    prices: z.ZodOptional<
      z.ZodArray<
        z.ZodObject<
          {
            key: z.ZodOptional<z.ZodString>;
            value: z.ZodObject<
              {
                currencyCode: z.ZodString;
                centAmount: z.ZodInt;
              },
              z.core.$strip
            >;
            country: z.ZodOptional<z.ZodString>;
            channel: z.ZodOptional<
              z.ZodObject<
                {
                  typeId: z.ZodOptional<z.ZodString>;
                  id: z.ZodOptional<z.ZodString>;
                  key: z.ZodOptional<z.ZodString>;
                },
                z.core.$strip
              >
            >;
            validFrom: z.ZodOptional<z.ZodString>;
            validUntil: z.ZodOptional<z.ZodString>;
            custom: z.ZodOptional<
              z.ZodObject<
                {
                  type: z.ZodObject<
                    {
                      typeId: z.ZodOptional<z.ZodString>;
                      id: z.ZodOptional<z.ZodString>;
                      key: z.ZodOptional<z.ZodString>;
                    },
                    z.core.$strip
                  >;
                  fields: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                },
                z.core.$strip
              >
            >;
          },
          z.core.$strip
        >
      >
    >;
    attributes: z.ZodOptional<
      z.ZodArray<
        z.ZodObject<
          {
            name: z.ZodString;
            value: z.ZodUnknown;
          },
          z.core.$strip
        >
      >
    >;
    images: z.ZodOptional<
      z.ZodArray<
        z.ZodObject<
          {
            url: z.ZodString;
            label: z.ZodOptional<z.ZodString>;
            dimensions: z.ZodDefault<
              z.ZodObject<
                {
                  w: z.ZodInt;
                  h: z.ZodInt;
                },
                z.core.$strip
              >
            >;
          },
          z.core.$strip
        >
      >
    >;
  },
  z.core.$strip
>;
export declare const slugs: z.ZodRecord<z.ZodString, z.ZodString>;
export declare function asVariant(
  work: Work,
  productType: ProductType,
  id: number,
  input: z.output<typeof variantDraft>,
): Promise<ProductVariant>;
/** A new product from its draft; `publish` makes its data the current data at once. */
export declare const createProduct: (draft: unknown, work: Work) => Promise<StoredProduct>;
