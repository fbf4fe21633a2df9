import { randomUUID } from 'node:crypto';
import type { CustomerRequest } from '@manifold/domain/customer-api/operations';
import { CustomerBackend } from '../../integrations/commercetools/ports/customer-backend.js';
import { ShopperTokens } from '../../integrations/commercetools/ports/shopper-tokens.js';
import type { RunningShop } from './running-shop.js';
import type { ShopClient } from './shop-client.js';

let made = 0;

export const PASSWORD = 'frying-pan-1';

/** Returns a registration with a unique e-mail address. */
export const newAccount = (changes: Partial<CustomerRequest<'signUp'>> = {}): CustomerRequest<'signUp'> => ({
  email: `shopper-${(made += 1)}@example.com`,
  password: PASSWORD,
  firstName: 'Eva',
  lastName: 'Horváthová',
  customerType: 'PRIVATE',
  ...changes,
});

const storeKeyOf = (countryCode: string): string =>
  countryCode === 'GB' ? 'ferrum_co_uk' : `ferrum_${countryCode.toLowerCase()}`;

/** Creates a customer in a country's store, without the mail of a registration, and returns their signed-in browser. */
export async function signedUp(
  shop: Pick<RunningShop, 'visitor' | 'application'>,
  changes: Partial<CustomerRequest<'signUp'>> = {},
  countryCode = 'SK',
): Promise<{ readonly browser: ShopClient; readonly email: string; readonly id: string }> {
  const { app } = shop.application;
  const browser = shop.visitor(countryCode);
  const { dateOfBirth, vatId, ...account } = newAccount(changes);
  const storeKey = storeKeyOf(countryCode);
  const { accessToken } = await app.get(ShopperTokens).openAnonymous(storeKey, randomUUID());
  const shopper = { accessToken, storeKey, languages: ['en'] };
  const locale = `${countryCode.toLowerCase()}-${countryCode}`;
  const draft = { ...account, dateOfBirth, vatId: vatId?.replace(/^[A-Z]{2}/, ''), locale };
  await app.get(CustomerBackend).signUp(shopper, draft);
  const { email, password } = account;
  const { customer } = await browser.account('signIn', { email, password });
  return { browser, email, id: customer.id };
}

/** Confirms the e-mail address of a customer, as the mailed link of the backend does. */
export async function confirmAddress(
  { application: { app } }: Pick<RunningShop, 'application'>,
  id: string,
  countryCode = 'SK',
): Promise<void> {
  const backend = app.get(CustomerBackend);
  const storeKey = storeKeyOf(countryCode);
  const token = await backend.emailToken(storeKey, id);
  if (token) await backend.confirmEmail(storeKey, token.value);
}
