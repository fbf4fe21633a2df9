import * as z from 'zod/mini';
import { readData, textSchema } from '../data-files/read-data.js';
import { languages, localized } from '../terms/language.js';

const namesSchema = z.array(textSchema).check(z.minLength(1), z.maxLength(50));

const peopleSchema = z.strictObject({
  women: namesSchema,
  men: namesSchema,
  /** Two forms if women bear another one than men: `["Novák", "Nováková"]`. */
  surnames: z.array(z.union([textSchema, z.tuple([textSchema, textSchema])])).check(z.minLength(1), z.maxLength(50)),
});

/** Common names, as people who speak the language bear them. */
export const names = readData('orders/people', localized(peopleSchema));

/** Streets that many towns have. */
export const streets = readData('orders/streets', localized(namesSchema));

/** A town's postal code, its name and the language that is spoken there. */
const townSchema = z.tuple([z.string().check(z.maxLength(12)), textSchema, z.enum(languages)]);

/** Towns of each country. */
export const towns: Readonly<Record<string, readonly z.output<typeof townSchema>[]>> = readData(
  'orders/towns',
  z.record(z.string().check(z.regex(/^[A-Z]{2}$/)), z.array(townSchema).check(z.minLength(1), z.maxLength(50))),
);
