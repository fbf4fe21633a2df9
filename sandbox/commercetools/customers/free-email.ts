import type { Customer } from '@commercetools/platform-sdk';
import { duplicateField } from '../errors/platform-error.js';
import type { Work } from '../work/work.js';

type Addressed = Pick<Customer, 'email' | 'stores'>;

const shareStore = (one: Addressed, other: Addressed): boolean =>
  one.stores.length === 0 ||
  other.stores.length === 0 ||
  one.stores.some(({ key }) => other.stores.some((store) => store.key === key));

/** Throws DuplicateField if another customer of the same store, or of no store, has the e-mail address. */
export async function requireFreeEmail(work: Work, customer: Addressed, ownId?: string): Promise<void> {
  // Of two concurrent sign-ups the second waits here and then finds the first.
  await work.db.query('SELECT pg_advisory_xact_lock(hashtextextended(lower($1), 0))', [customer.email]);
  const { rows } = await work.db.query<{ body: Customer }>('SELECT body FROM customers WHERE email = lower($1)', [
    customer.email,
  ]);
  if (rows.some(({ body }) => body.id !== ownId && shareStore(body, customer)))
    throw duplicateField('email', customer.email);
}
