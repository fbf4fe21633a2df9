import * as z from 'zod/mini';
import { emailSchema } from '../email/contract.js';
import { sectionContract } from '../section-contract/section-contract.js';

/** Contact data of customer care in a locale (spec shell §2.1). Null for missing channels. */
export const customerCareSchema = z.object({
  phone: z.nullable(z.string().check(z.maxLength(30), z.regex(/^\+?[0-9 ()-]{8,}$/))),
  email: z.nullable(emailSchema),
  openingHours: z.nullable(z.string().check(z.minLength(1), z.maxLength(300))),
});

export type CustomerCare = z.infer<typeof customerCareSchema>;

/** The section of the config; pages read it as `customerCare`. */
export const customerCareContract = sectionContract(customerCareSchema, {
  page: (customerCare: CustomerCare) => customerCare,
});
