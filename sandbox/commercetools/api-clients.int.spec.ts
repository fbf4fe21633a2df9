import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ApiClient, ApiClientDraft } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';

let backend: TestBackend;
let seeder: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
});
afterAll(() => backend.close());

const createClient = async (more: Partial<ApiClientDraft> = {}): Promise<ApiClient> => {
  const body = { name: 'Warehouse', scope: 'view_products:manifold manage_orders:manifold', ...more };
  return (await seeder.apiClients().post({ body }).execute()).body;
};

async function token(
  { id, secret = '' }: ApiClient,
  path = '/oauth/token',
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${backend.url()}${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

it('a client gets a token with its scopes and does what they allow', async () => {
  const client = await createClient();
  expect(client).toMatchObject({ name: 'Warehouse', scope: 'view_products:manifold manage_orders:manifold' });
  const { status, body } = await token(client);
  expect([status, body['scope'], body['expires_in']]).toEqual([200, client.scope, 172_800]);
  const warehouse = backend.withToken(String(body['access_token']));
  expect((await warehouse.products().get().execute()).statusCode).toBe(200);
  expect(await refusalOf(warehouse.apiClients().get())).toMatchObject({ statusCode: 403 });
  expect((await token({ ...client, secret: 'wrong' })).status).toBe(401);
});

it('the secret is shown once, and the day of the last use from then on', async () => {
  const client = await createClient({ name: 'Once' });
  expect(client.secret).toMatch(/^[\w-]{40,}$/);
  const found = async () => (await seeder.apiClients().withId({ ID: client.id }).get().execute()).body;
  expect(await found()).toEqual({ ...client, secret: undefined });
  await token(client);
  expect((await found()).lastUsedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
  const queryArgs = { where: 'name = "Once"', sort: 'createdAt desc', limit: 1 };
  const list = (await seeder.apiClients().get({ queryArgs }).execute()).body;
  expect([list.total, list.results[0]?.id, list.results[0]?.secret]).toEqual([1, client.id, undefined]);
});

it('its tokens have the lifetime that it sets', async () => {
  const client = await createClient({
    scope: 'manage_my_orders:manifold create_anonymous_token:manifold',
    accessTokenValiditySeconds: 600,
    refreshTokenValiditySeconds: 1200,
    deleteDaysAfterCreation: 2,
  });
  expect(client).toMatchObject({ accessTokenValiditySeconds: 600, refreshTokenValiditySeconds: 1200 });
  const created = Date.parse(client.createdAt ?? '');
  expect(Date.parse(client.deleteAt ?? '') - created).toBe(2 * 86_400_000);
  const { body } = await token(client, '/oauth/manifold/anonymous/token');
  expect([body['expires_in'], typeof body['refresh_token']]).toEqual([600, 'string']);
});

it('a deleted client and its tokens are refused', async () => {
  const client = await createClient();
  const warehouse = backend.withToken(String((await token(client)).body['access_token']));
  await warehouse.orders().get().execute();
  const one = seeder.apiClients().withId({ ID: client.id });
  expect((await one.delete().execute()).body.id).toBe(client.id);
  expect(await refusalOf(warehouse.orders().get())).toMatchObject({ statusCode: 401 });
  expect((await token(client)).status).toBe(401);
  expect(await refusalOf(one.get())).toMatchObject({ statusCode: 404 });
});

it('a client cannot grant scopes that it lacks, and the clients of the configuration stay', async () => {
  for (const scope of ['manage_orders:elsewhere', 'everything', ' '])
    expect(await refusalOf(seeder.apiClients().post({ body: { name: 'x', scope } }))).toMatchObject({
      statusCode: 400,
      field: 'scope',
    });
  const creator = await createClient({ name: 'Maker', scope: 'manage_api_clients:manifold view_orders:manifold' });
  const as = backend.withToken(String((await token(creator)).body['access_token']));
  const more = { name: 'x', scope: 'manage_orders:manifold' };
  expect(await refusalOf(as.apiClients().post({ body: more }))).toMatchObject({ statusCode: 400 });
  const own = seeder.apiClients().withId({ ID: 'manifold-seeder' });
  expect(await refusalOf(own.delete())).toMatchObject({ statusCode: 404 });
});
