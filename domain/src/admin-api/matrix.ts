import * as z from 'zod/mini';
import { SECTION_KEYS } from '../store-document/section-keys.js';
import { rowAddressSchema } from '../config-layer/row-address.js';
import { storeViewSchema } from './contract.js';

const byField = <Value extends z.ZodMiniType>(value: Value) => z.record(z.string(), value);
const bySection = <Value extends z.ZodMiniType>(value: Value) => z.partialRecord(z.enum(SECTION_KEYS), value);

/** When the matrix is asked for, and with which change set; without one, what is published. */
export const matrixQuerySchema = z.object({
  at: z.optional(z.iso.datetime({ offset: true })),
  changeSet: z.optional(z.uuid()),
});

/** A store as a column: what it is at the instant of the matrix. */
export const matrixStoreSchema = z.object({
  storeKey: storeViewSchema.shape.storeKey,
  brandKey: storeViewSchema.shape.brandKey,
  countryCode: storeViewSchema.shape.countryCode,
  currencyCode: storeViewSchema.shape.currencyCode,
  label: storeViewSchema.shape.label,
  /** The first is the default. */
  locales: storeViewSchema.shape.locales,
});

/** What stands for a value that has no place in a cell: how many entries it has, and a hash that two of the same content share. */
export const countedValueSchema = z.object({ size: z.int(), hash: z.string() });

/** A section for one store (and locale), field by field. */
export const matrixValuesSchema = z.object({
  storeKey: z.string(),
  locale: z.nullable(z.string()),
  /** What the store has; a field that no layer says is absent. */
  value: byField(z.unknown()),
  /** The row that gives each field, by its place in `addresses`. */
  from: byField(z.int()),
  /** Fields that the change set changes: what is published, absent when no layer says it. */
  was: byField(z.object({ value: z.optional(z.unknown()) })),
  /** Fields that become another value by themselves: when first, and which. */
  next: byField(z.object({ at: z.string(), value: z.optional(z.unknown()) })),
});

/** Every setting of every store at an instant, and where each comes from. */
export const matrixSchema = z.object({
  /** The revision that was published last at the instant. */
  revision: z.int(),
  stores: z.array(matrixStoreSchema),
  addresses: z.array(rowAddressSchema),
  sections: bySection(z.array(matrixValuesSchema)),
  /** The published rows, on which edits are made. */
  rows: bySection(z.array(z.object({ ...rowAddressSchema.shape, value: byField(z.unknown()) }))),
});

export type MatrixQuery = z.infer<typeof matrixQuerySchema>;
export type MatrixStore = z.infer<typeof matrixStoreSchema>;
export type CountedValue = z.infer<typeof countedValueSchema>;
export type MatrixValues = z.infer<typeof matrixValuesSchema>;
export type Matrix = z.infer<typeof matrixSchema>;
