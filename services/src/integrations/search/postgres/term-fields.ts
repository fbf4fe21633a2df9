import type { Term } from './search-terms.js';
import { numberIn, FIELD_RANK, fieldIn, type InvertedIndex } from './word-fields.js';

/** The best field of a term for each product of an index, by the product's number. */
type ProductFields = Uint8Array;

/** The searched index, and whether only exact terms count. */
interface TermScope {
  readonly index: InvertedIndex;
  readonly isExact: boolean;
}

/** The number of field ranks, including `none`. */
const FIELD_COUNT = FIELD_RANK.none + 1;

const noFields = ({ skus }: InvertedIndex): ProductFields => new Uint8Array(skus.length).fill(FIELD_RANK.none);

/** Returns the best field of a term per product, or undefined if no term is left. */
function fieldsOf(term: Term, scope: TermScope): ProductFields | undefined {
  if ('word' in term) return anyOf([term], scope);
  return 'any' in term ? anyOf(term.any, scope) : allOf(term.all, scope);
}

/** Returns the best field of alternative terms. */
function anyOf(terms: readonly Term[], scope: TermScope): ProductFields | undefined {
  const { index, isExact } = scope;
  const words = terms.flatMap((term) => ('word' in term && !(isExact && term.isLoose) ? [term.word] : []));
  const others = terms.flatMap((term) => ('word' in term ? [] : (fieldsOf(term, scope) ?? [])));
  const [only] = others;
  if (only && others.length === 1 && words.length === 0) return only;
  if (words.length + others.length === 0) return undefined;
  const found = noFields(index);
  for (const word of words) addWord(found, index.entriesByWord.get(word));
  for (const fields of others) mergeBest(found, fields);
  return found;
}

/** Returns the worst field of terms that are all required. */
function allOf(terms: readonly Term[], scope: TermScope): ProductFields | undefined {
  const parts = terms.flatMap((term) => fieldsOf(term, scope) ?? []);
  const [found, ...others] = parts;
  if (!found || parts.length < terms.length) return undefined;
  for (const fields of others) mergeWorst(found, fields);
  return found;
}

function addWord(found: ProductFields, entries: Uint32Array = new Uint32Array()): void {
  for (const entry of entries) {
    const [number, field] = [numberIn(entry), fieldIn(entry)];
    if (field < (found[number] ?? 0)) found[number] = field;
  }
}

function mergeBest(found: ProductFields, fields: ProductFields): void {
  for (let number = 0; number < found.length; number += 1) {
    const field = fields[number] ?? FIELD_RANK.none;
    if (field < (found[number] ?? 0)) found[number] = field;
  }
}

function mergeWorst(found: ProductFields, fields: ProductFields): void {
  for (let number = 0; number < found.length; number += 1) {
    const field = fields[number] ?? FIELD_RANK.none;
    if (field > (found[number] ?? 0)) found[number] = field;
  }
}

/** Returns the tier of a product: exact before similar matches in the name, then in the brand, then the category. 0 is no match. */
function tierOf(exact: number, loose: number): number {
  if (loose === FIELD_RANK.none) return 0;
  if (exact <= FIELD_RANK.branded) return exact;
  if (loose <= FIELD_RANK.branded) return FIELD_RANK.branded + loose;
  return exact === FIELD_RANK.title ? FIELD_RANK.branded + FIELD_RANK.title : FIELD_RANK.branded + FIELD_RANK.none;
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

/** The results of `tierOf` for each pair of fields, because every search needs them for every product. */
const TIERS = Uint8Array.from({ length: FIELD_COUNT * FIELD_COUNT }, (_, at) =>
  tierOf(Math.floor(at / FIELD_COUNT), at % FIELD_COUNT),
);

const isLoose = (term: Term): boolean =>
  'word' in term ? term.isLoose : ('any' in term ? term.any : term.all).some(isLoose);

/** Returns the products with a term in name, brand or category, grouped by field. */
export function groupMatches(index: InvertedIndex, term: Term): string[][] {
  const tiers = fieldsOf(term, { index, isExact: false });
  if (!tiers) return [];
  // Equal terms are searched once.
  const exact = isLoose(term) ? (fieldsOf(term, { index, isExact: true }) ?? noFields(index)) : tiers;
  for (let number = 0; number < tiers.length; number += 1)
    tiers[number] = TIERS[(exact[number] ?? 0) * FIELD_COUNT + (tiers[number] ?? 0)] ?? 0;
  return grouped(index, tiers);
}

function countMatches(matchCounts: Uint8Array, fields: ProductFields): void {
  for (const [number, field] of fields.entries())
    if (field < FIELD_RANK.none) matchCounts[number] = (matchCounts[number] ?? 0) + 1;
}

/** Returns the products that match the most terms, if that is at least half. */
export function groupPartialMatches(index: InvertedIndex, terms: readonly Term[]): string[][] {
  const found = terms.flatMap((term) => fieldsOf(term, { index, isExact: false }) ?? []);
  const matchCounts = new Uint8Array(index.skus.length);
  for (const fields of found) countMatches(matchCounts, fields);
  const fewest = Math.max(1, found.length / 2);
  return grouped(
    index,
    matchCounts.map((count) => (count < fewest ? 0 : found.length - count + 1)),
  );
}
