import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import { Env } from '../../platform/env/env.js';
import { PASSWORD } from './accounts.js';
import type { RunningShop } from './running-shop.js';
import type { ShopClient } from './shop-client.js';
import { SoftwareAuthenticator } from './software-authenticator.js';

/** Returns an authenticator that answers pages of the browser's store. */
export const authenticatorOf = ({ application }: Pick<RunningShop, 'application'>, { host }: ShopClient) =>
  new SoftwareAuthenticator(`http://${host}:${application.app.get(Env).port}`);

/** Adds a passkey to the account of a signed-in browser; the account's password is the proof by default. */
export async function addPasskey(
  shop: Pick<RunningShop, 'application'>,
  browser: ShopClient,
  proof: { readonly password?: string } = { password: PASSWORD },
): Promise<SoftwareAuthenticator> {
  const authenticator = authenticatorOf(shop, browser);
  const { options } = await browser.account('beginPasskeyRegistration', proof);
  await browser.account('finishPasskeyRegistration', { passkey: authenticator.create(options) });
  return authenticator;
}

/** Signs in with a passkey. */
export async function signInWith(
  browser: ShopClient,
  authenticator: SoftwareAuthenticator,
): Promise<CustomerResponse<'finishPasskeySignIn'>> {
  const { options } = await browser.account('beginPasskeySignIn', {});
  return browser.account('finishPasskeySignIn', { passkey: authenticator.get(options) });
}
