import * as z from 'zod/mini';

/** ISO 4217 code. */
export const currencyCodeSchema = z
  .string()
  .check(z.maxLength(3), z.regex(/^[A-Z]{3}$/, 'three capital letters, as EUR'));

/** A non-negative amount in the smallest unit. */
export const centAmountSchema = z.int().check(z.nonnegative());

/** An amount in config, at most twenty million: more than any price, fee or limit. */
export const configuredCentAmountSchema = z.int().check(z.nonnegative(), z.maximum(2_000_000_000));

export const moneySchema = z.object({
  centAmount: z.int(),
  currencyCode: currencyCodeSchema,
  fractionDigits: z.int().check(z.nonnegative()),
});
