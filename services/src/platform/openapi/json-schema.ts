import * as z from 'zod';
import type { JsonSchema } from './document.js';

export type Schema = z.core.$ZodType;

/**
 * Returns the JSON schema of a request (`input`) or an answer (`output`). A recursive schema gets an `$id`, so that its
 * references work wherever it is embedded.
 */
export function jsonSchema(schema: Schema, io: 'input' | 'output', name: string): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json.$defs ? { $id: `urn:manifold:${name}:${io}`, ...json } : json;
}
