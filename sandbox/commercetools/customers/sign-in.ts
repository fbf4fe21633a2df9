import type { Cart, Customer } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { SIGN_IN_MODES } from '../carts/merge-carts.js';
import { extendedTransaction } from '../extensions/extended-change.js';
import { parseAs } from '../input/parse.js';
import { PlatformError } from '../errors/platform-error.js';
import { resourceIdentifier, type ResourceIdentifier } from '../input/draft-parts.js';
import { carts, customers } from '../families/families.js';
import { referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import { authenticateCustomer } from '../credentials/authentication.js';
import { customerActions } from './customer-actions.js';
import { customerFromDraft, parseCustomerDraft } from './customer-draft.js';
import { savePassword, passwordHash } from '../credentials/passwords.js';
import { takeOver } from './take-over.js';

/** The answer of a sign-in or sign-up: the customer, and the active cart from now on. */
export interface SignInResult {
  readonly customer: Customer;
  readonly cart?: Cart;
}

const mode = z.enum(SIGN_IN_MODES).default('MergeWithExistingCustomerCart');
const credentials = z.object({
  email: z.string(),
  password: z.string(),
  updateProductData: z.boolean().default(false),
});
const mySignIn = credentials.extend({ activeCartSignInMode: mode });
const serviceSignIn = credentials.extend({
  anonymousCartSignInMode: mode,
  anonymousId: z.string().optional(),
  anonymousCartId: z.string().optional(),
  anonymousCart: resourceIdentifier.optional(),
});

/** The schemas of sign-in requests. */
export const signInBodies = { mySignIn, serviceSignIn };

interface Visitor {
  readonly anonymousId?: string;
  readonly anonymousCartId?: string;
  readonly anonymousCart?: ResourceIdentifier;
}

/** Returns the anonymous visitor who signs in: the token's, or the one that a service client names. */
async function visitorOf(work: Work, named: Visitor): Promise<Pick<Visitor, 'anonymousId' | 'anonymousCartId'>> {
  if (work.audience.mine) return { anonymousId: work.access.anonymousId };
  const { anonymousId, anonymousCartId, anonymousCart } = named;
  const wanted = anonymousCart ?? (anonymousCartId === undefined ? undefined : { id: anonymousCartId });
  return { anonymousId, anonymousCartId: wanted && (await referenced(work, carts, wanted)).id };
}

function parseSignIn({ audience }: Work, raw: unknown): z.output<typeof serviceSignIn> {
  if (!audience.mine) return parseAs(serviceSignIn, raw);
  const { activeCartSignInMode, ...own } = parseAs(mySignIn, raw);
  return { ...own, anonymousCartSignInMode: activeCartSignInMode };
}

const invalidCredentials = (): PlatformError =>
  new PlatformError(400, {
    code: 'InvalidCredentials',
    message: 'Account with the given credentials not found.',
  });

/** Signs a customer in and assigns the anonymous visitor's resources to them. Throws InvalidCredentials. */
export async function signIn(work: Work, raw: unknown): Promise<SignInResult> {
  const { email, password, anonymousCartSignInMode, updateProductData, ...named } = parseSignIn(work, raw);
  const { storeKey } = work.audience;
  const customer = await authenticateCustomer(work.db, { email, password, storeKey });
  if (customer === undefined) throw invalidCredentials();
  return work.transaction(async (inner) => ({
    customer,
    cart: await takeOver(inner, {
      ...(await visitorOf(inner, named)),
      customerId: customer.id,
      mode: anonymousCartSignInMode,
      updateProductData,
    }),
  }));
}

/** Creates a customer and assigns the anonymous visitor's resources to them. */
export async function signUp(work: Work, raw: unknown): Promise<SignInResult> {
  const draft = parseCustomerDraft(work, raw);
  const hash = draft.password === undefined ? undefined : await passwordHash(draft.password);
  const change = { family: customers, actions: customerActions, action: 'Create' } as const;
  return extendedTransaction(work, change, async (inner) => {
    const customer = await inner.insert(customers, await customerFromDraft(inner, draft));
    if (hash !== undefined) await savePassword(inner.db, customer.id, hash);
    const cart = await takeOver(inner, {
      ...(await visitorOf(inner, draft)),
      customerId: customer.id,
      mode: 'MergeWithExistingCustomerCart',
      updateProductData: false,
    });
    return { customer, cart };
  });
}
