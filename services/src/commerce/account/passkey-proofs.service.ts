import { createHash } from 'node:crypto';
import {
  PASSKEY_CHALLENGE_SECONDS,
  type PasskeyAssertion,
  type PasskeyRequest,
  RECENT_SIGN_IN_SECONDS,
} from '@manifold/domain/passkeys/contract';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import { SOCIAL_SESSION_SECONDS } from '@manifold/domain/social-sign-in/contract';
import { Injectable } from '@nestjs/common';
import { PasskeyVerifier } from '../../integrations/passkeys/passkey-verifier.js';
import { type SessionOwner, SignedInCustomers } from '../visit/index.js';
import { CustomerPasskeys, type PasskeyRecord } from './customer-passkeys.repository.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { type ChallengeUse, PasskeyChallenges } from './passkey-challenges.service.js';
import { SignIns } from './sign-in.service.js';

/** The customer of a proof. */
interface Prover {
  readonly id: string;
  readonly email: string;
}

/** How customers prove who they are: with their password or with a passkey. */
export interface Proof {
  readonly password?: string | undefined;
  readonly passkey?: PasskeyAssertion | undefined;
}

/** Verifies answers of passkeys, and that the person in front of the browser is the signed-in customer. */
@Injectable()
export class PasskeyProofs {
  constructor(
    private readonly challenges: PasskeyChallenges,
    private readonly passkeys: CustomerPasskeys,
    private readonly verifier: PasskeyVerifier,
    private readonly signIns: SignIns,
    private readonly customers: SignedInCustomers,
  ) {}

  /** Begins a sign-in: returns a challenge that any passkey of the store can answer, the same for everybody. */
  async beginSignIn(visit: CustomerVisit): Promise<{ readonly options: PasskeyRequest }> {
    return { options: requestOf(await this.challenges.begin(visit, { purpose: 'sign-in' }), []) };
  }

  /** Begins a proof: returns a challenge that the customer's passkeys can answer. Throws `not-signed-in` for a guest. */
  async beginProof(visit: CustomerVisit): Promise<{ readonly options: PasskeyRequest }> {
    const { id: customerId } = await this.customers.require(visit);
    const passkeys = await this.passkeys.list({ storeKey: visit.market.storeKey, customerId });
    const begun = await this.challenges.begin(visit, { purpose: 'confirm', customerId });
    return { options: requestOf(begun, passkeys) };
  }

  /**
   * Throws `sign-in-failed` for a wrong password or passkey, which counts as a failed sign-in, and `invalid-input` if there is
   * neither.
   */
  async require(visit: CustomerVisit, { id, email }: Prover, { password, passkey }: Proof): Promise<void> {
    if (passkey) {
      await this.signIns.countGuess(visit, email, () =>
        this.verify(visit, { purpose: 'confirm', customerId: id }, passkey),
      );
      return;
    }
    if (password === undefined) throw invalidField('password', 'password-required');
    await this.signIns.requirePassword(visit, { email, password });
  }

  /**
   * Like `require`, but a session that a passkey or a provider opened in the last 15 minutes is proof enough: an account that has
   * only those has no password to ask for.
   */
  async requireRecent(visit: CustomerVisit, customer: Prover, proof: Proof): Promise<void> {
    const isGiven = proof.password !== undefined || proof.passkey !== undefined;
    if (isGiven || !isRecent(visit)) await this.require(visit, customer, proof);
  }

  /**
   * Verifies an answer and records the use of the passkey. Returns the passkey. Throws `sign-in-failed` for an unknown or
   * another customer's passkey, a wrong signature, origin or host, and for a signature counter that did not grow.
   */
  async verify(visit: CustomerVisit, use: ChallengeUse, assertion: PasskeyAssertion): Promise<PasskeyRecord> {
    const expected = await this.challenges.end(visit, use);
    const passkey = await this.passkeys.find(visit.market.storeKey, assertion.id);
    const isTheirs = passkey !== undefined && isOwner(passkey, use, assertion);
    const counter = isTheirs ? await this.verifier.verify(expected, assertion, passkey) : undefined;
    if (!passkey || counter === undefined || !(await this.passkeys.recordUse(passkey, counter)))
      throw new ShopError('sign-in-failed');
    return passkey;
  }
}

/**
 * Returns the id of an account for authenticators, which show nothing of it. Authenticators replace a key with the same id and
 * host, so it must not change.
 */
export const userHandleOf = ({ storeKey, customerId }: SessionOwner): string =>
  createHash('sha256').update(`passkey ${storeKey} ${customerId}`).digest('base64url');

/** Returns the passkeys as browsers name them. */
export const descriptorsOf = (passkeys: readonly PasskeyRecord[]): PasskeyRequest['allowCredentials'] =>
  passkeys.map(({ credentialId, transports }) => ({
    type: 'public-key',
    id: credentialId,
    transports: [...transports],
  }));

const requestOf = (
  begun: Pick<PasskeyRequest, 'challenge' | 'rpId'>,
  passkeys: readonly PasskeyRecord[],
): PasskeyRequest => ({
  ...begun,
  allowCredentials: descriptorsOf(passkeys),
  timeout: PASSKEY_CHALLENGE_SECONDS * 1000,
});

/** Returns whether a passkey belongs to the expected customer. A sign-in expects none, so its answer must name the account. */
function isOwner(passkey: PasskeyRecord, { customerId }: ChallengeUse, { userHandle }: PasskeyAssertion): boolean {
  if (customerId !== undefined && customerId !== passkey.customerId) return false;
  const isNamed = userHandle === userHandleOf(passkey);
  return isNamed || (userHandle === undefined && customerId !== undefined);
}

/** Returns whether a passkey or a provider opened the session in the last 15 minutes. */
export function isRecent({ session: { current } }: CustomerVisit): boolean {
  if (current?.provider === undefined) return false;
  const openedAt = current.expiresAt - SOCIAL_SESSION_SECONDS;
  return Date.now() / 1000 - openedAt < RECENT_SIGN_IN_SECONDS;
}
