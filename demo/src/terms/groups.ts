import * as z from 'zod/mini';
import { keySchema, readData } from '../data-files/read-data.js';
import { localizedText } from './language.js';

/** Names of the second-level categories. */
export const groupNames = readData('terms/groups', z.record(keySchema, localizedText));
