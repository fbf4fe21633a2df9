import * as z from 'zod/mini';
import { currencyCodeSchema } from '../money/contract.js';
import { STORE_SECTION_KEYS } from '../store-document/sections.js';

/** The questions that a money limit answers: payment on delivery, or free shipping. */
export const MONEY_LIMIT_QUESTIONS = ['cash-on-delivery', 'free-shipping'] as const;

/** Amounts of trial carts relative to a limit: one cent below, at it, one cent above. */
export const BOUNDARY_STEPS = [-1, 0, 1] as const;

/** A field of a section whose amount decides something about a cart. */
export const moneyLimitSchema = z.object({
  section: z.enum(STORE_SECTION_KEYS),
  field: z.string(),
  question: z.enum(MONEY_LIMIT_QUESTIONS),
});

/**
 * The result of one trial cart. `reason` is the cause of a refusal; null if it was allowed or if the amount is the only
 * criterion.
 */
export const boundaryTrialSchema = z.object({
  step: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  centAmount: z.int(),
  /** Null if no cart can have this amount, because shipping alone exceeds it or it is zero. */
  isAllowed: z.nullable(z.boolean()),
  isExpected: z.boolean(),
  reason: z.nullable(z.string()),
});

/** A money limit of a store with its trial carts. */
export const triedLimitSchema = z.object({
  ...moneyLimitSchema.shape,
  storeKey: z.string(),
  currencyCode: currencyCodeSchema,
  tries: z.array(boundaryTrialSchema),
});

export type MoneyLimitQuestion = (typeof MONEY_LIMIT_QUESTIONS)[number];
export type BoundaryStep = (typeof BOUNDARY_STEPS)[number];
export type MoneyLimit = z.infer<typeof moneyLimitSchema>;
export type BoundaryTrial = z.infer<typeof boundaryTrialSchema>;
export type TriedLimit = z.infer<typeof triedLimitSchema>;
