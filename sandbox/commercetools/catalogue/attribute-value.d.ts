import type { Attribute, ProductType } from '@commercetools/platform-sdk';
import * as z from 'zod';
export declare const attributeDraft: z.ZodObject<
  {
    name: z.ZodString;
    value: z.ZodUnknown;
  },
  z.core.$strip
>;
/** An attribute as the product type defines it; a name it does not know is refused. */
export declare function attribute(productType: ProductType, draft: z.output<typeof attributeDraft>): Attribute;
