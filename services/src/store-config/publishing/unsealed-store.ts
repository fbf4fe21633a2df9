import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { UnsealedStore } from '@manifold/domain/store-document/moment';
import { storeSchema } from '@manifold/domain/store/contract';
import * as z from 'zod/mini';

const { isDefault, hosts, locales } = storeSchema.shape;
const FIELD_SCHEMAS = { isDefault, hosts, locales };

/** Returns the store fields that checks of other stores need, from a document that is invalid; omits invalid fields. */
export function unsealedStore({ storeKey, sections }: StoreDocument): UnsealedStore {
  const fields: Readonly<Record<string, unknown>> = sections.store;
  const read = Object.entries(FIELD_SCHEMAS).flatMap(([field, schema]) => {
    const parsed = z.safeParse<z.ZodMiniType>(schema, fields[field]);
    return parsed.success ? [[field, parsed.data]] : [];
  });
  return { storeKey, ...(Object.fromEntries(read) as Omit<UnsealedStore, 'storeKey'>) };
}
