import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';

/** Whether bank transfer is offered, and the account (spec core §3, §9). */
export const bankTransferSchema = z.object({
  enabled: z.boolean(),
  iban: z.string().check(z.maxLength(34), z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'an IBAN without spaces')),
  bic: z.string().check(z.maxLength(11), z.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'a BIC of 8 or 11 characters')),
  accountOwner: z.string().check(z.minLength(2), z.maxLength(70)),
  bankInstitute: z.string().check(z.minLength(2), z.maxLength(100)),
});

export type BankTransfer = z.infer<typeof bankTransferSchema>;

/** The section of the config; the checkout reads as `bankTransfer` whether it is offered, and no account. */
export const bankTransferContract = sectionContract(bankTransferSchema, {
  checkout: ({ enabled }: BankTransfer) => ({ enabled }),
});
