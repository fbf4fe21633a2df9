import * as z from 'zod/mini';
import { readData } from '../data-files/read-data.js';
import { localizedText } from './language.js';

/**
 * Words for conditions: new goods; B-ware (EX20: returned, checked, with marks of use), which follows the product name; and the
 * word before the name of a set (EX18) of two machines.
 */
export const conditionWords = readData(
  'terms/conditions',
  z.strictObject({ new: localizedText, bWare: localizedText, set: localizedText }),
);
