import { isSafePattern } from '@manifold/domain/pattern/safe-pattern';
import { postalCodeSchema } from '@manifold/domain/postal-code/contract';
import {
  localeSectionSchemas,
  storeSectionSchemas,
  type StoreDocument,
} from '@manifold/domain/store-document/contract';
import { LOCALE_SECTION_KEYS, STORE_SECTION_KEYS, type SectionKey } from '@manifold/domain/store-document/sections';
import { localeCodeSchema, storeKeySchema } from '@manifold/domain/store/contract';
import * as z from 'zod/mini';
import { deepFreeze } from '../live/live-config.js';

const SCHEMAS = { ...storeSectionSchemas, ...localeSectionSchemas };
const parts = z.record(z.string(), z.unknown());
const outline = z.object({ storeKey: storeKeySchema, sections: parts, locales: z.record(localeCodeSchema, parts) });

type Parts = Readonly<Record<string, unknown>>;

/**
 * Parses documents and shares equal parts between them: each distinct part is checked once and is in memory once, because
 * thousands of stores are mostly equal.
 */
export class SharedDocuments {
  private readonly known = new Map<string, unknown>();

  /** Returns the document of parsed JSON, deeply frozen; undefined if it is not valid. */
  read(json: unknown): StoreDocument | undefined {
    const { data } = outline.safeParse(json);
    if (!data) return undefined;
    const sections = this.shared(STORE_SECTION_KEYS, data.sections);
    const locales = Object.entries(data.locales).map(([locale, values]) => {
      return [locale, this.shared(LOCALE_SECTION_KEYS, values)] as const;
    });
    if (!sections || locales.some(([, values]) => !values)) return undefined;
    // Every part has been parsed by its own schema.
    return deepFreeze({ storeKey: data.storeKey, sections, locales: Object.fromEntries(locales) } as StoreDocument);
  }

  private shared(keys: readonly SectionKey[], values: Parts): Parts | undefined {
    const read = keys.map((key) => [key, this.part(key, values[key])] as const);
    return read.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(read);
  }

  private part(key: SectionKey, value: unknown): unknown {
    const text = `${key} ${JSON.stringify(value)}`;
    if (!this.known.has(text)) this.known.set(text, withoutUnsafePattern(key, SCHEMAS[key].safeParse(value).data));
    return this.known.get(text);
  }
}

/**
 * Removes an unsafe pattern of postal codes, which was published before the rule or written into the file by hand. Until staff
 * publish another pattern, the country accepts any text as postal code.
 */
function withoutUnsafePattern(key: SectionKey, value: unknown): unknown {
  const format = key === 'postal-code' ? postalCodeSchema.safeParse(value).data : undefined;
  if (!format || format.pattern === null || isSafePattern(format.pattern)) return value;
  return { ...format, pattern: null };
}
