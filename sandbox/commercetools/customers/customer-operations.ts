import type { Customer } from '@commercetools/platform-sdk';
import { extendedTransaction } from '../extensions/extended-change.js';
import { resourceNotFound } from '../errors/platform-error.js';
import { customers } from '../families/families.js';
import { applyActions, parseUpdate } from '../resources/kind.js';
import type { Work } from '../work/work.js';
import type { Restriction } from '../storage/query.js';
import { byId, type Identifier } from '../storage/repository.js';
import { isCustomerVisible } from '../work/audience.js';
import { customerActions, myCustomerActions } from './customer-actions.js';

/** Returns the restrictions of `isCustomerVisible` for a query, without `me`. */
export function visibleCustomers({ audience: { storeKey } }: Work): Restriction[] {
  if (storeKey === undefined) return [];
  const store = JSON.stringify([{ key: storeKey }]);
  return [{ sql: (parameters) => `body -> 'stores' @> ${parameters.bind(store)}::jsonb` }];
}

/** Returns a customer of this audience, or undefined. */
export async function findCustomer(work: Work, identifier: Identifier): Promise<Customer | undefined> {
  const customer = await work.rows(customers).find(identifier);
  return customer !== undefined && isCustomerVisible(work)(customer) ? customer : undefined;
}

/** Returns the identifier of the token's customer; for other tokens one that matches nothing. */
export const ownCustomer = ({ access }: Work): Identifier => byId(access.customerId ?? '');

/** Returns the customer, locked until the transaction ends. Throws 409 if a version is given and differs. */
export async function lockCustomer(inner: Work, id: string, version: number | undefined): Promise<Customer> {
  if (version !== undefined) return inner.rows(customers).lock(byId(id), version, isCustomerVisible(inner));
  const { rows } = await inner.db.query<{ body: Customer }>('SELECT body FROM customers WHERE id = $1 FOR UPDATE', [
    id,
  ]);
  const customer = rows[0]?.body;
  if (customer === undefined || !isCustomerVisible(inner)(customer)) throw resourceNotFound(`ID '${id}'`);
  return customer;
}

export const updateCustomer = (work: Work, identifier: Identifier, raw: unknown): Promise<Customer> =>
  extendedTransaction(work, { family: customers, actions: customerActions, action: 'Update' }, async (inner) => {
    const update = parseUpdate(raw);
    const before = await inner.rows(customers).lock(identifier, update.version, isCustomerVisible(inner));
    const actions = work.audience.mine ? myCustomerActions : customerActions;
    return inner.save(customers, before, await applyActions({ actions }, before, { update, work: inner }));
  });

/** Removes a customer and ends their sessions. */
export const deleteCustomer = (work: Work, identifier: Identifier, version: number): Promise<Customer> =>
  work.transaction(async (inner) => {
    const customer = await inner.rows(customers).lock(identifier, version, isCustomerVisible(inner));
    await inner.remove(customers, customer);
    inner.afterCommit(() => inner.backend.tokens.endSessions(customer.id));
    return customer;
  });
