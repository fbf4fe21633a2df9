import * as z from 'zod/mini';
import { readData, textSchema } from '../data-files/read-data.js';
import { localized, localizedText } from '../terms/language.js';

/** Names of the guarantees of one, two, three and five years, and their description. */
export const guaranteeTexts = readData(
  'texts/extra-guarantee',
  z.strictObject({
    names: localized(z.tuple([textSchema, textSchema, textSchema, textSchema])),
    description: localizedText,
  }),
);
