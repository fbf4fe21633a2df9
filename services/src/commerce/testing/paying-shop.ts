import { TestProvider } from '../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import type { Variables } from '../../platform/env/env.js';
import { providerVariables } from './online-payments.js';
import { type BackendAddress, type RunningShop, startShop } from './running-shop.js';

/** A shop that is paid at a payment provider of its own. */
export interface PayingShop extends RunningShop {
  readonly provider: TestProvider;
}

/** Starts a shop, and the sandbox with its payment provider and registers. Use once per test file. */
export async function startPayingShop(variables: Variables = {}, route?: BackendAddress): Promise<PayingShop> {
  const provider = await TestProvider.start();
  const sandbox = { ...providerVariables(provider), OUTSIDE_WORLD_URL: provider.url };
  const shop = await startShop({ ...sandbox, ...variables }, route);
  const stop = async () => {
    await shop.stop();
    await provider.close();
  };
  return { ...shop, provider, stop };
}
