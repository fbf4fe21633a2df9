import * as z from 'zod/mini';
import { newDraftIdSchema } from '../change-set/contract.js';
import { configuredCentAmountSchema, currencyCodeSchema } from '../money/contract.js';
import { instantSchema } from '../config-layer/instant.js';
import { CONFIG_LAYERS } from '../config-layer/layer.js';
import { SECTION_KEYS } from '../store-document/sections.js';

/** Rounding rules: to the nearest multiple, or to the nearest price with this ending. */
export const ROUNDING_RULES = ['0.01', '0.05', '0.10', '0.50', '1', '5', '10', '50', '.90', '.95', '.99'] as const;

/** Kinds of amounts with a rounding rule of their own: cart limits, fees, and price bands. */
export const ROUNDED_KINDS = ['cash-on-delivery', 'free-shipping', 'charge', 'price-band'] as const;

/** Kinds of amounts that change: rounded ones, and the smallest coin, which is the new currency's. */
const CHANGED_KINDS = [...ROUNDED_KINDS, 'coin'] as const;

const roundingRuleSchema = z.enum(ROUNDING_RULES);

/** The field and row of an amount. */
const amountPlaceSchema = z.object({
  section: z.enum(SECTION_KEYS),
  layer: z.enum(CONFIG_LAYERS),
  key: z.string().check(z.maxLength(60)),
  field: z.string().check(z.maxLength(60)),
  /** When the new row starts; null for an undated row. */
  validFrom: z.nullable(instantSchema),
});

/** The change of a country's currency from a point in time. */
export const currencyChangeSchema = z.strictObject({
  currencyCode: currencyCodeSchema,
  at: instantSchema,
  /** Amount of the old currency per unit of the new one: 1.95583 for BGN to EUR. */
  rate: z.number().check(z.minimum(0.000_001), z.maximum(1_000_000)),
  rounding: z.strictObject({
    'cash-on-delivery': roundingRuleSchema,
    'free-shipping': roundingRuleSchema,
    charge: roundingRuleSchema,
    'price-band': roundingRuleSchema,
  }),
  /** Amounts corrected by hand. */
  corrections: z.optional(
    z
      .array(z.strictObject({ ...amountPlaceSchema.shape, centAmount: configuredCentAmountSchema }))
      .check(z.maxLength(500)),
  ),
});

/** A change of currency to draft. */
export const draftedCurrencyChangeSchema = z.strictObject({ ...currencyChangeSchema.shape, id: newDraftIdSchema });

/** An amount in the old and the new currency. */
export const convertedAmountSchema = z.object({
  ...amountPlaceSchema.shape,
  validTo: z.nullable(instantSchema),
  /** The row that the amount is inherited from until then; null for the country's or store's own. */
  inheritedFrom: z.nullable(z.object({ layer: z.enum(CONFIG_LAYERS), key: amountPlaceSchema.shape.key })),
  kind: z.enum(CHANGED_KINDS),
  before: z.int(),
  after: z.int(),
});

/** The effect of a change of currency. */
export const currencyChangePlanSchema = z.object({
  /** Every store of the country, because they share the country's amounts. */
  storeKeys: z.array(z.string()),
  from: currencyCodeSchema,
  to: currencyCodeSchema,
  amounts: z.array(convertedAmountSchema),
  /** Sections whose rows of the old currency end, because no other store uses it. */
  retired: z.array(z.enum(SECTION_KEYS)),
});

export type RoundingRule = (typeof ROUNDING_RULES)[number];
export type ChangedKind = (typeof CHANGED_KINDS)[number];
export type CurrencyChange = z.infer<typeof currencyChangeSchema>;
export type DraftedCurrencyChange = z.infer<typeof draftedCurrencyChangeSchema>;
export type ConvertedAmount = z.infer<typeof convertedAmountSchema>;
export type CurrencyChangePlan = z.infer<typeof currencyChangePlanSchema>;
