import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** The folder `demo/data`; the relative path is the same from `src` and `dist`. */
const FOLDER = new URL('../../data/', import.meta.url);

/**
 * Reads a data file of the demo: `readData('terms/groups', …)` reads `demo/data/terms/groups.json`. Throws with the name of the
 * file and of the field if the file does not fit its schema.
 */
export function readData<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> {
  const content: unknown = JSON.parse(readFileSync(new URL(`${file}.json`, FOLDER), 'utf8'));
  const checked = z.safeParse(schema, content);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new Error(`demo/data/${file}.json: ${[...(issue?.path ?? [])].join('.') || 'the file'}: ${issue?.message}`);
}

/** Returns the entry of a table. Throws if the table has none under this key. */
export function entryOf<T>(table: Readonly<Record<string, T>>, key: string): T {
  const entry = table[key];
  if (entry === undefined) throw new Error(`"${key}" is none of ${Object.keys(table).join(', ')}.`);
  return entry;
}

/** The key of an entry: `pressure-washer`, `steelFrame`, `fryer/2`. */
export const keySchema = z.string().check(z.regex(/^[\w/-]{1,60}$/));

/** Returns a schema for the keys of a table that was read before. */
export const keyOf = (table: Readonly<Record<string, unknown>>) => z.enum(Object.keys(table));

/** A displayed text: not empty, and at most a paragraph. */
export const textSchema = z.string().check(z.minLength(1), z.maxLength(1000));
