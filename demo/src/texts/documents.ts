import * as z from 'zod/mini';
import { readData, textSchema } from '../data-files/read-data.js';
import { localized, localizedText } from '../terms/language.js';

/** Headings of manuals and product data sheets, and the notes at the start of every manual. */
export const documentTexts = readData(
  'texts/documents',
  z.strictObject({
    title: localizedText,
    safety: localizedText,
    care: localizedText,
    technicalData: localizedText,
    safetyNotes: localized(z.array(textSchema).check(z.minLength(1), z.maxLength(10))),
    productSheetTitle: localizedText,
  }),
);
