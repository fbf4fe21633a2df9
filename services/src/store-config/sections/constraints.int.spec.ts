import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { SECTIONS } from './registry.js';
import { tableOf } from './testing/table-guards.js';

/** A row's address columns; each test overrides what it needs. */
const PLACE = { layer: 'country', layer_key: 'SK', valid_from: null, valid_to: null, updated_revision: 1 };
const JANUARY = '2027-01-01T00:00:00Z';
const FEBRUARY = '2027-02-01T00:00:00Z';

describe('the tables of the config', () => {
  let database: FreshDatabase;
  let db: pg.Client;

  beforeAll(async () => {
    database = await freshDatabase({ template: 'manifold' });
    db = new pg.Client({ connectionString: database.applicationUrl });
    await db.connect();
  });
  afterAll(async () => {
    await db.end();
    await database.drop();
  });

  function insert(table: string, columns: Record<string, unknown>): Promise<unknown> {
    const row = { ...PLACE, ...columns };
    const names = Object.keys(row).map((name) => pg.escapeIdentifier(name));
    const places = names.map((_, at) => `$${at + 1}`);
    return db.query(
      `INSERT INTO ${pg.escapeIdentifier(table)} (${names.join(', ')}) VALUES (${places.join(', ')})`,
      Object.values(row),
    );
  }

  describe.each(SECTIONS)('$key', ({ key, fields }) => {
    const table = tableOf(key);
    const row = { sets: [fields[0]?.name] };

    it.each([
      ['a row without fields', { sets: [] }, 'sets'],
      ['a field that the section does not have', { sets: ['colour'] }, 'sets'],
      ['a default row with a key', { ...row, layer: 'default' }, 'layer_key'],
      ["a country's row without a country", { ...row, layer_key: '*' }, 'layer_key'],
      ['an end before the beginning', { ...row, valid_from: FEBRUARY, valid_to: JANUARY }, 'validity'],
      ['an end without a beginning', { ...row, valid_to: JANUARY }, 'validity'],
    ])('refuses %s', async (_what, columns, constraint) => {
      await expect(insert(table, columns)).rejects.toMatchObject({ constraint: `${table}_${constraint}` });
    });

    it('refuses a row whose list of fields is null', async () => {
      await expect(insert(table, { sets: null })).rejects.toMatchObject({ code: '23502', column: 'sets' });
    });

    it('holds one undated row per layer and key, and dated ones that begin at different instants', async () => {
      await insert(table, row);
      await insert(table, { ...row, valid_from: JANUARY, valid_to: FEBRUARY });
      await insert(table, { ...row, valid_from: FEBRUARY });
      await expect(insert(table, row)).rejects.toMatchObject({ code: '23505' });
      await expect(insert(table, { ...row, valid_from: JANUARY })).rejects.toMatchObject({ code: '23505' });
    });
  });

  // Further constraints of single tables.
  it.each([
    [
      'a negative amount',
      'cash_on_delivery',
      { sets: ['feeCentAmount'], fee_cent_amount: -1 },
      'cash_on_delivery_amounts',
    ],
    [
      'an item limit of 0, because no limit is null',
      'cash_on_delivery',
      { sets: ['itemLimit'], item_limit: 0 },
      'cash_on_delivery_item_limit',
    ],
    [
      'a parcel that costs more than freight',
      'shipping_cost',
      { sets: ['parcelFeeCentAmount', 'freightFeeCentAmount'], parcel_fee_cent_amount: 2, freight_fee_cent_amount: 1 },
      'shipping_cost_parcel_not_above_freight',
    ],
    [
      'a low boundary that is not below the high one',
      'low_stock',
      {
        sets: ['highBoundaryCentAmount', 'lowBoundaryCentAmount'],
        high_boundary_cent_amount: 5,
        low_boundary_cent_amount: 5,
      },
      'low_stock_low_below_high',
    ],
    [
      'a coin of 0, to which no amount can be rounded',
      'cash_rounding',
      { sets: ['stepCentAmount'], step_cent_amount: 0 },
      'cash_rounding_step',
    ],
    [
      'a coin that is too large',
      'cash_rounding',
      { sets: ['stepCentAmount'], step_cent_amount: 1001 },
      'cash_rounding_step',
    ],
    ['a VAT rate of 60 %', 'tax_rate', { sets: ['standardRate'], standard_rate: 0.6 }, 'tax_rate_standard_rate'],
    [
      'an IBAN with spaces',
      'bank_transfer',
      { sets: ['iban'], iban: 'SK31 1200 0000 1987 4263 7541' },
      'bank_transfer_iban',
    ],
    ['a register that does not exist', 'vat_number', { sets: ['register'], register: 'oracle' }, 'vat_number_register'],
  ])('refuse %s', async (_what, table, columns, constraint) => {
    await expect(insert(table, columns)).rejects.toMatchObject({ constraint });
  });
});
