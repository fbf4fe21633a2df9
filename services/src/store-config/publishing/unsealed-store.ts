import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { UnsealedStore } from '@manifold/domain/store-document/moment';
import { storeSchema } from '@manifold/domain/store/contract';
import * as z from 'zod/mini';

const { isDefault, hosts, locales } = storeSchema.shape;
const READ = { isDefault, hosts, locales };

/** Reads the fields on which other stores depend from a document with problems; omits invalid fields. */
export function unsealedStore({ storeKey, sections }: StoreDocument): UnsealedStore {
  const fields: Readonly<Record<string, unknown>> = sections.store;
  const read = Object.entries(READ).flatMap(([field, schema]) => {
    const parsed = z.safeParse<z.ZodMiniType>(schema, fields[field]);
    return parsed.success ? [[field, parsed.data]] : [];
  });
  return { storeKey, ...(Object.fromEntries(read) as Omit<UnsealedStore, 'storeKey'>) };
}
