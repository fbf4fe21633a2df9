import * as z from 'zod/mini';
import { SECTION_KEYS } from '../store-document/sections.js';
import { instantSchema } from '../config-layer/instant.js';
import { rowAddressSchema } from '../config-layer/row.js';
import { storeViewSchema } from './contract.js';

const byField = <Value extends z.ZodMiniType>(value: Value) => z.record(z.string(), value);
const bySection = <Value extends z.ZodMiniType>(value: Value) => z.partialRecord(z.enum(SECTION_KEYS), value);

/** Parameters of the matrix: a point in time, and a change set to apply; published values at present if left out. */
export const matrixQuerySchema = z.object({
  at: z.optional(instantSchema),
  changeSet: z.optional(z.uuid()),
});

/** A store as a column, as it is at the time of the matrix. */
export const matrixStoreSchema = z.object({
  storeKey: storeViewSchema.shape.storeKey,
  brandKey: storeViewSchema.shape.brandKey,
  countryCode: storeViewSchema.shape.countryCode,
  currencyCode: storeViewSchema.shape.currencyCode,
  label: storeViewSchema.shape.label,
  /** The first one is the default. */
  locales: storeViewSchema.shape.locales,
});

/** Replaces a value that is too large for a cell: its number of entries, and a hash of its content. */
export const countedValueSchema = z.object({ size: z.int(), hash: z.string() });

/** The values of a section for one store (and locale), by field. */
export const matrixValuesSchema = z.object({
  storeKey: z.string(),
  locale: z.nullable(z.string()),
  /** Effective values; a field without a value on any layer is absent. */
  value: byField(z.unknown()),
  /** The row that provides each field, as an index of `addresses`. */
  from: byField(z.int()),
  /** Published values of fields that the change set changes; without `value` if no layer has one. */
  was: byField(z.object({ value: z.optional(z.unknown()) })),
  /** The next scheduled change of fields. */
  next: byField(z.object({ at: z.string(), value: z.optional(z.unknown()) })),
});

/** Every setting of every store at a point in time, with its source. */
export const matrixSchema = z.object({
  /** Number of the revision that was current at that time. */
  revision: z.int(),
  stores: z.array(matrixStoreSchema),
  addresses: z.array(rowAddressSchema),
  sections: bySection(z.array(matrixValuesSchema)),
  /** The published rows that edits are based on. */
  rows: bySection(z.array(z.object({ ...rowAddressSchema.shape, value: byField(z.unknown()) }))),
});

export type MatrixQuery = z.infer<typeof matrixQuerySchema>;
export type MatrixStore = z.infer<typeof matrixStoreSchema>;
export type CountedValue = z.infer<typeof countedValueSchema>;
export type MatrixValues = z.infer<typeof matrixValuesSchema>;
export type Matrix = z.infer<typeof matrixSchema>;
