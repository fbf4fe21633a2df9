import { LastMade } from '../../../platform/concurrency/last-made.js';
import { documentsOf } from './generation-tables.js';
import type { LiveGeneration } from './live-generations.js';
import type { Asked } from './search-database.js';
import { queryText, wordsIn, type Term } from './search-terms.js';
import { groupsHaving, groupsHavingMost } from './term-places.js';
import { WordPlaces } from './word-places.js';

interface GroupRow {
  readonly tier: number;
  readonly skus: string;
}

type Groups = string[][];

const groups = (rows: readonly GroupRow[]): Groups => rows.map(({ skus }) => skus.split(','));

/** Whole and partial article numbers: letters at the front, then figures. */
const CODE = /^[A-Z]{0,4}[\d-]{4,}$/;
const LAST_LETTER = '\uffff';
/** The first digits of an EAN are its country's: `4000` is rather a figure. */
const SHORTEST_EAN_PART = 7;

/** For how many questions it is remembered what they came to, as long as people type on. */
const REMEMBERED = 300;

/** Finds products by what must be found in them. */
export class ProductLookup {
  private readonly places: WordPlaces;
  private readonly remembered = new LastMade<Groups>(REMEMBERED);

  constructor(private readonly database: Asked) {
    this.places = new WordPlaces(database);
  }

  /** Those whose SKU or EAN the text is, then those whose it begins. */
  async byCode(generation: number, text: string): Promise<Groups> {
    const code = text.toUpperCase().replace(/\s/g, '');
    if (!CODE.test(code)) return [];
    const rows = await this.database.ask<GroupRow>(
      `SELECT tier, string_agg(sku, ',') AS skus FROM (
         SELECT sku, CASE WHEN sku = $1 OR ean = $1 THEN 1 ELSE 2 END AS tier FROM ${documentsOf(generation)}
         WHERE (sku >= $1 AND sku < $2) OR ($3 AND ean >= $1 AND ean < $2 AND ean <> '')
       ) hit GROUP BY tier ORDER BY tier`,
      [code, code + LAST_LETTER, code.length >= SHORTEST_EAN_PART],
      `code_${generation}`,
    );
    return groups(rows);
  }

  /**
   * Those that have all of it, else the most of it. From a few letters on a word mostly comes to the same with each further
   * one: the same list then, of which more is known than of a new one.
   */
  of(generation: LiveGeneration, terms: readonly Term[]): Promise<Groups> {
    const all: Term = { all: terms };
    const key = `${generation.id} ${generation.stamp} ${queryText(all, true) ?? ''} / ${queryText(all, false) ?? ''}`;
    return this.remembered.keep(key, this.remembered.find(key) ?? this.found(generation, terms));
  }

  /** By where it stands: name, then brand, then category; in the description where it stands nowhere else. */
  private async found(generation: LiveGeneration, terms: readonly Term[]): Promise<Groups> {
    const all: Term = { all: terms };
    const shelf = await this.places.of(generation, wordsIn(all));
    const titled = groupsHaving(shelf, all);
    if (titled.length > 0) return titled;
    const described = await this.described(generation.id, all);
    return described.length > 0 || terms.length < 2 ? described : groupsHavingMost(shelf, terms);
  }

  private async described(generation: number, all: Term): Promise<Groups> {
    const asked = [queryText(all, true) ?? null, queryText(all, false) ?? null];
    return groups(await this.database.ask<GroupRow>(described(generation), asked, `described_${generation}`));
  }
}

const described = (generation: number): string =>
  `SELECT tier, string_agg(sku, ',') AS skus FROM (
     SELECT sku, CASE WHEN body @@ $1::tsquery THEN 1 ELSE 2 END AS tier FROM ${documentsOf(generation)}
     WHERE body @@ $2::tsquery
   ) hit GROUP BY tier ORDER BY tier`;
