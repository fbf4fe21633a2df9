import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { FaultyHttpProxy, GARBAGE, type HttpFault } from '../../../../start/src/testing/faulty-http-proxy.js';
import { TestProvider } from '../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually } from '../../platform/testing/eventually.js';
import { addressIn } from '../testing/addresses.js';
import { card, pay, type Payer, paymentsFor, providerVariables, readyToPay } from '../testing/online-payments.js';
import { type RunningShop, startShop } from '../testing/running-shop.js';
import { sell, sellerOf } from '../testing/test-goods.js';
import { add } from '../testing/shopping.js';
import { OnlinePaymentJobs } from './online-payment-jobs.service.js';

/** The longest time that a request may take, even if the provider fails. */
const LONGEST_MS = 15_000;
const ORDERED_WITHIN_MS = 60_000;
const VAT_NUMBER = 'ATU13585627';
const GOOD = { sku: 'EX10990007', isFreight: false, prices: { SK: 9900, AT: 9900 } };

let sandbox: TestProvider;
let provider: FaultyHttpProxy;
let registers: FaultyHttpProxy;
let shop: RunningShop;

beforeAll(async () => {
  sandbox = await TestProvider.start();
  provider = await FaultyHttpProxy.startBefore(sandbox.url);
  registers = await FaultyHttpProxy.startBefore(sandbox.url);
  // Tests have longer deadlines than shoppers, with which a register could take 25 seconds.
  const variables = { OUTSIDE_WORLD_URL: registers.url, DEADLINE_SCALE: '2' };
  shop = await startShop({ ...providerVariables(provider), ...variables });
  await sell(await sellerOf(shop.backend.url), GOOD, { SK: 'EUR', AT: 'EUR' });
});
afterEach(() => {
  provider.heal();
  registers.heal();
});
afterAll(async () => {
  await shop.stop();
  await Promise.all([provider.close(), registers.close(), sandbox.close()]);
});

const FAULTS: readonly (readonly [string, HttpFault])[] = [
  ['takes 10 seconds', { kind: 'delay', milliseconds: 10_000 }],
  ['stops in the middle of its answer', { kind: 'half-open' }],
  ['answers every request with an error', { kind: 'errors', share: 1 }],
  ['answers every fifth request with an error', { kind: 'errors', share: 0.2 }],
  ['resets the connection', { kind: 'cut' }],
  ['answers with invalid JSON', GARBAGE['broken JSON']],
];

/** Returns the answer and whether it came in time. */
async function timed<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  const begun = performance.now();
  const answer = await request();
  expect(performance.now() - begun).toBeLessThan(LONGEST_MS);
  return answer;
}

/** Repeats the request of the payment as the sweep does once it is old enough. */
async function sweep({ cart }: Payer): Promise<void> {
  await shop.application.app.get(PrismaService).$executeRaw`
    UPDATE payment_attempt SET updated_at = now() - interval '1 minute' WHERE cart_id = ${cart.id} AND status = 'sent'`;
  await shop.application.app.get(OnlinePaymentJobs).sweep();
}

/** Waits for the order of a payment, and expects that its amount is authorised once. */
async function expectPaidOnce({ browser, cart }: Payer): Promise<void> {
  const state = await eventually(async () => {
    const found = await browser.call('onlinePaymentState', { cartId: cart.id });
    return found.status === 'ordered' ? found : undefined;
  }, ORDERED_WITHIN_MS);
  const { orderNumber, totalPayable } = state.order;
  const charged = await paymentsFor(sandbox, orderNumber);
  expect(charged.map(({ state: is, amount }) => [is, amount.value])).toEqual([['authorised', totalPayable.centAmount]]);
}

describe('a payment by card while the provider', () => {
  it.each(FAULTS)(
    '%s is being confirmed, never refused, and becomes one paid order afterwards',
    async (_name, fault) => {
      const payer = await readyToPay(shop.visitor('SK'), { sku: GOOD.sku });
      provider.fail(fault, ({ method }) => method === 'POST');
      const answer = await timed(() => pay(payer, card('authorised')));
      // A shopper who reads "refused" would pay a second time.
      expect(['confirming', 'ordered']).toContain(answer.status);
      provider.heal();
      await sweep(payer);
      await expectPaidOnce(payer);
    },
  );
});

/** Enters the address of a company and checks its number, in time. */
async function checkNumber() {
  const visitor = shop.visitor('AT');
  await add(visitor, GOOD.sku);
  const billingAddress = { ...addressIn('AT'), company: 'ACME', vatNumber: VAT_NUMBER };
  const addresses = { clientType: 'company', email: 'eva@example.com', billingAddress, shippingAddress: null } as const;
  await visitor.call('setCheckoutAddresses', addresses);
  return timed(() => visitor.call('validateVatNumber', { vatNumber: VAT_NUMBER }));
}

describe('the check of a VAT number while the register', () => {
  it.each(FAULTS)('%s ends in time without an error and without a wrong result', async (_name, fault) => {
    registers.fail(fault);
    const { state, isNet } = await checkNumber();
    expect(state).not.toBe('notValid');
    // Net prices need an answer.
    expect(isNet).toBe(state === 'valid');
    registers.heal();
    await eventually(async () => ((await checkNumber()).state === 'valid' ? true : undefined));
  });
});
