import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { UnsealedStore } from '@manifold/domain/store-document/moment';
import { storeSchema } from '@manifold/domain/store/contract';
import * as z from 'zod/mini';

const { isDefault, hosts, locales } = storeSchema.shape;
const READ = { isDefault, hosts, locales };

/** Reads from a document with problems what other stores depend on; a field that is wrong itself is left out. */
export function unsealedStore({ storeKey, sections }: StoreDocument): UnsealedStore {
  const said: Readonly<Record<string, unknown>> = sections.store;
  const read = Object.entries(READ).flatMap(([field, schema]) => {
    const parsed = z.safeParse<z.ZodMiniType>(schema, said[field]);
    return parsed.success ? [[field, parsed.data]] : [];
  });
  return { storeKey, ...(Object.fromEntries(read) as Omit<UnsealedStore, 'storeKey'>) };
}
