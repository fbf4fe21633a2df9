import type { PasskeyAssertion, PasskeyAttestation } from '@manifold/domain/passkeys/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { type ExpectedAnswer, PasskeyVerifier, type VerifiedKey } from './passkey-verifier.js';

/** ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257];
const MAXIMUM_REASON = 200;

/** Loads the library when a passkey is used first, because it takes a tenth of the time in which a process loads its modules. */
const library = () => import('@simplewebauthn/server');
const encodings = () => import('@simplewebauthn/server/helpers');

/** Verifies passkeys with SimpleWebAuthn. */
@Injectable()
export class WebAuthnPasskeys extends PasskeyVerifier {
  readonly algorithms = ALGORITHMS;

  constructor(@Inject(LOGGER) private readonly logger: Logger) {
    super();
  }

  async readKey(expected: ExpectedAnswer, { id, ...response }: PasskeyAttestation): Promise<VerifiedKey | undefined> {
    const { verifyRegistrationResponse } = await library();
    return this.unlessRefused(async () => {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expectations(expected),
        supportedAlgorithmIDs: ALGORITHMS,
        response: {
          ...credentialOf(id),
          response: {
            clientDataJSON: response.clientDataJSON,
            attestationObject: await withoutStatement(response.attestationObject),
          },
        },
      });
      if (!verified || registrationInfo.credential.id !== id) return undefined;
      const { publicKey, counter } = registrationInfo.credential;
      return { credentialId: id, publicKey: Uint8Array.from(publicKey), counter };
    });
  }

  async verify(
    expected: ExpectedAnswer,
    { id, userHandle, ...response }: PasskeyAssertion,
    { credentialId, publicKey, counter }: VerifiedKey,
  ): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await library();
    return this.unlessRefused(async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expectations(expected),
        credential: { id: credentialId, publicKey, counter },
        response: {
          ...credentialOf(id),
          response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
        },
      });
      return verified ? authenticationInfo.newCounter : undefined;
    });
  }

  /** The library throws an `Error` for everything that it refuses, and calls nothing that could fail for another reason. */
  private async unlessRefused<Answer>(verify: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
    try {
      return await verify();
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, MAXIMUM_REASON) : '';
      this.logger.info({ reason }, 'answer of a passkey refused');
      return undefined;
    }
  }
}

const expectations = ({ rpId, origin, challenge }: ExpectedAnswer) => ({
  expectedRPID: rpId,
  expectedOrigin: origin,
  expectedChallenge: challenge,
  requireUserVerification: true,
});

const credentialOf = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;

/**
 * Removes the statement about the maker of the authenticator. Some authenticators send one although we do not ask for it, and to
 * verify it the library would load addresses that the statement names.
 */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await encodings();
  const given = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const bare = new Map<string, string | Uint8Array | Map<string, never>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', given.get('authData')],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(bare));
}
