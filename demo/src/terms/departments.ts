import * as z from 'zod/mini';
import { readData, keySchema } from '../data-files/read-data.js';
import { localizedText } from './language.js';

/** First-level categories, in the order of the data. */
// prettier-ignore
export const departmentKeys = ['kitchen', 'workshop', 'welding', 'measuring', 'cleaning', 'garden', 'laboratory', 'forestry', 'salon', 'warehouse'] as const;

export type DepartmentKey = (typeof departmentKeys)[number];

const departmentSchema = z.strictObject({
  /** The name in the navigation. */
  name: localizedText,
  /** The purpose of its machines: the first paragraph of a description. */
  description: localizedText,
  /** How its machines are cleaned and maintained. */
  care: localizedText,
});

export const departments = readData('terms/departments', z.record(z.enum(departmentKeys), departmentSchema));

/** Names of the second-level categories. */
export const groupNames = readData('terms/groups', z.record(keySchema, localizedText));
