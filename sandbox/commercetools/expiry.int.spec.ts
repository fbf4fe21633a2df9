import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { refusalOf, startTestBackend, type TestBackend } from './testing/test-backend.js';
import { changed, myCarts, newCart, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
});
afterAll(() => backend.close());

const DAY_MS = 86_400_000;

async function aged(id: string, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: backend.databaseUrl });
  await client.connect();
  const before = new Date(Date.now() - days * DAY_MS).toISOString();
  const change = `UPDATE carts SET body = body || jsonb_build_object('lastModifiedAt', $2::text) WHERE id = $1`;
  await client.query(change, [id, before]);
  await client.end();
}

it('an unmodified cart is deleted after its number of days, by default after the project’s 90', async () => {
  const { access_token: token } = await backend.shopper('ferrum_sk');
  const forgotten = await newCart(backend.withToken(token));
  const recent = await newCart(backend.withToken(token));
  expect(forgotten.deleteDaysAfterLastModification).toBe(90);
  const short = await changed(backend.withToken(token), await newCart(backend.withToken(token)), {
    action: 'setDeleteDaysAfterLastModification',
    deleteDaysAfterLastModification: 2,
  });
  await aged(forgotten.id, 91);
  await aged(recent.id, 89);
  await aged(short.id, 3);
  await backend.restart();
  const carts = myCarts(backend.withToken(token), 'ferrum_sk');
  for (const { id } of [forgotten, short])
    expect(await refusalOf(carts.withId({ ID: id }).get())).toMatchObject({ statusCode: 404 });
  expect((await carts.withId({ ID: recent.id }).get().execute()).body.id).toBe(recent.id);
});
