import type { PasskeyAssertion, PasskeyAttestation } from '@manifold/domain/passkeys/contract';

/** The values that an answer of a passkey must match. */
export interface ExpectedAnswer {
  /** The host that the key belongs to. */
  readonly rpId: string;
  /** The origin of the page that asked. */
  readonly origin: string;
  readonly challenge: string;
}

/** The public part of a new key. */
export interface VerifiedKey {
  readonly credentialId: string;
  /** In the COSE format. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
}

/** Verifies the answers of passkeys (WebAuthn level 3). Every answer must state that the person was verified. */
export abstract class PasskeyVerifier {
  /** The accepted signature algorithms, preferred first (IANA COSE registry). */
  abstract readonly algorithms: readonly number[];

  /** Returns the new key; undefined if the answer does not match. */
  abstract readKey(expected: ExpectedAnswer, attestation: PasskeyAttestation): Promise<VerifiedKey | undefined>;

  /** Returns the new signature counter; undefined if the signature does not match or the counter did not grow. */
  abstract verify(expected: ExpectedAnswer, assertion: PasskeyAssertion, key: VerifiedKey): Promise<number | undefined>;
}
