import { localeSectionSchemas, storeSectionSchemas } from '@manifold/domain/store-document/contract';
import type { SectionKey } from '@manifold/domain/store-document/section-keys';
import type * as z from 'zod/mini';

const SCHEMAS: Readonly<Record<SectionKey, z.ZodMiniObject>> = { ...storeSectionSchemas, ...localeSectionSchemas };

/** Whether a section's schema accepts a value for a field. The server validates the same. */
export function isValidValue(section: SectionKey, field: string, value: unknown): boolean {
  const shape: Readonly<Record<string, z.core.$ZodType>> = SCHEMAS[section].shape;
  const schema = shape[field];
  // All field schemas are built with zod/mini, which can parse synchronously.
  return schema !== undefined && (schema as z.ZodMiniType).safeParse(value).success;
}
