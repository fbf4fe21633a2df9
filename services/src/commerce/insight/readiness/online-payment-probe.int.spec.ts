import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedDocuments } from '@manifold/config-seeds/documents';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import { API_KEY, TestProvider } from '../../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import { AdyenPaymentProvider } from '../../../integrations/adyen/adyen-payment-provider.js';
import { onlinePaymentProbe } from './online-payment-probe.js';

const LONG_MS = 30_000;

let sandbox: TestProvider;
let provider: AdyenPaymentProvider;

beforeAll(async () => {
  sandbox = await TestProvider.start();
  provider = new AdyenPaymentProvider({
    apiKey: API_KEY,
    clientKey: 'test_SANDBOX',
    environment: 'test',
    livePrefix: undefined,
    serverOrigin: sandbox.url,
    browserBase: undefined,
    deadlines: { payment: LONG_MS, methods: LONG_MS },
  });
});
afterAll(async () => {
  provider.onApplicationShutdown();
  await sandbox.close();
});

const DOCUMENTS = seedDocuments(new Date());

/** Returns the result for a store whose config is changed by `change`. */
async function resultFor(storeKey: string, change: (document: StoreDocument) => StoreDocument = (same) => same) {
  const document = DOCUMENTS.find((one) => one.storeKey === storeKey);
  if (!document) throw new Error(`There is no store ${storeKey}`);
  const { state, details, found } = await onlinePaymentProbe(provider, true).probe({ document: change(document) });
  return { state, details, found: found.en };
}

describe('the check of online payment', () => {
  it.each(DOCUMENTS.map(({ storeKey }) => storeKey))(
    'finds that the provider offers exactly the methods of %s',
    async (key) => {
      expect(await resultFor(key)).toMatchObject({ state: 'ok', details: undefined });
    },
  );

  const withMethods =
    (methods: Partial<StoreDocument['sections']['online-payment']>) =>
    (document: StoreDocument): StoreDocument => ({
      ...document,
      sections: { ...document.sections, 'online-payment': { ...document.sections['online-payment'], ...methods } },
    });

  it('warns of each method that the provider does not offer in the country, with the merchant account', async () => {
    expect(await resultFor('ferrum_sk', withMethods({ ideal: 'everyone', ratepay: 'private' }))).toEqual({
      state: 'warning',
      details: ['not-offered: ideal', 'not-offered: ratepay'],
      found: 'The provider does not offer for FerrumSandbox_SK: ideal, ratepay.',
    });
  });

  it('warns of each method that the provider offers and the configuration does not', async () => {
    expect(await resultFor('ferrum_pt', withMethods({ multibanco: 'nobody', klarna: 'nobody' }))).toEqual({
      state: 'warning',
      details: ['not-used: multibanco', 'not-used: klarna'],
      found: 'The configuration does not offer, although FerrumSandbox_PT has it: multibanco, klarna.',
    });
  });

  it('warns of differences on both sides at once', async () => {
    const { details } = await resultFor('ferrum_nl', withMethods({ twint: 'everyone', ideal: 'nobody' }));
    expect(details).toEqual(['not-offered: twint', 'not-used: ideal']);
  });

  it('does not apply without a payment provider', async () => {
    const [document] = DOCUMENTS;
    if (!document) throw new Error('There is no store');
    expect(await onlinePaymentProbe(provider, false).probe({ document })).toMatchObject({ state: 'not-applicable' });
  });
});
