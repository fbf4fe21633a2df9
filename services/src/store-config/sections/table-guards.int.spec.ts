import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { SECTIONS } from './registry.js';
import { missingGuards, tableOf } from './testing/table-guards.js';

/** A section whose table has no guards, as `migrate dev` creates it from a Prisma schema. */
const UNGUARDED = {
  key: 'throw-away',
  fields: [{ name: 'enabled' }, { name: 'feeCentAmount' }],
  amounts: { feeCentAmount: 'charge' },
};
const UNGUARDED_TABLE = `
  CREATE TABLE throw_away (
    id serial PRIMARY KEY, layer config_layer NOT NULL, layer_key text NOT NULL, valid_from timestamptz(3),
    valid_to timestamptz(3), sets text[], updated_revision integer NOT NULL, enabled boolean, fee_cent_amount integer);
  CREATE UNIQUE INDEX throw_away_layer_layer_key_valid_from_key ON throw_away (layer, layer_key, valid_from);`;
/** Each guard by itself, in the order in which its absence is reported. */
const GUARDS = [
  `DROP INDEX throw_away_layer_layer_key_valid_from_key;
   CREATE UNIQUE INDEX throw_away_row ON throw_away (layer, layer_key, valid_from) NULLS NOT DISTINCT`,
  `ALTER TABLE throw_away ADD CONSTRAINT throw_away_validity
     CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to))`,
  `ALTER TABLE throw_away ADD CONSTRAINT throw_away_layer_key CHECK ((layer = 'default') = (layer_key = '*'))`,
  `ALTER TABLE throw_away ADD CONSTRAINT throw_away_sets
     CHECK (sets <@ ARRAY['enabled', 'feeCentAmount']::text[] AND cardinality(sets) > 0)`,
  `ALTER TABLE throw_away ALTER COLUMN sets SET NOT NULL`,
  `ALTER TABLE throw_away ADD CONSTRAINT throw_away_amounts CHECK (fee_cent_amount >= 0)`,
];

describe('the tables of the config', () => {
  let database: FreshDatabase;
  let db: pg.Client;

  beforeAll(async () => {
    database = await freshDatabase({ template: 'manifold' });
    db = new pg.Client({ connectionString: database.url });
    await db.connect();
  });
  afterAll(async () => {
    await db.end();
    await database.drop();
  });

  it.each(SECTIONS)(
    '$key refuses wrong rows: duplicates, wrong dates, unknown fields, negative amounts',
    async (section) => {
      expect(await missingGuards(db, section)).toEqual([]);
    },
  );

  it('are reported guard by guard if a migration forgets them', async () => {
    expect(await missingGuards(db, UNGUARDED)).toEqual(['there is no table "throw_away"']);
    await db.query(UNGUARDED_TABLE);
    const missing = await missingGuards(db, UNGUARDED);
    expect(missing).toHaveLength(GUARDS.length);
    expect(missing).toContain('"throw_away_sets" is missing');
    for (const [at, guard] of GUARDS.entries()) {
      await db.query(guard);
      expect(await missingGuards(db, UNGUARDED)).toEqual(missing.slice(at + 1));
    }
  });

  it('are reported if a field is added to the section but not to the table', async () => {
    const [first] = SECTIONS;
    if (!first) throw new Error('no section');
    const grown = { ...first, fields: [...first.fields, { name: 'colour' }] };
    expect(await missingGuards(db, grown)).toEqual([expect.stringContaining(`"${tableOf(first.key)}_sets" takes `)]);
    const withAmount = { ...first, amounts: { priceCentAmount: 'charge' } };
    expect(await missingGuards(db, withAmount)).toEqual([`"${tableOf(first.key)}" has no column "price_cent_amount"`]);
  });
});
