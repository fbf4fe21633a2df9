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
  const { state, details } = await onlinePaymentProbe(provider, true).probe({ document: change(document) });
  return { state, details };
}

describe('the check of online payment', () => {
  it.each(DOCUMENTS.map(({ storeKey }) => storeKey))(
    'finds that the provider offers all methods of %s',
    async (key) => {
      expect(await resultFor(key)).toEqual({ state: 'ok', details: undefined });
    },
  );

  it('warns of each method that the provider does not offer in the country', async () => {
    const withOthers = (document: StoreDocument): StoreDocument => ({
      ...document,
      sections: {
        ...document.sections,
        'online-payment': { ...document.sections['online-payment'], ideal: 'everyone', ratepay: 'private' },
      },
    });
    expect(await resultFor('ferrum_sk', withOthers)).toEqual({ state: 'warning', details: ['ideal', 'ratepay'] });
  });

  it('does not apply without a payment provider', async () => {
    const [document] = DOCUMENTS;
    if (!document) throw new Error('There is no store');
    expect(await onlinePaymentProbe(provider, false).probe({ document })).toMatchObject({ state: 'not-applicable' });
  });
});
