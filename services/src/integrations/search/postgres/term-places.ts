import type { Term } from './search-terms.js';
import { numberIn, PLACE, placeIn, type InvertedIndex } from './word-places.js';

/** The best field of a term for each product of an index, by the product's number. */
type Places = Uint8Array;

/** Which terms count: all, or only exact ones. */
interface Looking {
  readonly index: InvertedIndex;
  readonly isExact: boolean;
}

/** The number of values of a field. */
const PLACES = PLACE.nowhere + 1;

const nowhere = ({ skus }: InvertedIndex): Places => new Uint8Array(skus.length).fill(PLACE.nowhere);

/** Returns the best field of a term per product, or undefined if no term is left. */
function placesOf(term: Term, looking: Looking): Places | undefined {
  if ('word' in term) return anyOf([term], looking);
  return 'any' in term ? anyOf(term.any, looking) : allOf(term.all, looking);
}

/** Returns the best field of alternative terms. */
function anyOf(terms: readonly Term[], looking: Looking): Places | undefined {
  const { index, isExact } = looking;
  const words = terms.flatMap((term) => ('word' in term && !(isExact && term.isLoose) ? [term.word] : []));
  const others = terms.flatMap((term) => ('word' in term ? [] : (placesOf(term, looking) ?? [])));
  const [only] = others;
  if (only && others.length === 1 && words.length === 0) return only;
  if (words.length + others.length === 0) return undefined;
  const found = nowhere(index);
  for (const word of words) takeWord(found, index.having.get(word));
  for (const places of others) takeBetter(found, places);
  return found;
}

/** Returns the worst field of terms that are all required. */
function allOf(terms: readonly Term[], looking: Looking): Places | undefined {
  const parts = terms.flatMap((term) => placesOf(term, looking) ?? []);
  const [found, ...others] = parts;
  if (!found || parts.length < terms.length) return undefined;
  for (const places of others) takeWorse(found, places);
  return found;
}

function takeWord(found: Places, entries: Uint32Array = new Uint32Array()): void {
  for (const entry of entries) {
    const [number, place] = [numberIn(entry), placeIn(entry)];
    if (place < (found[number] ?? 0)) found[number] = place;
  }
}

function takeBetter(found: Places, places: Places): void {
  for (let number = 0; number < found.length; number += 1) {
    const place = places[number] ?? PLACE.nowhere;
    if (place < (found[number] ?? 0)) found[number] = place;
  }
}

function takeWorse(found: Places, places: Places): void {
  for (let number = 0; number < found.length; number += 1) {
    const place = places[number] ?? PLACE.nowhere;
    if (place > (found[number] ?? 0)) found[number] = place;
  }
}

/** Returns the tier of a product: exact before similar matches in the name, then in the brand, then the category. 0 is no match. */
function tierOf(exact: number, loose: number): number {
  if (loose === PLACE.nowhere) return 0;
  if (exact <= PLACE.branded) return exact;
  if (loose <= PLACE.branded) return PLACE.branded + loose;
  return exact === PLACE.title ? PLACE.branded + PLACE.title : PLACE.branded + PLACE.nowhere;
}

/** The number of ranks of product kinds. */
const RANKS = 4;

/** Groups SKUs by tier, smallest first, then by kind, without tier 0. */
function grouped({ skus, ranks }: InvertedIndex, tiers: Uint8Array): string[][] {
  const groups: string[][] = [];
  for (let number = 0; number < tiers.length; number += 1) {
    const tier = tiers[number] ?? 0;
    // A plain loop, because every search visits all products.
    if (tier > 0) (groups[tier * RANKS + (ranks[number] ?? 0)] ??= []).push(skus[number] ?? '');
  }
  // Skips empty tiers.
  return groups.flatMap((group) => [group]);
}

/** The results of `tierOf` for each pair of fields, since every search needs them for every product. */
const TIERS = Uint8Array.from({ length: PLACES * PLACES }, (_, at) => tierOf(Math.floor(at / PLACES), at % PLACES));

const isLoose = (term: Term): boolean =>
  'word' in term ? term.isLoose : ('any' in term ? term.any : term.all).some(isLoose);

/** Returns the products with a term in name, brand or category, grouped by field. */
export function groupsHaving(index: InvertedIndex, term: Term): string[][] {
  const tiers = placesOf(term, { index, isExact: false });
  if (!tiers) return [];
  // Equal terms are searched once.
  const exact = isLoose(term) ? (placesOf(term, { index, isExact: true }) ?? nowhere(index)) : tiers;
  for (let number = 0; number < tiers.length; number += 1)
    tiers[number] = TIERS[(exact[number] ?? 0) * PLACES + (tiers[number] ?? 0)] ?? 0;
  return grouped(index, tiers);
}

function addHaving(had: Uint8Array, places: Places): void {
  for (const [number, place] of places.entries()) if (place < PLACE.nowhere) had[number] = (had[number] ?? 0) + 1;
}

/** Returns the products that match the most terms, if that is at least half. */
export function groupsHavingMost(index: InvertedIndex, terms: readonly Term[]): string[][] {
  const found = terms.flatMap((term) => placesOf(term, { index, isExact: false }) ?? []);
  const had = new Uint8Array(index.skus.length);
  for (const places of found) addHaving(had, places);
  const fewest = Math.max(1, found.length / 2);
  return grouped(
    index,
    had.map((count) => (count < fewest ? 0 : found.length - count + 1)),
  );
}
