import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../start/src/testing/database.js';
import { Env } from '../platform/env/env.js';
import { TEST_VARIABLES } from '../platform/env/testing/test-variables.js';
import { Jobs } from '../platform/jobs/jobs.service.js';
import { createLogger } from '../platform/logging/logger.js';
import { openPool } from '../platform/postgres/open-pool.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Retention } from './retention.service.js';

let database: FreshDatabase;
let owner: pg.Pool;
let prisma: PrismaService;
let retention: Retention;

beforeAll(async () => {
  database = await freshDatabase({ template: 'manifold' });
  owner = openPool({ connectionString: database.url, max: 1 }, () => undefined);
  const variables = { DATABASE_URL: database.applicationUrl, ...TEST_VARIABLES, SNAPSHOTS_KEPT: '2' };
  const env = Env.parse(variables);
  const logger = createLogger('silent');
  prisma = new PrismaService(env);
  retention = new Retention(env, new Jobs(env, logger), prisma, logger);
});
afterAll(async () => {
  await prisma.onApplicationShutdown();
  await owner.end();
  await database.drop();
});

const daysAgo = (days: number): string => `now() - interval '${days} days'`;

async function column(sql: string): Promise<unknown[]> {
  const { rows } = await owner.query<unknown[]>({ text: sql, rowMode: 'array' });
  return rows.map(([value]) => value);
}

describe('published documents of stores', () => {
  beforeEach(() =>
    owner.query(`INSERT INTO revision (number, author, reason) SELECT n, 'test', '' FROM generate_series(1, 4) AS n;
      INSERT INTO revision_edit (revision_number, position, section, layer, layer_key)
        SELECT n, 0, 'store', 'store', 'ferrum_sk' FROM generate_series(1, 4) AS n;
      INSERT INTO snapshot (store_key, revision_number, valid_from, hash, document)
        SELECT 'ferrum_sk', n, at, repeat('0', 16), '{}' FROM generate_series(1, 4) AS n,
          (VALUES (NULL), ('2026-01-01'::timestamptz)) AS instants (at);
      INSERT INTO snapshot (store_key, revision_number, hash, document) VALUES ('ferrum_de', 1, repeat('0', 16), '{}')`),
  );

  it('are retained for the last publishes of each store; the complete history is retained', async () => {
    expect(await retention.apply()).toMatchObject({ snapshot: 4 });
    expect(await column('SELECT store_key || revision_number FROM snapshot ORDER BY 1')).toEqual([
      'ferrum_de1',
      'ferrum_sk3',
      'ferrum_sk3',
      'ferrum_sk4',
      'ferrum_sk4',
    ]);
    expect(
      await column('SELECT count(*)::int FROM revision UNION ALL SELECT count(*)::int FROM revision_edit'),
    ).toEqual([4, 4]);
    expect(await retention.apply()).toMatchObject({ snapshot: 0 });
  });
});

describe('checkouts', () => {
  const CARTS: readonly (readonly [cart: string, status: string, days: number])[] = [
    ['fresh', 'ordered', 29],
    ['month', 'ordered', 31],
    ['open', 'accepted', 500],
    ['year', 'ordered', 401],
    ['given-up', 'abandoned', 401],
  ];
  const checkouts = () => column("SELECT cart_id || ' ' || anonymous_id FROM checkout ORDER BY cart_id");

  beforeEach(async () => {
    for (const [cart, status, days] of CARTS) {
      await owner.query(`INSERT INTO checkout (cart_id, store_key, anonymous_id, order_number, created_at)
          VALUES ('${cart}', 'ferrum_sk', 'eva', 'SK-${cart}', ${daysAgo(days)});
        INSERT INTO payment_attempt (id, cart_id, merchant_reference, requested_version, method, cent_amount, currency_code,
            status, created_at, updated_at)
          VALUES (gen_random_uuid(), '${cart}', '${cart}-1', 1, 'bank-transfer', 100, 'EUR', '${status}', ${daysAgo(days)},
            ${daysAgo(days)})`);
    }
    await owner.query(`INSERT INTO checkout (cart_id, store_key, anonymous_id, order_number, created_at)
      VALUES ('never-tried', 'ferrum_sk', 'eva', 'SK-never', ${daysAgo(401)})`);
  });

  it('lose their owner after a month and are deleted after 400 days, unless they may still become an order', async () => {
    const touched = await retention.apply();
    expect(await checkouts()).toEqual(['fresh eva', 'month ', 'open eva']);
    expect(await column('SELECT cart_id FROM payment_attempt ORDER BY 1')).toEqual(['fresh', 'month', 'open']);
    expect(touched).toMatchObject({ payment_attempt: 2 });
  });
});

describe('mails about orders', () => {
  it('lose their recipient after a month unless they are still to be sent, and are deleted after 400 days', async () => {
    for (const [number, state, days] of [
      ['new', 'sent', 29],
      ['month', 'sent', 31],
      ['waiting', 'queued', 31],
      ['year', 'sent', 401],
    ] as const) {
      await owner.query(`INSERT INTO sent_mail (id, order_number, template, store_key, locale, recipient, state, created_at)
        VALUES (gen_random_uuid(), '${number}', 'shipped', 'ferrum_sk', 'sk-SK', 'eva', '${state}', ${daysAgo(days)})`);
    }
    await retention.apply();
    const shown = "SELECT order_number || ' ' || coalesce(recipient, '-') FROM sent_mail ORDER BY order_number";
    expect(await column(shown)).toEqual(['month -', 'new eva', 'waiting eva']);
  });
});

