import * as z from 'zod/mini';
import { keySchema, readData } from '../data-files/read-data.js';
import { localizedText } from '../terms/language.js';

/** Features of machines and accessories, one line of the highlights each. */
export const features = readData('texts/features', z.record(keySchema, localizedText));
