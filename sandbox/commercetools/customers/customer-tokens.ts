import { randomUUID } from 'node:crypto';
import type { Customer, CustomerToken } from '@commercetools/platform-sdk';
import { PlatformError, resourceNotFound } from '../errors/platform-error.js';
import { newSecret, secretHash } from '../credentials/secret-hash.js';
import type { Work } from '../work/work.js';
import { byId } from '../storage/repository.js';
import { findCustomer, lockCustomer } from './customer-operations.js';

export type TokenKind = 'password' | 'email';

export interface NewCustomerToken {
  readonly customerId: string;
  readonly kind: TokenKind;
  readonly ttlMinutes: number;
  readonly invalidateOlderTokens: boolean;
}

/** The number of days for which an expired token is answered differently from an unknown one. */
const RETENTION_DAYS = 7;

/** Creates a token to be mailed to the customer; only its hash is stored. */
export async function createToken(work: Work, wanted: NewCustomerToken): Promise<CustomerToken> {
  const { customerId, kind, ttlMinutes, invalidateOlderTokens } = wanted;
  await work.db.query('DELETE FROM customer_tokens WHERE expires_at < now() - make_interval(days => $1)', [
    RETENTION_DAYS,
  ]);
  if (invalidateOlderTokens) await deleteTokens(work, customerId, kind);
  const id = randomUUID();
  const value = newSecret();
  const expiresAt = new Date(work.now.getTime() + ttlMinutes * 60_000);
  await work.db.query(
    'INSERT INTO customer_tokens (id, customer_id, kind, value_hash, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [id, customerId, kind, secretHash(value), expiresAt],
  );
  const createdAt = work.now.toISOString();
  return {
    id,
    customerId,
    value,
    expiresAt: expiresAt.toISOString(),
    invalidateOlderTokens,
    createdAt,
    lastModifiedAt: createdAt,
  };
}

const deleteTokens = (work: Work, customerId: string, kind: TokenKind): Promise<unknown> =>
  work.db.query('DELETE FROM customer_tokens WHERE customer_id = $1 AND kind = $2', [customerId, kind]);

const EXPIRED: Readonly<Record<TokenKind, { readonly code: string; readonly message: string }>> = {
  password: { code: 'ExpiredCustomerPasswordToken', message: 'The customer password token has expired.' },
  email: { code: 'ExpiredCustomerEmailToken', message: 'The customer email token has expired.' },
};

/** Returns the customer of a valid token. Throws 404 for an unknown or used token or one of another store, 400 for an expired one. */
export async function customerOfToken(work: Work, kind: TokenKind, value: string): Promise<Customer> {
  const { rows } = await work.db.query<{ customer_id: string; expires_at: Date }>(
    'SELECT customer_id, expires_at FROM customer_tokens WHERE value_hash = $1 AND kind = $2',
    [secretHash(value), kind],
  );
  const token = rows[0];
  const customer = token && (await findCustomer(work, byId(token.customer_id)));
  if (token === undefined || customer === undefined) throw resourceNotFound(`${kind} token`);
  if (token.expires_at <= work.now) throw new PlatformError(400, EXPIRED[kind]);
  return customer;
}

/**
 * Returns the customer of a token, locked until the transaction ends, and deletes all tokens of its kind of that customer. Throws
 * 409 if a version is given and differs.
 */
export async function redeemToken(
  work: Work,
  kind: TokenKind,
  { tokenValue, version }: { readonly tokenValue: string; readonly version?: number | undefined },
): Promise<Customer> {
  const { id } = await customerOfToken(work, kind, tokenValue);
  // The customer before its tokens, in the order of `createToken`: two requests with opposite orders would deadlock.
  const customer = await lockCustomer(work, id, version);
  // A concurrent request with the same token waited for the customer and finds the token deleted.
  const { rowCount } = await work.db.query('DELETE FROM customer_tokens WHERE value_hash = $1', [
    secretHash(tokenValue),
  ]);
  if (rowCount !== 1) throw resourceNotFound(`${kind} token`);
  await deleteTokens(work, customer.id, kind);
  return customer;
}
