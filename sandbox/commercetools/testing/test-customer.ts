import type { CustomerSignInResult, MyCustomerDraft } from '@commercetools/platform-sdk';
import type { Project, TestBackend, Token } from './test-backend.js';

let made = 0;

export const PASSWORD = 'frying-pan-1';

/** Returns a unique e-mail address. */
export const newEmail = (): string => `shopper-${(made += 1)}@example.com`;

/** Returns the `me` endpoints of a store. */
export const me = (project: Project, storeKey = 'ferrum_sk') => project.inStoreKeyWithStoreKeyValue({ storeKey }).me();

/** Signs up the anonymous shopper of a token in a store. */
export async function signUp(
  project: Project,
  draft: Partial<MyCustomerDraft> = {},
  storeKey = 'ferrum_sk',
): Promise<CustomerSignInResult> {
  const body = { email: newEmail(), password: PASSWORD, ...draft };
  return (await me(project, storeKey).signup().post({ body }).execute()).body;
}

/** Requests the token of a customer of a store. */
export const customerToken = (
  backend: TestBackend,
  username: string,
  { password = PASSWORD, storeKey = 'ferrum_sk' } = {},
): Promise<Token> =>
  backend.token('storefront', `/oauth/manifold/in-store/key=${storeKey}/customers/token`, {
    grant_type: 'password',
    username,
    password,
  });

/** Creates a customer of a store; returns them with the project for their token. */
export async function newCustomer(backend: TestBackend, draft: Partial<MyCustomerDraft> = {}, storeKey = 'ferrum_sk') {
  const visitor = backend.withToken((await backend.shopper(storeKey)).access_token);
  const { customer } = await signUp(visitor, draft, storeKey);
  const token = await customerToken(backend, customer.email, { storeKey });
  return { customer, token, project: backend.withToken(token.access_token) };
}
