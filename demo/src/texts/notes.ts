import * as z from 'zod/mini';
import { readData } from '../data-files/read-data.js';
import { localizedText } from '../terms/language.js';

/** Sentences of a description. */
export const notes = readData(
  'texts/notes',
  z.strictObject({
    /** Stands in front of the description of a B-ware article. */
    bWare: localizedText,
    /** For a machine that needs no special connection. */
    mains: localizedText,
    /** For a heavy machine that a carrier brings. */
    freight: localizedText,
    /** That the manual comes along. */
    manual: localizedText,
  }),
);
