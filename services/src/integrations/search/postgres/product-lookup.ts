import { documentsOf } from './generation-tables.js';
import type { SearchDatabase } from './search-database.js';
import { queryText, type Term } from './search-terms.js';

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

/** Finds products by what must be found in them. */
export class ProductLookup {
  constructor(private readonly database: SearchDatabase) {}

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

  /** Those that have all of it, by where it stands: name, then brand, then category; in the description where it stands nowhere else. */
  async having(generation: number, terms: readonly Term[]): Promise<Groups> {
    const all: Term = { all: terms };
    const [exact, loose] = [queryText(all, true) ?? null, queryText(all, false) ?? null];
    // What is the same need not be looked for twice.
    const asked = [exact, exact === loose ? null : loose];
    const rows = await this.database.ask<GroupRow>(titled(generation), asked, `titled_${generation}`);
    if (rows.length > 0) return groups(rows);
    return groups(await this.database.ask<GroupRow>(described(generation), asked, `described_${generation}`));
  }

  /** Those that have the most of it, if that is at least half; for what nothing has all of. */
  async havingMost(generation: number, terms: readonly Term[]): Promise<Groups> {
    const texts = terms.flatMap((term) => queryText(term, false) ?? []);
    const rows = await this.database.ask<GroupRow>(
      most(generation, texts.length),
      [texts.join(' | '), ...texts],
      `most_${generation}_${texts.length}`,
    );
    return groups(rows);
  }
}

const parted = (generation: number, tiers: string, column: string): string =>
  `SELECT tier, string_agg(sku, ',') AS skus FROM (
     SELECT sku, CASE ${tiers} END AS tier FROM ${documentsOf(generation)} WHERE ${column} @@ coalesce($2, $1)::tsquery
   ) hit GROUP BY tier ORDER BY tier`;

/** A column for each place: the fewer words there are to look through, the quicker it is said where one stands. */
const titled = (generation: number): string =>
  parted(
    generation,
    `WHEN name @@ $1::tsquery THEN 1 WHEN branded @@ $1::tsquery THEN 2 WHEN name @@ $2::tsquery THEN 3
     WHEN branded @@ $2::tsquery THEN 4 WHEN title @@ $1::tsquery THEN 5 ELSE 6`,
    'title',
  );

const described = (generation: number): string => parted(generation, 'WHEN body @@ $1::tsquery THEN 1 ELSE 2', 'body');

/** The parameters from the second on are what has to be found. */
function most(generation: number, count: number): string {
  const had = Array.from({ length: count }, (_, place) => `(title @@ $${place + 2}::tsquery)::int`).join(' + ');
  return `SELECT -had AS tier, string_agg(sku, ',') AS skus FROM (
      SELECT sku, ${had} AS had FROM ${documentsOf(generation)} WHERE title @@ $1::tsquery
    ) hit WHERE had * 2 >= ${count} GROUP BY had ORDER BY had DESC`;
}
