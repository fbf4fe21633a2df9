import type { Customer, CustomerToken } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { PlatformError, resourceNotFound } from '../errors/platform-error.js';
import { customers } from '../families/families.js';
import type { Work } from '../work/work.js';
import { findCustomerByEmail } from '../credentials/authentication.js';
import { lockCustomer } from './customer-operations.js';
import { createToken, redeemToken } from './customer-tokens.js';
import { matchesPassword, savePassword, findPasswordHash, passwordHash } from '../credentials/passwords.js';

/** 24 days, as on the platform. */
const PASSWORD_TOKEN_MINUTES = 34_560;

const minutes = z.int().min(1).max(525_600);
const newPassword = z.string().min(1, 'A password is required.').max(256);
const change = z.object({ id: z.string().optional(), version: z.int(), currentPassword: z.string(), newPassword });
const reset = z.object({ tokenValue: z.string(), newPassword, version: z.int().optional() });
const confirmation = z.object({ tokenValue: z.string(), version: z.int().optional() });
const passwordTokenDraft = z.object({
  email: z.string(),
  ttlMinutes: minutes.default(PASSWORD_TOKEN_MINUTES),
  invalidateOlderTokens: z.boolean().default(false),
});
const emailTokenDraft = z.object({
  id: z.string(),
  version: z.int().optional(),
  ttlMinutes: minutes,
  invalidateOlderTokens: z.boolean().default(false),
});

/** The schemas of requests about passwords and e-mail verification. */
export const passwordBodies = { change, reset, confirmation, passwordTokenDraft, emailTokenDraft };

/** Saves a password hash and a new version of the customer. */
async function withPassword(inner: Work, customer: Customer, hash: string): Promise<Customer> {
  await savePassword(inner.db, customer.id, hash);
  return inner.save<Customer>(customers, customer, { ...customer, lastModifiedAt: inner.now.toISOString() });
}

/** Changes a password and ends all other sessions. Throws InvalidCurrentPassword. */
export const changePassword = (work: Work, raw: unknown): Promise<Customer> =>
  work.transaction(async (inner) => {
    const wanted = parseAs(change, raw);
    const id = work.audience.mine ? work.access.customerId : wanted.id;
    const customer = await lockCustomer(inner, id ?? '', wanted.version);
    if (!(await matchesPassword(wanted.currentPassword, await findPasswordHash(inner.db, customer.id))))
      throw new PlatformError(400, {
        code: 'InvalidCurrentPassword',
        message: 'The given current password does not match.',
      });
    const saved = await withPassword(inner, customer, await passwordHash(wanted.newPassword));
    const ownSession = work.audience.mine ? work.access.sessionId : undefined;
    inner.afterCommit(() => inner.backend.tokens.endSessions(customer.id, ownSession));
    return saved;
  });

/** Sets a new password with a mailed token and ends all sessions of the customer. */
export async function resetPassword(work: Work, raw: unknown): Promise<Customer> {
  const wanted = parseAs(reset, raw);
  const hash = await passwordHash(wanted.newPassword);
  // The caller is not signed in; the token identifies the customer.
  return work.forAudience({ ...work.audience, mine: false }).transaction(async (inner) => {
    const customer = await redeemToken(inner, 'password', wanted);
    const saved = await withPassword(inner, customer, hash);
    inner.afterCommit(() => inner.backend.tokens.endSessions(customer.id));
    return saved;
  });
}

export const createPasswordToken = (work: Work, raw: unknown): Promise<CustomerToken> =>
  work.transaction(async (inner) => {
    const { email, ...wanted } = parseAs(passwordTokenDraft, raw);
    const customer = await findCustomerByEmail(inner.db, { email, storeKey: work.audience.storeKey });
    if (customer === undefined) throw resourceNotFound(`email '${email}'`);
    return createToken(inner, { ...wanted, customerId: customer.id, kind: 'password' });
  });

/** Marks a customer's e-mail address as verified; under `me` only for the token's own customer. */
export const confirmEmail = (work: Work, raw: unknown): Promise<Customer> =>
  work.transaction(async (inner) => {
    const customer = await redeemToken(inner, 'email', parseAs(confirmation, raw));
    return inner.save<Customer>(customers, customer, { ...customer, isEmailVerified: true });
  });

export const createEmailToken = (work: Work, raw: unknown): Promise<CustomerToken> =>
  work.transaction(async (inner) => {
    const { id, version, ...wanted } = parseAs(emailTokenDraft, raw);
    const customer = await lockCustomer(inner, id, version);
    return createToken(inner, { ...wanted, customerId: customer.id, kind: 'email' });
  });