describe('checks of VAT numbers', () => {
  it('lose the number of a cart after a month, are deleted after 400 days, and stay with an order', async () => {
    for (const [cart, order, days] of [
      ['new', 'NULL', 29],
      ['month', 'NULL', 31],
      ['year', 'NULL', 401],
      ['ordered', "'AT-1'", 401],
    ] as const) {
      await owner.query(`INSERT INTO vat_check (id, cart_id, store_key, order_number, vat_number, register, code, status, checked_at)
        VALUES (gen_random_uuid(), '${cart}', 'ferrum_at', ${order}, 'AT1', 'vies', 200, 'valid', ${daysAgo(days)})`);
    }
    await retention.apply();
    const shown = "SELECT cart_id || ' ' || vat_number FROM vat_check ORDER BY cart_id";
    expect(await column(shown)).toEqual(['month ', 'new AT1', 'ordered AT1']);
  });
});

describe('edits of drafts, support requests and links', () => {
  const ID = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;

  it('are deleted when nobody needs them any more', async () => {
    const draft = (digit: number, state: string, days: number) =>
      `INSERT INTO change_set (id, name, author, state, updated_at) VALUES ('${ID(digit)}', 'd', 'a', '${state}', ${daysAgo(days)});
       INSERT INTO change_set_edit (change_set_id, section, layer, layer_key, after) VALUES ('${ID(digit)}', 's', 'store', '${digit}', '{}');`;
    await owner.query(
      [draft(1, 'draft', 999), draft(2, 'discarded', 181), draft(3, 'published', 181), draft(4, 'discarded', 179)].join(
        '',
      ),
    );
    const request = (digit: number, days: number, delivered: string) =>
      `INSERT INTO support_request (id, store_key, locale, reason, subreason, at, delivered_at)
       VALUES ('${ID(digit)}', 'ferrum_sk', 'sk-SK', 'r', 's', ${daysAgo(days)}, ${delivered});`;
    await owner.query([request(1, 401, 'now()'), request(2, 401, 'NULL'), request(3, 399, 'now()')].join(''));
    const link = (customer: string, days: number) =>
      `INSERT INTO my_orders_link (customer_id, store_key, token_hash, expires_at)
       VALUES ('${customer}', 'ferrum_sk', '${customer}', ${daysAgo(days)});`;
    await owner.query([link('old', 2), link('new', 0)].join(''));
    await owner.query(`INSERT INTO staff (id, email, name, role) VALUES ('${ID(1)}', 'a@b.test', 'A', 'admin');
      INSERT INTO preview_link (id, change_set_id, created_by, expires_at)
        VALUES ('${ID(8)}', '${ID(1)}', 'a', ${daysAgo(31)}), ('${ID(9)}', '${ID(1)}', 'a', ${daysAgo(29)});
      INSERT INTO staff_link (staff_id, token_hash, expires_at) VALUES ('${ID(1)}', 'x', ${daysAgo(2)})`);

    await retention.apply();

    expect(await column('SELECT right(id::text, 1) FROM change_set ORDER BY 1')).toEqual(['1', '2', '3', '4']);
    expect(await column('SELECT layer_key FROM change_set_edit ORDER BY 1')).toEqual(['1', '4']);
    expect(await column('SELECT right(id::text, 1) FROM support_request ORDER BY 1')).toEqual(['2', '3']);
    expect(await column('SELECT customer_id FROM my_orders_link')).toEqual(['new']);
    expect(await column('SELECT id FROM preview_link')).toEqual([ID(9)]);
    expect(await column('SELECT count(*)::int FROM staff_link')).toEqual([0]);
  });
});

describe('webhooks of payments', () => {
  it('are deleted some time after they were processed; failed ones stay', async () => {
    await owner.query(`INSERT INTO payment_webhook (id, psp_reference, event_code, success, merchant_account,
        merchant_reference, cent_amount, currency_code, received_at, processed_at)
      SELECT gen_random_uuid(), name, 'CAPTURE', true, 'account', 'SK-1-1', 1, 'EUR', received, processed
      FROM (VALUES ('old', ${daysAgo(91)}, now()), ('failed', ${daysAgo(91)}, NULL), ('new', ${daysAgo(89)}, now()))
        AS webhook (name, received, processed)`);
    expect(await retention.apply()).toMatchObject({ payment_webhook: 1 });
    expect(await column('SELECT psp_reference FROM payment_webhook ORDER BY 1')).toEqual(['failed', 'new']);
  });
});

describe('requests about personal data', () => {
  it('lose a link that has expired, and are deleted three years after their answer; open ones stay', async () => {
    await owner.query(`INSERT INTO data_request (store_key, locale, customer_id, kind, state, due_at, finished_at, token_hash,
        link_expires_at)
      SELECT 'ferrum_sk', 'sk-SK', name, 'export', state, now(), finished, token, ${daysAgo(2)}
      FROM (VALUES ('open', 'open', NULL::timestamptz, NULL), ('expired', 'ready', ${daysAgo(9)}, 'a'),
        ('old', 'done', ${daysAgo(1097)}, NULL), ('new', 'done', ${daysAgo(1095)}, NULL))
        AS request (name, state, finished, token)`);
    await retention.apply();
    const shown = "SELECT customer_id || ' ' || state || ' ' || coalesce(token_hash, '-') FROM data_request ORDER BY 1";
    expect(await column(shown)).toEqual(['expired done -', 'new done -', 'open open -']);
  });
});
