import type { Price } from '@commercetools/platform-sdk';
import * as z from 'zod';
import type { Work } from '../resources/work.js';
export declare const priceDraft: z.ZodObject<
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
>;
export type PriceDraft = z.output<typeof priceDraft>;
export declare function asPrice(work: Work, draft: PriceDraft, id?: string): Promise<Price>;
/** Two prices for the same currency, country, channel and time would leave the choice to chance. */
export declare function withoutDoubleScope(prices: readonly Price[]): Price[];
