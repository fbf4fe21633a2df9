import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { customerToken, me, newCustomer, PASSWORD } from './testing/test-customer.js';
import { setUpShop } from './testing/test-shop.js';

const NEXT = 'griddle-plate-2';

let backend: TestBackend;
let services: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
  services = await backend.as('services');
});
afterAll(() => backend.close());

const customers = (storeKey = 'ferrum_sk') => services.inStoreKeyWithStoreKeyValue({ storeKey }).customers();
const resetToken = async (email: string, body: object = {}) =>
  (
    await customers()
      .passwordToken()
      .post({ body: { email, ...body } })
      .execute()
  ).body;
const reset = (tokenValue: string, storeKey?: string) =>
  customers(storeKey)
    .passwordReset()
    .post({ body: { tokenValue, newPassword: NEXT } });

async function inDatabase<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: backend.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('a password', () => {
  it('is changed with the current one; other sessions of the customer end, this one continues', async () => {
    const { customer, project } = await newCustomer(backend);
    const otherSession = backend.withToken((await customerToken(backend, customer.email)).access_token);
    const change = (currentPassword: string, version: number) =>
      me(project)
        .password()
        .post({ body: { version, currentPassword, newPassword: NEXT } });
    expect(await refusalOf(change('wrong', 1))).toMatchObject({ statusCode: 400, code: 'InvalidCurrentPassword' });
    expect(await refusalOf(change(PASSWORD, 7))).toMatchObject({ statusCode: 409 });
    expect((await change(PASSWORD, 1).execute()).body.version).toBe(2);
    expect(await refusalOf(me(otherSession).get())).toMatchObject({ statusCode: 401, code: 'invalid_token' });
    expect((await me(project).get().execute()).body.id).toBe(customer.id);
    await expect(customerToken(backend, customer.email)).rejects.toThrow('not found');
    await customerToken(backend, customer.email, { password: NEXT });
  });

  it('is reset with a mailed token, once; every session ends', async () => {
    const { customer, project } = await newCustomer(backend);
    const [older, token] = [await resetToken(customer.email.toUpperCase()), await resetToken(customer.email)];
    expect(token.customerId).toBe(customer.id);
    expect(Date.parse(token.expiresAt) - Date.now()).toBeGreaterThan(23 * 86_400_000);
    expect((await reset(token.value).execute()).body.version).toBe(2);
    expect(await refusalOf(reset(token.value))).toMatchObject({ statusCode: 404 });
    expect(await refusalOf(reset(older.value))).toMatchObject({ statusCode: 404 });
    expect(await refusalOf(me(project).get())).toMatchObject({ statusCode: 401 });
    await customerToken(backend, customer.email, { password: NEXT });
  });

  it('is not reset by two concurrent requests with one token', async () => {
    const { customer } = await newCustomer(backend);
    const { value } = await resetToken(customer.email);
    const results = await Promise.allSettled([1, 2, 3].map(() => reset(value).execute()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not reset in another store, with an unknown token, or with an expired one', async () => {
    const { customer } = await newCustomer(backend);
    const token = await resetToken(customer.email, { ttlMinutes: 1 });
    expect(await refusalOf(reset(token.value, 'ferrum_de'))).toMatchObject({ statusCode: 404 });
    expect(await refusalOf(reset('made-up'))).toMatchObject({ statusCode: 404 });
    await inDatabase(`UPDATE customer_tokens SET expires_at = now() - interval '1 minute' WHERE id = '${token.id}'`);
    expect(await refusalOf(reset(token.value))).toMatchObject({
      statusCode: 400,
      code: 'ExpiredCustomerPasswordToken',
    });
    await customerToken(backend, customer.email);
  });

  it('has no token for customers of another store', async () => {
    const { customer } = await newCustomer(backend);
    const requestToken = (storeKey: string, email: string) =>
      customers(storeKey).passwordToken().post({ body: { email } });
    expect(await refusalOf(requestToken('ferrum_de', customer.email))).toMatchObject({ statusCode: 404 });
    expect(await refusalOf(requestToken('ferrum_sk', 'nobody@example.com'))).toMatchObject({ statusCode: 404 });
  });

  it('is stored only as a hash, as tokens are', async () => {
    const { customer, token } = await newCustomer(backend);
    const { value } = await resetToken(customer.email);
    const tables = ['customers', 'customer_passwords', 'customer_tokens', 'oauth_tokens'];
    const stored = await Promise.all(
      tables.map((table) => inDatabase<{ row: string }>(`SELECT t::text AS row FROM ${table} t`)),
    );
    const text = stored
      .flat()
      .map(({ row }) => row)
      .join('\n');
    expect(text).toContain(customer.id);
    for (const secret of [PASSWORD, value, token.access_token]) expect(text).not.toContain(secret);
  });

  it('is deleted with its customer', async () => {
    const { customer, project } = await newCustomer(backend);
    await me(project)
      .delete({ queryArgs: { version: 1 } })
      .execute();
    expect(await refusalOf(me(project).get())).toMatchObject({ statusCode: 401 });
    await expect(customerToken(backend, customer.email)).rejects.toThrow('not found');
  });
});
