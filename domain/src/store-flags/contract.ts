import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';

/** Feature flags stored as custom fields of the commerce backend's store, in snake case (spec shell §3.6). */
export const storeFlagsSchema = z.object({
  saleOfAdditionalGuarantee: z.boolean(),
  vatValidation: z.boolean(),
  changeTaxRate: z.boolean(),
  googleAutocomplete: z.boolean(),
  trustpilotInHeader: z.boolean(),
  complementaryProducts: z.boolean(),
  googleReviews: z.boolean(),
  /** The displayed name of the cash-on-delivery fee; null for the language's default. */
  cashOnDeliveryFeeTitle: z.nullable(z.string().check(z.maxLength(80))),
});

export type StoreFlags = z.infer<typeof storeFlagsSchema>;

/** The section of the config; the checkout reads the part of it that its forms need. */
export const storeFlagsContract = sectionContract(storeFlagsSchema, {
  checkout: ({ cashOnDeliveryFeeTitle, vatValidation, googleAutocomplete }: StoreFlags) => ({
    cashOnDeliveryFeeTitle,
    vatValidation,
    googleAutocomplete,
  }),
});
