import type { SlicePlace } from '../section-contract/section-contract.js';
import type { LocaleSections, StoreDocument } from '../store-document/contract.js';
import { localeSections, storeSections, SECTION_KEYS } from '../store-document/sections.js';

const contracts = { ...storeSections, ...localeSections };
type Contracts = typeof contracts;

/** `gift-wrapping` is `giftWrapping` to a page. */
type CamelCase<Key extends string> = Key extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Key;

/** The name under which pages read the slice of a section: the one that it declares, or its noun. */
type NameAt<Place extends SlicePlace, Key extends keyof Contracts> = Contracts[Key] extends {
  readonly as: Readonly<Record<Place, infer Name extends string>>;
}
  ? Name
  : CamelCase<Key>;

/** The slices that the sections declare for a place, by the name under which pages read them. */
type SlicesAt<Place extends SlicePlace> = {
  readonly [
    Key in keyof Contracts as Contracts[Key] extends Readonly<Record<Place, unknown>> ? NameAt<Place, Key> : never
  ]: Contracts[Key] extends Readonly<Record<Place, (value: never) => infer Slice>> ? Slice : never;
};

export type PageSlices = SlicesAt<'page'>;
export type CheckoutSlices = SlicesAt<'checkout'>;

const camelCase = (key: string): string => key.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

/** A contract once the type of its value is left behind. Methods, because each slice takes the value of its own section. */
interface AnyContract {
  readonly schema: unknown;
  readonly as?: Readonly<Partial<Record<SlicePlace, string>>>;
  page?(value: unknown): unknown;
  checkout?(value: unknown): unknown;
}

/** Returns the slices that sections declare for a place, from the values of one store (and locale). */
export function sectionSlices<Place extends SlicePlace>(
  place: Place,
  values: StoreDocument['sections'] & LocaleSections,
): SlicesAt<Place> {
  const slices = SECTION_KEYS.flatMap((key) => {
    const contract: AnyContract = contracts[key];
    return contract[place] ? [[contract.as?.[place] ?? camelCase(key), contract[place](values[key])] as const] : [];
  });
  return Object.fromEntries(slices) as SlicesAt<Place>;
}
