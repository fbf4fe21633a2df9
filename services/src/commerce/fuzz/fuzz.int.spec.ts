import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commerceOperations } from '@manifold/domain/commerce-api/operations';
import fc from 'fast-check';
import { eventually } from '../../platform/testing/eventually.js';
import { type Mailbox, startMailbox } from '../testing/mailbox.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { add } from '../testing/shopping.js';
import { violationsOf, type Expectation } from './testing/answer-violations.js';
import { inputsOf } from './testing/inputs.js';
import { describedOperations, type DescribedOperation } from './testing/operations.js';
import { people, type People, type Person } from './testing/people.js';

/** `npm run prove:fuzz` sends more inputs, with a new seed each time. */
const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? 30);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const TIMEOUT_MILLISECONDS = 30_000 + INPUTS * 1000;

let sandbox: Mailbox;
let shop: RunningShop;
let crowd: People;
let operations: readonly DescribedOperation[];

beforeAll(async () => {
  sandbox = await startMailbox();
  shop = await startShop({ SEARCH_INDEXER: 'on', OUTSIDE_WORLD_URL: sandbox.url });
  await searchReady();
  crowd = await people(shop);
  operations = await describedOperations(shop.application.app);
});

afterAll(async () => {
  await shop.stop();
  await sandbox.stop();
});

/** Returns the violations in the answer to a person. */
async function violationsFor(person: Person, path: string, body: string, documented: Expectation['documented']) {
  const startedAt = performance.now();
  const { status, text } = await person.browser().exchange(path, body);
  const answer = { status, text, milliseconds: performance.now() - startedAt };
  const found = violationsOf(answer, { documented, secrets: crowd.secretsFrom(person) });
  return found.map((violation) => `${person.name}: ${violation}`);
}

async function holds({ path, request, documented }: DescribedOperation): Promise<void> {
  const property = fc.asyncProperty(inputsOf(request, crowd.known), async (body) => {
    const found = await Promise.all(crowd.persons.map((person) => violationsFor(person, path, body, documented)));
    if (found.flat().length > 0) throw new Error(found.flat().join('\n'));
  });
  await fc.assert(property, { numRuns: INPUTS, seed: SEED });
}

/** Fills the shopper's cart, which a previous operation may have emptied. */
async function fillCarts(): Promise<void> {
  for (const person of crowd.persons.filter(({ secrets }) => secrets.length > 0)) {
    const { me } = await person.browser().call('getMe', {});
    if (!me.activeCart) await add(person.browser());
  }
}

/** Waits until the search index is built; until then searches answer 503. */
async function searchReady(): Promise<void> {
  const visitor = shop.visitor('SK');
  const answers = async () => (await visitor.send('searchProducts', '{"text":"a"}')).status === 200 || undefined;
  await eventually(answers, 120_000);
}

describe(`whatever is sent, seed ${SEED}`, () => {
  it.each(Object.keys(commerceOperations))(
    'breaks nothing and reveals no data of others: %s',
    async (name) => {
      const operation = operations.find(({ path }) => path === `/api/commerce/${name}`);
      if (!operation) throw new Error(`${name} is not described`);
      await fillCarts();
      await holds(operation);
    },
    TIMEOUT_MILLISECONDS,
  );

  it(
    "breaks nothing and reveals no data of others: the customer's operations",
    async () => {
      for (const operation of operations.filter(({ path }) => path.startsWith('/api/customer/'))) {
        await fillCarts();
        await holds(operation);
      }
    },
    20 * TIMEOUT_MILLISECONDS,
  );
});

describe('the check of answers', () => {
  const documented = new Set([200, 400]);
  const valid = { status: 200, text: '{"data":{"cart":{"id":"own"}}}', milliseconds: 3 };
  const expectation = { documented, secrets: ['another'] };

  it('accepts a valid answer', () => {
    expect(violationsOf(valid, expectation)).toEqual([]);
    const refused = {
      ...valid,
      status: 400,
      text: '{"error":{"code":"invalid-input","message":"The input is not valid."}}',
    };
    expect(violationsOf(refused, expectation)).toEqual([]);
  });

  it.each([
    ['an internal error', { status: 500, text: '{"error":{"code":"internal","message":"x"}}' }],
    ['an undocumented status', { status: 404, text: '{"error":{"code":"not-found","message":"x"}}' }],
    ["another customer's cart", { text: '{"data":{"cart":{"id":"another"}}}' }],
    ['an invalid answer', { text: '<html>' }],
    ['a refusal without its reason', { status: 400, text: '{"error":{}}' }],
    ['a late answer', { milliseconds: 5001 }],
  ])('rejects %s', (_what, part) => {
    expect(violationsOf({ ...valid, ...part }, expectation)).not.toEqual([]);
  });
});
