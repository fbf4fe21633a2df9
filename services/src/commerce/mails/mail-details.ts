import { CUSTOMER_REASONS } from '@manifold/domain/order-desk/contract';
import * as z from 'zod';

/** The details of a mail about money. */
export const sumDetailsSchema = z.strictObject({
  centAmount: z.number().int().min(0).max(1_000_000_000_000),
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
});

/** The details of a mail about a delivery. */
export const parcelDetailsSchema = z.strictObject({
  parcels: z
    .array(
      z.strictObject({
        carrier: z.string().max(256).nullable().optional(),
        trackingNumber: z.string().min(1).max(256),
        trackingUrl: z
          .url({ protocol: /^https?$/ })
          .max(2000)
          .nullable(),
      }),
    )
    .max(500),
});

/** The details of a mail about a cancelled order. */
export const cancellationDetailsSchema = z.strictObject({
  reason: z.enum(CUSTOMER_REASONS).nullable(),
  awaitsTransfer: z.boolean(),
});
