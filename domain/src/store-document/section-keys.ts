import { localeSections, storeSections } from './sections.js';

export type StoreSectionKey = keyof typeof storeSections;
export type LocaleSectionKey = keyof typeof localeSections;
export type SectionKey = StoreSectionKey | LocaleSectionKey;

/** Returns the keys of an object literal, which has no others than its type says. */
const keysOf = <Key extends string>(literal: Readonly<Record<Key, unknown>>) => Object.keys(literal) as Key[];

/** The sections that have one value per store. */
export const STORE_SECTION_KEYS: readonly StoreSectionKey[] = keysOf(storeSections);
/** The sections that have one value per locale of a store. */
export const LOCALE_SECTION_KEYS: readonly LocaleSectionKey[] = keysOf(localeSections);
export const SECTION_KEYS: readonly SectionKey[] = [...STORE_SECTION_KEYS, ...LOCALE_SECTION_KEYS];
