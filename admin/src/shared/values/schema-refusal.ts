import { localeSectionSchemas, storeSectionSchemas } from '@manifold/domain/store-document/contract';
import type { SectionKey } from '@manifold/domain/store-document/section-keys';
import type * as z from 'zod/mini';

const SCHEMAS: Readonly<Record<SectionKey, z.ZodMiniObject>> = { ...storeSectionSchemas, ...localeSectionSchemas };

/** Whether a section's own schema takes a value for a field: the server asks the same before it keeps it. */
export function isTaken(section: SectionKey, field: string, value: unknown): boolean {
  const shape: Readonly<Record<string, z.core.$ZodType>> = SCHEMAS[section].shape;
  const schema = shape[field];
  // Every field of ours has a schema of zod/mini, which parses by itself.
  return schema !== undefined && (schema as z.ZodMiniType).safeParse(value).success;
}
