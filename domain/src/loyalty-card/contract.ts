import * as z from 'zod/mini';

/** A customer's card. It contains only the number and its barcode. */
export const loyaltyCardSchema = z.object({
  /** An EAN-13 with a prefix for internal use. */
  number: z.string().check(z.regex(/^\d{13}$/)),
  /** The barcode: one character per module, 1 for a dark one. */
  bars: z.string().check(z.regex(/^[01]{95}$/)),
});

export type LoyaltyCard = z.infer<typeof loyaltyCardSchema>;

/** The wallets of phones that can hold a card. */
export const walletSchema = z.enum(['apple', 'google']);

export type Wallet = z.infer<typeof walletSchema>;

/** A customer's card, and the wallets that can hold it. */
export const loyaltyCardAnswerSchema = z.object({
  /** Null without a card. */
  card: z.nullable(loyaltyCardSchema),
  /** Only those for which the shop has a key. */
  wallets: z.array(walletSchema),
});

export const issuedLoyaltyCardSchema = z.extend(loyaltyCardAnswerSchema, { card: loyaltyCardSchema });
