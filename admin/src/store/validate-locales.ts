import { storeSchema, type StoreLocale } from '@manifold/domain/store/contract';
import type { Typed } from '../shared/values/text-to-value.js';

/** Validates the typed languages of a store. */
export function validateLocales(locales: readonly StoreLocale[]): Typed {
  const refused = (messageKey: string): Typed => ({ ok: false, reason: `console.store.${messageKey}`, values: {} });
  if (locales.length === 0) return refused('needsLanguage');
  if (!storeSchema.shape.locales.safeParse(locales).success) return refused('notALocale');
  const hasDuplicates = new Set(locales.map(({ locale }) => locale)).size < locales.length;
  return hasDuplicates ? refused('twice') : { ok: true, value: locales };
}
