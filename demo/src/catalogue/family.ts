import * as z from 'zod/mini';
import { keyOf, keySchema, textSchema } from '../data-files/read-data.js';
import { adjectives, nounSchema } from '../terms/vocabulary.js';
import { departmentKeys, groupNames } from '../terms/departments.js';
import { localizedText } from '../terms/language.js';
import { units } from '../terms/quantity.js';
import { features } from '../texts/features.js';
import { specificationKeys } from '../texts/specification-labels.js';

const figureKeys = [...specificationKeys, 'nominal'] as const;
const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

const amountSchema = z.number().check(z.nonnegative(), z.maximum(1_000_000));
const adjectiveSchema = z.optional(keyOf(adjectives));

/** A value with its unit, optionally `count` times: `2 × 10 l`. A plain number, such as of shelves, has no unit. */
const figureSchema = z.strictObject({
  value: amountSchema,
  unit: z.optional(z.enum(units)),
  count: z.optional(z.int().check(z.positive(), z.maximum(100))),
});

/** The figures that differ between the models of a family; `nominal` is only in the name (150 mm of a disc). */
const figuresSchema = z.partialRecord(z.enum(figureKeys), figureSchema);

/** A model as in a manufacturer's catalogue. */
const modelSchema = z.strictObject({
  /** The middle of the model code: "50-8" in "MSW-KOMP-50-8". */
  code: z.string().check(z.regex(/^[\w./-]{1,30}$/)),
  /** Gross price in whole euros, before rounding to a price point. */
  euros: z.int().check(z.positive(), z.maximum(100_000)),
  adjective: adjectiveSchema,
  figures: figuresSchema,
  /** Length, width, height in millimetres. */
  size: z.tuple([amountSchema, amountSchema, amountSchema]),
  kilograms: amountSchema,
  /** The drawing, if the family has several: `fryer-double`. */
  picture: z.optional(keySchema),
  /** For accessories: the range of the family's figure in which machines fit, in litres, kilograms and so on. */
  suits: z.optional(z.tuple([amountSchema, amountSchema])),
});

/** Properties of accessory families. */
const accessorySchema = z.strictObject({
  /** Keys of the families whose machines it belongs to. */
  machines: z.array(keySchema).check(z.minLength(1), z.maxLength(20)),
  /** The machine's figure that decides which model fits; without one every model fits all of them. */
  by: z.optional(z.enum(figureKeys)),
  description: localizedText,
});

/** A kind of machine or accessory, with the properties that all its models share. */
const familySchema = z.strictObject({
  key: keySchema,
  /** Two digits of the SKU. Must not change, because all SKUs of the family would change. */
  number: z.int().check(z.positive(), z.maximum(99)),
  noun: nounSchema,
  department: z.enum(departmentKeys),
  group: keyOf(groupNames),
  brand: textSchema,
  /** The front of the model code: "MSW-KOMP". */
  modelPrefix: z.string().check(z.regex(/^[\w-]{1,20}$/)),
  adjective: adjectiveSchema,
  /** The figures in the name, in this order. */
  named: z.array(z.enum([...figureKeys, 'size'])).check(z.maxLength(5)),
  features: z.array(keyOf(features)).check(z.maxLength(8)),
  mainsVoltage: z.optional(z.literal([230, 400])),
  freight: z.optional(z.boolean()),
  energyClass: z.optional(z.enum(energyClasses)),
  /** Undefined for machines. */
  accessory: z.optional(accessorySchema),
  models: z.array(modelSchema).check(z.minLength(1), z.maxLength(20)),
});

/** The families of a department, as in its data file. */
export const familiesSchema = z.array(familySchema).check(z.minLength(1), z.maxLength(40));

export type Family = Readonly<z.output<typeof familySchema>>;
export type Model = Readonly<z.output<typeof modelSchema>>;
export type Figure = Readonly<z.output<typeof figureSchema>>;
export type Figures = Readonly<z.output<typeof figuresSchema>>;
export type EnergyClass = (typeof energyClasses)[number];
/** The figures that may follow the noun in a name. */
export type NamedFigure = Family['named'][number];
