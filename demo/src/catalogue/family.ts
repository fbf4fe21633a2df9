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

/** "2 × 10 l": a value in a unit, `count` times over; a bare number (shelves) has no unit. */
const figureSchema = z.strictObject({
  value: amountSchema,
  unit: z.optional(z.enum(units)),
  count: z.optional(z.int().check(z.positive(), z.maximum(100))),
});

/** The figures that differ between the models of a family; `nominal` is one that only the name carries (a disc's 150 mm). */
const figuresSchema = z.partialRecord(z.enum(figureKeys), figureSchema);

/** One model as its maker would list it. */
const modelSchema = z.strictObject({
  /** The middle of the model code: "50-8" in "MSW-KOMP-50-8". */
  code: z.string().check(z.regex(/^[\w./-]{1,30}$/)),
  /** Gross price in whole euros before it is brought to a price point. */
  euros: z.int().check(z.positive(), z.maximum(100_000)),
  adjective: adjectiveSchema,
  figures: figuresSchema,
  /** Length, width, height in millimetres. */
  size: z.tuple([amountSchema, amountSchema, amountSchema]),
  kilograms: amountSchema,
  /** Which drawing shows it, when the family has several ("fryer-double"). */
  picture: z.optional(keySchema),
  /** Of an accessory: which machines it fits, by the figure that its family names, in litres, kilograms and so on. */
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
  /** Two digits of the SKU. Never changes, or the SKUs of the demo would move. */
  number: z.int().check(z.positive(), z.maximum(99)),
  noun: nounSchema,
  department: z.enum(departmentKeys),
  group: keyOf(groupNames),
  brand: textSchema,
  /** The front of the model code: "MSW-KOMP". */
  modelPrefix: z.string().check(z.regex(/^[\w-]{1,20}$/)),
  adjective: adjectiveSchema,
  /** Which figures stand in the name, in this order. */
  named: z.array(z.enum([...figureKeys, 'size'])).check(z.maxLength(5)),
  features: z.array(keyOf(features)).check(z.maxLength(8)),
  mainsVoltage: z.optional(z.literal([230, 400])),
  freight: z.optional(z.boolean()),
  energyClass: z.optional(z.enum(energyClasses)),
  /** A machine has none. */
  accessory: z.optional(accessorySchema),
  models: z.array(modelSchema).check(z.minLength(1), z.maxLength(20)),
});

/** The families of a department, as a data file has them. */
export const familiesSchema = z.array(familySchema).check(z.minLength(1), z.maxLength(40));

export type Family = Readonly<z.output<typeof familySchema>>;
export type Model = Readonly<z.output<typeof modelSchema>>;
export type Figure = Readonly<z.output<typeof figureSchema>>;
export type Figures = Readonly<z.output<typeof figuresSchema>>;
export type EnergyClass = (typeof energyClasses)[number];
/** What may stand in a name behind the noun. */
export type NamedFigure = Family['named'][number];
