import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commerceOperations } from '@manifold/domain/commerce-api/operations';
import fc from 'fast-check';
import { eventually } from '../testing/eventually.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { add } from '../testing/shopping.js';
import { faultsOf, type Expectation } from './testing/answer-faults.js';
import { inputsOf } from './testing/inputs.js';
import { describedOperations, type DescribedOperation } from './testing/operations.js';
import { people, type People, type Person } from './testing/people.js';

/** `npm run prove:fuzz` sends more, from another seed each time. */
const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? 100);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const LONGEST_MILLISECONDS = 30_000 + INPUTS * 1000;

let shop: RunningShop;
let crowd: People;
let operations: readonly DescribedOperation[];

beforeAll(async () => {
  shop = await startShop({ SEARCH_INDEXER: 'on' });
  await searchReady();
  crowd = await people(shop);
  operations = await describedOperations(shop.application.app);
});

afterAll(() => shop.stop());

/** What is wrong with the answer that this person gets; nothing where it is as it must be. */
async function faults(asker: Person, path: string, body: string, documented: Expectation['documented']) {
  const begun = performance.now();
  const { status, text } = await asker.browser().exchange(path, body);
  const answer = { status, text, milliseconds: performance.now() - begun };
  const found = faultsOf(answer, { documented, secrets: crowd.secretsFrom(asker) });
  return found.map((fault) => `${asker.name}: ${fault}`);
}

async function holds({ path, request, documented }: DescribedOperation): Promise<void> {
  const property = fc.asyncProperty(inputsOf(request, crowd.known), async (body) => {
    const found = await Promise.all(crowd.askers.map((asker) => faults(asker, path, body, documented)));
    if (found.flat().length > 0) throw new Error(found.flat().join('\n'));
  });
  await fc.assert(property, { numRuns: INPUTS, seed: SEED });
}

/** The shopper among the three has something to lose, whatever the operation before did to it. */
async function fillCarts(): Promise<void> {
  for (const asker of crowd.askers.filter(({ secrets }) => secrets.length > 0)) {
    const { me } = await asker.browser().call('getMe', {});
    if (!me.activeCart) await add(asker.browser());
  }
}

/** A process that has just been started says 503 while it builds its search index, and means it. */
async function searchReady(): Promise<void> {
  const visitor = shop.visitor('SK');
  const answers = async () => (await visitor.send('searchProducts', '{"text":"a"}')).status === 200 || undefined;
  await eventually(answers, 120_000);
}

describe(`whatever is sent, seed ${SEED}`, () => {
  it.each(Object.keys(commerceOperations))(
    'breaks nothing and tells nothing of others: %s',
    async (name) => {
      const operation = operations.find(({ path }) => path === `/api/commerce/${name}`);
      if (!operation) throw new Error(`${name} is not described`);
      await fillCarts();
      await holds(operation);
    },
    LONGEST_MILLISECONDS,
  );

  it(
    "breaks nothing and tells nothing of others: the customer's operations",
    async () => {
      for (const operation of operations.filter(({ path }) => path.startsWith('/api/customer/'))) {
        await fillCarts();
        await holds(operation);
      }
    },
    20 * LONGEST_MILLISECONDS,
  );
});

describe('the judge of the answers', () => {
  const documented = new Set([200, 400]);
  const whole = { status: 200, text: '{"data":{"cart":{"id":"own"}}}', milliseconds: 3 };
  const expectation = { documented, secrets: ['another'] };

  it('finds nothing wrong with an answer that is as it must be', () => {
    expect(faultsOf(whole, expectation)).toEqual([]);
    const refused = {
      ...whole,
      status: 400,
      text: '{"error":{"code":"invalid-input","message":"The input is not valid."}}',
    };
    expect(faultsOf(refused, expectation)).toEqual([]);
  });

  it.each([
    ['a failure of ours', { status: 500, text: '{"error":{"code":"internal","message":"x"}}' }],
    ['a status that nobody announced', { status: 404, text: '{"error":{"code":"not-found","message":"x"}}' }],
    ["another customer's cart", { text: '{"data":{"cart":{"id":"another"}}}' }],
    ['an answer that is none', { text: '<html>' }],
    ['a refusal without its reason', { status: 400, text: '{"error":{}}' }],
    ['an answer that came too late', { milliseconds: 5001 }],
  ])('does not let %s pass', (_what, part) => {
    expect(faultsOf({ ...whole, ...part }, expectation)).not.toEqual([]);
  });
});
