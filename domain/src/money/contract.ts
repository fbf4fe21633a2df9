import * as z from 'zod/mini';

/** ISO 4217. */
export const currencyCodeSchema = z
  .string()
  .check(z.maxLength(3), z.regex(/^[A-Z]{3}$/, 'three capital letters, as EUR'));

/** An amount in the smallest unit, not negative. */
export const centAmountSchema = z.int().check(z.nonnegative());

/** An amount that config says: not above twenty million, which no price, fee or limit of ours comes near. */
export const configuredCentAmountSchema = z.int().check(z.nonnegative(), z.maximum(2_000_000_000));

export const moneySchema = z.object({
  centAmount: z.int(),
  currencyCode: currencyCodeSchema,
  fractionDigits: z.int().check(z.nonnegative()),
});
