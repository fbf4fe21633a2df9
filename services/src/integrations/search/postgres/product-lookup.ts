import { codesInWords, compactCode, mayBeCode, mayBeginCode } from '@manifold/domain/search/product-code';
import { distanceTo, figuresFrom, type Quantity } from '@manifold/domain/search/quantities';
import type { TypedWord } from '@manifold/domain/search/words';
import { Cache } from '../../../platform/cache/cache.js';
import { codesOf, documentsOf } from './generation-tables.js';
import type { LiveGeneration } from './live-generations.js';
import type { QueryRunner } from './search-database.js';
import { queryText, wordsIn, type Term } from './search-terms.js';
import { groupMatches, groupPartialMatches } from './term-fields.js';
import { WordFields } from './word-fields.js';

interface GroupRow {
  readonly tier: number;
  readonly skus: string;
}

type Groups = string[][];

const groups = (rows: readonly GroupRow[]): Groups => rows.map(({ skus }) => skus.split(','));

const LAST_LETTER = '\uffff';

/** Cached, because the next query while typing often has the same terms. */
const MAXIMUM_CACHED_QUERIES = 300;

/** The products of a code among typed words. */
export interface CodedWords {
  readonly groups: Groups;
  /** The other words. */
  readonly others: readonly TypedWord[];
}

/** Finds products by terms. */
export class ProductLookup {
  private readonly wordFields: WordFields;
  private readonly cachedGroups = new Cache<Groups>({ maximumEntries: MAXIMUM_CACHED_QUERIES });

  constructor(private readonly database: QueryRunner) {
    this.wordFields = new WordFields(database);
  }

  /** Returns products whose SKU, EAN or model number equals the text in any spelling, then those that start with it. */
  async byCode(generation: number, text: string): Promise<Groups> {
    if (!mayBeCode(text)) return [];
    const code = compactCode(text);
    const rows = await this.database.query<GroupRow>(
      `SELECT tier, string_agg(sku, ',') AS skus FROM (
         SELECT sku, min(CASE WHEN code = $1 THEN kind ELSE ${PREFIX_TIER} END) AS tier FROM ${codesOf(generation)}
         WHERE code >= $1 AND code <= $2 GROUP BY sku
       ) hit GROUP BY tier ORDER BY tier`,
      [code, mayBeginCode(text) ? code + LAST_LETTER : code],
      `code_${generation}`,
    );
    return groups(rows);
  }

  /** Returns the products of a code among other words (`Fritteuse RCEF-10DH`), or undefined without one. */
  async byCodeInWords(generation: number, words: readonly TypedWord[]): Promise<CodedWords | undefined> {
    const runs = codesInWords(words);
    if (runs.length === 0) return undefined;
    const rows = await this.database.query<GroupRow & { readonly code: string }>(
      `SELECT code, kind AS tier, string_agg(sku, ',') AS skus FROM ${codesOf(generation)}
       WHERE code = ANY ($1::text[]) GROUP BY code, kind ORDER BY length(code) DESC, code, kind`,
      [runs.map(({ code }) => code)],
      `codes_${generation}`,
    );
    const run = runs.find(({ code }) => code === rows[0]?.code);
    if (!run) return undefined;
    return {
      groups: groups(rows.filter(({ code }) => code === run.code)),
      others: words.filter((_, place) => place < run.from || place >= run.from + run.length),
    };
  }

  /**
   * Returns the products that match all terms, else the most terms. After a few letters, each further one rarely changes the
   * terms: then the same array is returned, for which caches have entries.
   */
  lookUp(generation: LiveGeneration, terms: readonly Term[]): Promise<Groups> {
    const all: Term = { all: terms };
    const key = `${generation.id} ${generation.stamp} ${queryText(all, true) ?? ''} / ${queryText(all, false) ?? ''}`;
    return this.cachedGroups.load(key, () => this.find(generation, terms));
  }

  /** Splits each group by the distance of the quantities to the typed ones, nearest first. */
  async sortByDistance(
    generation: number,
    found: readonly (readonly string[])[],
    wanted: readonly Quantity[],
  ): Promise<Groups> {
    const rows = await this.database.query<{ readonly figures: string; readonly skus: string }>(
      `SELECT figures, string_agg(sku, ',') AS skus FROM ${documentsOf(generation)}
       WHERE sku = ANY ($1::text[]) GROUP BY figures`,
      [found.flat()],
      `figures_${generation}`,
    );
    const distances = new Map<string, number>();
    for (const { figures, skus } of rows) {
      const distance = distanceTo(wanted, figuresFrom(figures));
      for (const sku of skus.split(',')) distances.set(sku, distance);
    }
    return found.flatMap((skus) => byDistance(skus, distances));
  }

  /** Returns matches by field: name, brand, category; the description only if there are no others. */
  private async find(generation: LiveGeneration, terms: readonly Term[]): Promise<Groups> {
    const all: Term = { all: terms };
    const index = await this.wordFields.load(generation, wordsIn(all));
    const titled = groupMatches(index, all);
    if (titled.length > 0) return titled;
    const findInDescriptions = await this.described(generation.id, all);
    return findInDescriptions.length > 0 || terms.length < 2 ? findInDescriptions : groupPartialMatches(index, terms);
  }

  private async described(generation: number, all: Term): Promise<Groups> {
    const queries = [queryText(all, true) ?? null, queryText(all, false) ?? null];
    return groups(await this.database.query<GroupRow>(described(generation), queries, `described_${generation}`));
  }
}

/** Ranks after all kinds of products with the whole code. */
const PREFIX_TIER = 9;

function byDistance(skus: readonly string[], distances: ReadonlyMap<string, number>): Groups {
  const groupsByDistance = new Map<number, string[]>();
  for (const sku of skus) {
    const distance = distances.get(sku) ?? Infinity;
    const group = groupsByDistance.get(distance);
    if (group) group.push(sku);
    else groupsByDistance.set(distance, [sku]);
  }
  return [...groupsByDistance].sort(([one], [other]) => one - other).map(([, group]) => group);
}

const described = (generation: number): string =>
  `SELECT tier, string_agg(sku, ',') AS skus FROM (
     SELECT sku, CASE WHEN body @@ $1::tsquery THEN 0 ELSE ${PREFIX_TIER} END + kind AS tier FROM ${documentsOf(generation)}
     WHERE body @@ $2::tsquery
   ) hit GROUP BY tier ORDER BY tier`;
