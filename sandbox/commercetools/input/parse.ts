import type * as z from 'zod';
import { invalidField, invalidInput, invalidJsonInput, type PlatformError } from '../errors/platform-error.js';

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let found: unknown = value;
  for (const step of path) found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined;
  return found;
}

// The platform answers InvalidJsonInput for a wrong type, and InvalidField for a value that is out of bounds.
const WRONG_TYPE: ReadonlySet<string> = new Set([
  'invalid_type',
  'invalid_union',
  'invalid_value',
  'unrecognized_keys',
]);

/** Marks a text that is not valid in its own language, such as a predicate; answered with InvalidInput. */
export const MALFORMED = { malformed: true };

function refusal(error: z.ZodError, value: unknown): PlatformError {
  const [issue] = error.issues;
  const path = issue?.path.map(String).join('.') ?? '';
  const message = issue?.message ?? 'Not valid.';
  if (issue !== undefined && WRONG_TYPE.has(issue.code))
    return invalidJsonInput(`${path === '' ? 'body' : path}: ${message}`);
  if (issue?.code === 'custom' && issue.params === MALFORMED)
    return invalidInput(`Malformed parameter: ${path}: ${message}`);
  return invalidField(path, at(value, issue?.path ?? []), message);
}

/** Returns the parsed value. Throws the platform's 400 with the path of the first error if it does not fit the schema. */
export function parseAs<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw refusal(parsed.error, value);
  return parsed.data;
}
