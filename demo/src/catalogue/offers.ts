import * as z from 'zod/mini';
import { keySchema, readData } from '../data-files/read-data.js';
import { departmentKeys } from '../terms/departments.js';

/** A model as family and number: `fryer/2`. */
const placeSchema = z.string().check(z.regex(/^[a-z-]{1,40}\/\d{1,2}$/));
const placesSchema = z.array(placeSchema).check(z.maxLength(100));
const countriesSchema = z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1), z.maxLength(25));

const offers = readData(
  'catalogue/offers',
  z.strictObject({
    listedBWare: placesSchema,
    sets: z.array(z.tuple([placeSchema, placeSchema])).check(z.maxLength(100)),
    soldOut: placesSchema,
    endOfLine: placesSchema,
    notSoldIn: z.record(placeSchema, countriesSchema),
    reducedDepartment: z.enum(departmentKeys),
  }),
);

/** Machines that are also sold as B-ware. */
export const listedBWare: ReadonlySet<string> = new Set(offers.listedBWare);

/** Two machines sold together. */
export interface SetOffer {
  readonly parts: readonly [first: string, second: string];
}

export const setOffers: readonly SetOffer[] = offers.sets.map((parts) => ({ parts }));

/** Machines that are sold out in the demo, so that the shop can show it. */
export const soldOut: ReadonlySet<string> = new Set(offers.soldOut);

/** Discontinued machines with an amount off. */
export const endOfLine: ReadonlySet<string> = new Set(offers.endOfLine);

/** Machines that are not sold in some countries because of a missing plug or certificate. All others are sold everywhere. */
export const notSoldIn: Readonly<Record<string, readonly string[]>> = offers.notSoldIn;

/** The department whose machines are reduced by a percentage. */
export const { reducedDepartment } = offers;

const categoriesSchema = z.array(keySchema).check(z.minLength(1), z.maxLength(5));

/** Machines that are used together, by category key. */
export const usedBeside: Readonly<Record<string, readonly string[]>> = readData(
  'catalogue/used-beside',
  z.record(keySchema, categoriesSchema),
);
