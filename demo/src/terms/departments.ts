import * as z from 'zod/mini';
import { readData, keySchema } from '../data-files/read-data.js';
import { localizedText } from './language.js';

/** First-level categories, in the order of the data. */
// prettier-ignore
export const departmentKeys = ['kitchen', 'workshop', 'welding', 'measuring', 'cleaning', 'garden', 'laboratory', 'forestry', 'salon', 'warehouse'] as const;

export type DepartmentKey = (typeof departmentKeys)[number];

const departmentSchema = z.strictObject({
  /** As the navigation shows it. */
  name: localizedText,
  /** What its machines are made for: the first paragraph of a description. */
  description: localizedText,
  /** How its machines are cleaned and kept in order. */
  care: localizedText,
});

export const departments = readData('terms/departments', z.record(z.enum(departmentKeys), departmentSchema));

/** Names of the second-level categories. */
export const groupNames = readData('terms/groups', z.record(keySchema, localizedText));
