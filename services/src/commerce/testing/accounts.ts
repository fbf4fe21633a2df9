import type { CustomerRequest } from '@manifold/domain/customer-api/operations';
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

/** Signs up a new customer in a country's store and returns their browser. */
export async function signedUp(
  shop: Pick<RunningShop, 'visitor'>,
  changes: Partial<CustomerRequest<'signUp'>> = {},
  countryCode = 'SK',
): Promise<{ readonly browser: ShopClient; readonly email: string; readonly id: string }> {
  const browser = shop.visitor(countryCode);
  const account = newAccount(changes);
  const { customer } = await browser.account('signUp', account);
  return { browser, email: account.email, id: customer.id };
}
