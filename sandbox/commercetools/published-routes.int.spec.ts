import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sdkRoutes } from './testing/answers/sdk-contract.js';
import { ACTIONS, BODIES } from './testing/properties/published-bodies.js';
import { startTestBackend, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let authorization: string;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
  authorization = `Bearer ${(await backend.token('seeder')).access_token}`;
});
afterAll(() => backend.close());

const NOBODY = '00000000-0000-4000-8000-000000000000';
const filled = (template: string): string =>
  template
    .replace('{projectKey}', 'manifold')
    .replace('{storeKey}', 'ferrum_sk')
    .replaceAll(/\{[^}]+\}/g, NOBODY);

/** Returns the error of a request about a resource that does not exist. */
async function answerOf({ method, template }: { readonly method: string; readonly template: string }): Promise<string> {
  const post = { body: JSON.stringify({ version: 1, actions: [] }), headers: { 'content-type': 'application/json' } };
  const { headers, ...init } = method === 'POST' ? post : { headers: {} };
  const path = `${filled(template)}${method === 'DELETE' ? '?version=1' : ''}`;
  const answer = await fetch(`${backend.url()}${path}`, { method, ...init, headers: { ...headers, authorization } });
  const { message = '' } = (await answer.json().catch(() => ({}))) as { message?: string };
  return message;
}

it('every published endpoint is served, or answers that it is not supported', async () => {
  const routes = sdkRoutes().filter(({ method }) => method !== 'HEAD');
  const wrong: string[] = [];
  for (const route of routes) {
    const message = await answerOf(route);
    // A path segment was taken for an id, or no route exists.
    const word = /with (?:ID|key) '([^']*)'/.exec(message)?.[1];
    const isShadowed = word !== undefined && word !== '' && word !== NOBODY;
    if (isShadowed || message.startsWith('URI not found')) wrong.push(`${route.method} ${route.template}: ${message}`);
  }
  expect(routes.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

/** Bodies of queries; their own tests check their properties. */
const QUESTIONS: ReadonlySet<string> = new Set([
  'GraphQLRequest',
  'ProductSearchRequest',
  'OrderSearchRequest',
  'CustomerSearchRequest',
  'BusinessUnitSearchRequest',
]);

it('every accepted body is compared with its published type', async () => {
  const unknown = new Set<string>();
  for (const route of sdkRoutes().filter(({ body }) => body !== '' && !QUESTIONS.has(body))) {
    const { body } = route;
    const isKnown = BODIES[body] !== undefined || ACTIONS[`${body}Action`] !== undefined;
    if (!isKnown && !(await answerOf(route)).includes('is not supported')) unknown.add(body);
  }
  expect([...unknown]).toEqual([]);
});

it('an unpublished path has another error', async () => {
  expect(await answerOf({ method: 'GET', template: '/{projectKey}/no-such-thing' })).toBe(
    'URI not found: /manifold/no-such-thing',
  );
  expect(await answerOf({ method: 'GET', template: '/{projectKey}/attribute-groups' })).toBe(
    "The platform's endpoint '/manifold/attribute-groups' is not supported by this server.",
  );
});
