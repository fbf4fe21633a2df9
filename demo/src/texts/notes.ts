import * as z from 'zod/mini';
import { readData } from '../data-files/read-data.js';
import { localizedText } from '../terms/language.js';

/** Sentences of a description. */
export const notes = readData(
  'texts/notes',
  z.strictObject({
    /** The start of the description of B-ware. */
    bWare: localizedText,
    /** For machines without a special connection. */
    mains: localizedText,
    /** For heavy machines, which a freight carrier delivers. */
    freight: localizedText,
    /** The note that the manual is included. */
    manual: localizedText,
  }),
);
