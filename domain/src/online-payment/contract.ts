import * as z from 'zod/mini';
import { offeredWallets } from '../express-payment/offered-wallets.js';
import { sectionContract } from '../section-contract/section-contract.js';

/** The customers who may pay with a method of the payment provider. */
const offeredToSchema = z.enum(['everyone', 'private', 'company', 'nobody']);
/** A method that the provider does not contract with companies (spec core §5). */
const privateOnlySchema = z.enum(['private', 'nobody']);
/** A method for companies only (spec core §5). */
const companyOnlySchema = z.enum(['company', 'nobody']);

/** To whom a store offers each method of the payment provider (spec core §5). */
export const onlinePaymentSchema = z.object({
  card: offeredToSchema,
  payPal: offeredToSchema,
  applePay: offeredToSchema,
  googlePay: offeredToSchema,
  ideal: offeredToSchema,
  polishBanks: offeredToSchema,
  multibanco: offeredToSchema,
  twint: offeredToSchema,
  mobilePay: offeredToSchema,
  klarna: privateOnlySchema,
  klarnaAccount: privateOnlySchema,
  billie: companyOnlySchema,
  ratepay: privateOnlySchema,
});

export type OnlinePayment = z.infer<typeof onlinePaymentSchema>;
export type OnlineMethod = keyof OnlinePayment;

/** The section of the config; the cart page reads the wallets that it offers as `expressWallets`. */
export const onlinePaymentContract = sectionContract(onlinePaymentSchema, {
  as: { checkout: 'expressWallets' },
  checkout: (section: OnlinePayment) => offeredWallets(section),
});
