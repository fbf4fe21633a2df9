import * as z from 'zod/mini';

/** The switches that live on the commerce backend's store as custom fields, named there in snake case (spec shell §3.6). */
export const storeFlagsSchema = z.object({
  saleOfAdditionalGuarantee: z.boolean(),
  vatValidation: z.boolean(),
  changeTaxRate: z.boolean(),
  googleAutocomplete: z.boolean(),
  trustpilotInHeader: z.boolean(),
  complementaryProducts: z.boolean(),
  googleReviews: z.boolean(),
  /** The title of the cash-on-delivery fee on screen; null takes the language's own word. */
  cashOnDeliveryFeeTitle: z.nullable(z.string().check(z.maxLength(80))),
});

export type StoreFlags = z.infer<typeof storeFlagsSchema>;
