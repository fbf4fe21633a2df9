import * as z from 'zod/mini';
import { readData, textSchema } from '../data-files/read-data.js';
import { languages, localized } from '../terms/language.js';

const namesSchema = z.array(textSchema).check(z.minLength(1), z.maxLength(50));

const peopleSchema = z.strictObject({
  women: namesSchema,
  men: namesSchema,
  /** Male and female form if they differ: `["Novák", "Nováková"]`. */
  surnames: z.array(z.union([textSchema, z.tuple([textSchema, textSchema])])).check(z.minLength(1), z.maxLength(50)),
});

/** Common names by language. */
export const names = readData('orders/people', localized(peopleSchema));

/** Common street names. */
export const streets = readData('orders/streets', localized(namesSchema));

/** A town: postal code, name and language. */
const townSchema = z.tuple([z.string().check(z.maxLength(12)), textSchema, z.enum(languages)]);

/** Towns by country. */
export const towns: Readonly<Record<string, readonly z.output<typeof townSchema>[]>> = readData(
  'orders/towns',
  z.record(z.string().check(z.regex(/^[A-Z]{2}$/)), z.array(townSchema).check(z.minLength(1), z.maxLength(50))),
);
