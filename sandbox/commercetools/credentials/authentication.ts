import type { Customer } from '@commercetools/platform-sdk';
import type { Queryable } from '../storage/database.js';
import { matchesPassword, findPasswordHash } from './passwords.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Without a store only customers of no store are found, with a store only its own. */
  readonly storeKey?: string;
}

/** Returns the customer of an e-mail address, compared without case, in a store or without one. */
export async function findCustomerByEmail(
  db: Queryable,
  { email, storeKey }: Pick<Credentials, 'email' | 'storeKey'>,
): Promise<Customer | undefined> {
  const { rows } = await db.query<{ body: Customer }>(
    `SELECT body FROM customers WHERE email = lower($1)
       AND CASE WHEN $2::text IS NULL THEN jsonb_array_length(body -> 'stores') = 0
           ELSE body -> 'stores' @> jsonb_build_array(jsonb_build_object('key', $2::text)) END`,
    [email.trim(), storeKey ?? null],
  );
  return rows[0]?.body;
}

/** Returns the customer with this e-mail address and password; undefined if they do not match. */
export async function authenticateCustomer(
  db: Queryable,
  { email, password, storeKey }: Credentials,
): Promise<Customer | undefined> {
  const customer = await findCustomerByEmail(db, { email, storeKey });
  const hash = customer && (await findPasswordHash(db, customer.id));
  return (await matchesPassword(password, hash)) ? customer : undefined;
}
