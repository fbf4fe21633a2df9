import type { Customer } from '@commercetools/platform-sdk';
import type { Queryable } from '../storage/database.js';
import { isPassword, keptPassword } from './passwords.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Without a store only customers of no store in particular are found, in a store only the store's own. */
  readonly storeKey?: string;
}

/** The customer of an e-mail address, compared without case, where the request is made. */
export async function customerOfEmail(
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

/** The customer whose e-mail address and password these are. */
export async function customerWithPassword(
  db: Queryable,
  { email, password, storeKey }: Credentials,
): Promise<Customer | undefined> {
  const customer = await customerOfEmail(db, { email, storeKey });
  const kept = customer && (await keptPassword(db, customer.id));
  return (await isPassword(password, kept)) ? customer : undefined;
}
