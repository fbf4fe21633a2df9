import type { CustomerRequest, CustomerResponse } from '@manifold/domain/customer-api/operations';
import { deviceName } from '@manifold/domain/device/device-name';
import {
  PASSKEY_CHALLENGE_SECONDS,
  PASSKEY_LIMIT,
  type Passkey,
  type PasskeyCreation,
} from '@manifold/domain/passkeys/contract';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { CustomerRecord } from '../../integrations/commercetools/ports/customer-backend.js';
import { PasskeyVerifier } from '../../integrations/passkeys/passkey-verifier.js';
import { brandNameOf, type SessionOwner, SignedInCustomers } from '../visit/index.js';
import { AccountNotices } from './account-notices.service.js';
import { CustomerPasskeys, type PasskeyRecord } from './customer-passkeys.repository.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { PasskeyChallenges } from './passkey-challenges.service.js';
import { descriptorsOf, PasskeyProofs, type Proof, userHandleOf } from './passkey-proofs.service.js';

/** Adds, lists, renames and removes the passkeys of customers. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly passkeys: CustomerPasskeys,
    private readonly challenges: PasskeyChallenges,
    private readonly proofs: PasskeyProofs,
    private readonly verifier: PasskeyVerifier,
    private readonly customers: SignedInCustomers,
    private readonly notices: AccountNotices,
  ) {}

  /** Returns the customer's passkeys, oldest first. Throws `not-signed-in` for a guest. */
  async list(visit: CustomerVisit): Promise<CustomerResponse<'listPasskeys'>> {
    const customer = await this.customers.require(visit);
    return { passkeys: (await this.passkeys.list(ownerOf(visit, customer))).map(passkeyView) };
  }

  /**
   * Returns what the browser needs to create a passkey. Requires the password, a passkey, or a session that a passkey or a
   * provider has just opened. Throws `invalid-input` if the account has ten.
   */
  async beginAdding(visit: CustomerVisit, proof: Proof): Promise<{ readonly options: PasskeyCreation }> {
    const customer = await this.customers.require(visit);
    const owner = ownerOf(visit, customer);
    const present = await this.passkeys.list(owner);
    if (present.length >= PASSKEY_LIMIT) throw tooMany();
    await this.proofs.requireRecent(visit, customer, proof);
    const { challenge, rpId } = await this.challenges.begin(visit, { purpose: 'register', customerId: customer.id });
    const displayName = [customer.firstName, customer.lastName].filter(Boolean).join(' ') || customer.email;
    const options: PasskeyCreation = {
      challenge,
      rp: { id: rpId, name: brandNameOf(visit) },
      user: { id: userHandleOf(owner), name: customer.email, displayName },
      pubKeyCredParams: this.verifier.algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: descriptorsOf(present),
      timeout: PASSKEY_CHALLENGE_SECONDS * 1000,
    };
    return { options };
  }

  /** Stores the passkey that the browser has created, names it after browser and system, and tells the customer by mail. */
  async finishAdding(
    visit: CustomerVisit,
    { passkey: attestation }: CustomerRequest<'finishPasskeyRegistration'>,
  ): Promise<CustomerResponse<'finishPasskeyRegistration'>> {
    const customer = await this.customers.require(visit);
    const expected = await this.challenges.end(visit, { purpose: 'register', customerId: customer.id });
    const key = await this.verifier.readKey(expected, attestation);
    if (!key) throw refusal('passkey-refused');
    const name = deviceName(visit.userAgent) ?? '';
    const added = await this.passkeys.add(ownerOf(visit, customer), { key, transports: attestation.transports, name });
    if (added === 'full') throw tooMany();
    if (added === 'exists') throw refusal('passkey-known');
    await this.notices.send('passkey-added', visit, customer);
    return { passkey: passkeyView(added) };
  }

  /** Throws `not-found` for another customer's passkey and for an unknown id. */
  async rename(visit: CustomerVisit, { passkeyId, name }: CustomerRequest<'renamePasskey'>): Promise<void> {
    const customer = await this.customers.require(visit);
    if (!(await this.passkeys.rename(ownerOf(visit, customer), passkeyId, name))) throw new ShopError('not-found');
  }

  /** Removes a passkey and tells the customer by mail. Throws `not-found` for another customer's and for an unknown id. */
  async remove(visit: CustomerVisit, { passkeyId }: CustomerRequest<'removePasskey'>): Promise<void> {
    const customer = await this.customers.require(visit);
    if (!(await this.passkeys.remove(ownerOf(visit, customer), passkeyId))) throw new ShopError('not-found');
    await this.notices.send('passkey-removed', visit, customer);
  }
}

const ownerOf = ({ market }: CustomerVisit, { id }: Pick<CustomerRecord, 'id'>): SessionOwner => ({
  storeKey: market.storeKey,
  customerId: id,
});

const passkeyView = ({ id, name, createdAt, lastUsedAt }: PasskeyRecord): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const refusal = (reason: string): ShopError => invalidField('passkey', reason);

const tooMany = (): ShopError => refusal('passkey-limit');
