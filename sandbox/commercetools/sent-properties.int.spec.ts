import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sdkDefinitions } from './testing/answers/sdk-contract.js';
import { SampleRequests } from './testing/properties/sample-requests.js';
import { ACTIONS, BODIES } from './testing/properties/published-bodies.js';
import { UPDATED } from './testing/properties/changed-resources.js';
import { DRAFTS } from './testing/properties/sent-drafts.js';
import { startTestBackend, type TestBackend } from './testing/test-backend.js';

let backend: TestBackend;
let requests: SampleRequests;
const definitions = sdkDefinitions();

beforeAll(async () => {
  backend = await startTestBackend();
  requests = await SampleRequests.of(backend, definitions);
});
afterAll(() => backend.close());

/** The names of the actions of a union, without a shopper's that are those of service clients. */
function actionsOf(union: string): string[] {
  const general = union.startsWith('My') ? ACTIONS[union.slice(2)] : undefined;
  return Object.entries(ACTIONS[union] ?? {}).flatMap(([name, action]) => (general?.[name] === action ? [] : [name]));
}

it('every body is sent, or its own tests send it', () => {
  expect(Object.keys(BODIES).filter((name) => !(name in DRAFTS))).toEqual([]);
  expect(Object.keys(ACTIONS).filter((name) => actionsOf(name).length > 0 && !(name in UPDATED))).toEqual([]);
});

describe('each property of a draft changes what is made, or is refused by its name', () => {
  it.each(Object.keys(DRAFTS))('%s', async (name) => {
    expect(await requests.draftProblems(name)).toEqual([]);
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
