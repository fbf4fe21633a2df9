import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The names under which pages read the slices of a section: `useStoreConfig().<page>`, `useCheckoutConfig().<checkout>`. */
export interface SliceNames {
  readonly page: readonly string[];
  readonly checkout: readonly string[];
}

const RENAMED = /\bas: \{([^{}]*)\}/;
/** Slices that `domain/src/page-config/page-config.ts` computes under a name that no contract declares. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = { 'page-slugs': ['slugs'] };

const camelCase = (noun: string): string => noun.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

/** Returns the names that the text of a section's contract declares with `as`; the default is the noun itself. */
export function sliceNamesIn(contract: string, noun: string): SliceNames {
  const renamed = RENAMED.exec(contract)?.[1] ?? '';
  const nameIn = (place: keyof SliceNames): string =>
    new RegExp(`\\b${place}: '(\\w+)'`).exec(renamed)?.[1] ?? camelCase(noun);
  return { page: [nameIn('page'), ...(COMPUTED[noun] ?? [])], checkout: [nameIn('checkout')] };
}

/** Returns the names of a section's slices, read from its contract. */
export function sliceNamesOf(checkout: string, noun: string): SliceNames {
  const contract = path.join(checkout, 'domain/src', noun, 'contract.ts');
  return sliceNamesIn(existsSync(contract) ? readFileSync(contract, 'utf8') : '', noun);
}
