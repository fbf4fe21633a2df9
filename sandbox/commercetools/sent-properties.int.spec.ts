import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sdkDefinitions } from './testing/answers/sdk-contract.js';
import { SampleRequests } from './testing/properties/sample-requests.js';
import { ACTIONS, BODIES } from './testing/properties/published-bodies.js';
import { UPDATED } from './testing/properties/changed-resources.js';
import { DRAFTS } from './testing/properties/draft-requests.js';
import { StagedSamples, type Origin } from './testing/properties/staged-samples.js';
import { startTestBackend, type TestBackend } from './testing/test-backend.js';

let backend: TestBackend;
let requests: SampleRequests;
const definitions = sdkDefinitions();

beforeAll(async () => {
  backend = await startTestBackend();
  requests = await SampleRequests.create(backend, definitions);
});
afterAll(() => backend.close());

/**
 * Lists whose actions are proven where they come from: a shopper's are mostly those of service clients, and staged ones are
 * those of carts and orders. Only the very same object counts, with the same schema and the same code.
 */
function originsOf(union: string): readonly string[] {
  if (union === 'StagedOrderUpdateAction') return ORIGINS;
  return union.startsWith('My') ? [union.slice(2)] : [];
}
const ORIGINS: readonly Origin[] = ['CartUpdateAction', 'OrderUpdateAction'];

const isTakenFrom = (origin: string, union: string, name: string): boolean =>
  ACTIONS[union]?.[name] !== undefined && ACTIONS[origin]?.[name] === ACTIONS[union][name];

/** Returns the actions of a union that no other union covers. */
const actionsOf = (union: string): string[] =>
  Object.keys(ACTIONS[union] ?? {}).filter((name) => !originsOf(union).some((one) => isTakenFrom(one, union, name)));

it('every body is sent, or its own tests send it', () => {
  expect(Object.keys(BODIES).filter((name) => !(name in DRAFTS))).toEqual([]);
  expect(Object.keys(ACTIONS).filter((name) => actionsOf(name).length > 0 && !(name in UPDATED))).toEqual([]);
});

describe('each property of a draft changes what is made, or is refused by its name', () => {
  it.each(Object.keys(DRAFTS))('%s', async (name) => {
    expect(await requests.draftProblems(name)).toEqual([]);
  });
});

// Runs before the tests that change the project.
describe('each staged action has the properties of a tested cart or order action, and reaches the order', () => {
  it.each(Object.keys(ACTIONS['StagedOrderUpdateAction'] ?? {}))('%s', async (action) => {
    const origin = ORIGINS.find((one) => isTakenFrom(one, 'StagedOrderUpdateAction', action));
    if (origin === undefined) throw new Error(`${action} is neither the cart’s action nor the order’s.`);
    expect(await new StagedSamples(requests).problem(origin, action)).toBeUndefined();
  });
});

describe.each(Object.keys(UPDATED))(
  'each property of a known %s changes the result, or is refused by its name',
  (union) => {
    it.each(actionsOf(union))('%s', async (action) => {
      expect(await requests.actionProblems(union, action)).toEqual([]);
    });
  },
);
