import * as z from 'zod/mini';
import { readData } from '../data-files/read-data.js';
import { localizedText } from './language.js';

/**
 * What the conditions are called: what nobody has used; B-ware (EX20: returned, checked, with marks of use) behind its name;
 * and the word that begins the name of a set (EX18) of two machines.
 */
export const conditionWords = readData(
  'terms/conditions',
  z.strictObject({ new: localizedText, bWare: localizedText, set: localizedText }),
);
