import * as z from 'zod';
import type { JsonSchema } from './document.js';

export type Schema = z.core.$ZodType;

/**
 * A schema as JSON, as it is sent (`input`) or answered (`output`). One that refers to itself is named, so that its
 * references hold wherever it is put.
 */
export function jsonSchema(schema: Schema, io: 'input' | 'output', name: string): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json.$defs ? { $id: `urn:manifold:${name}:${io}`, ...json } : json;
}
