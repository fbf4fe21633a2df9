import * as z from 'zod/mini';
import { keySchema, readData } from '../data-files/read-data.js';
import { localizedText } from '../terms/language.js';

/** What a machine or an accessory has, as one line of its highlights. */
export const features = readData('texts/features', z.record(keySchema, localizedText));
