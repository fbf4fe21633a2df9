import * as z from 'zod';
import { invalidInput } from '../errors/platform-error.js';
import { shapeAt, type ObjectShape } from '../predicates/shape.js';

/** How an expression names a field. */
export const fieldName = z.looseObject({
  field: z.string().max(256),
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Not a language.')
    .optional(),
});
export type FieldName = z.output<typeof fieldName>;

/** The name for all texts of a resource. */
const ALL = 'all';
const WORD = /^[A-Za-z][\w-]*$/;
const CUSTOM = /^custom\.(?!fields\b)/;

export const malformedQuery = (reason: string): Error => invalidInput(`Malformed parameter: query: ${reason}`);

/**
 * Returns the JSON path to the values of a field; lists on the path are searched. Throws 400 for a field that the resource
 * does not have.
 */
export function fieldPath(shape: ObjectShape, { field, language }: FieldName): string {
  if (field === ALL) return '$.** ? (@.type() == "string")';
  const words = field.replace(CUSTOM, 'custom.fields.').split('.');
  if (language !== undefined) words.push(language);
  const found = words.every((word) => WORD.test(word)) ? shapeAt(shape, words) : undefined;
  if (found === undefined || found.kind === 'object')
    throw malformedQuery(`The field '${field}' does not exist or is not searchable.`);
  if (found.kind === 'map') throw malformedQuery(`The field '${field}' is localized: a language is required.`);
  return `$${words.map((word) => `."${word}"`).join('')}`;
}
