import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@manifold/domain/passkeys/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The changes of a test to an answer. */
export interface AnswerChanges {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  /** The flags of the authenticator's data; user present and verified by default. */
  readonly flags?: number;
}

const PRESENT_AND_VERIFIED = 0b101;
const HAS_KEY = 0b0100_0000;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** A passkey of one account in software: ES256, with a signature counter. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  private readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  private counter = 0;
  private userHandle = '';

  constructor(private readonly origin: string) {
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Answers `navigator.credentials.create`. */
  create({ challenge, rp, user }: PasskeyCreation, changes: AnswerChanges = {}): PasskeyAttestation {
    this.userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.authenticatorData(rp.id, { ...changes, flags: (changes.flags ?? PRESENT_AND_VERIFIED) | HAS_KEY }),
      Buffer.alloc(16),
      length,
      id,
      this.coseKey(),
    ]);
    const attestation = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', Uint8Array.from(authData)],
    ]);
    return {
      id: this.id,
      clientDataJSON: this.clientData('webauthn.create', challenge, changes).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Answers `navigator.credentials.get`. */
  get({ challenge, rpId }: PasskeyRequest, changes: AnswerChanges = {}): PasskeyAssertion {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge, changes);
    const authenticatorData = this.authenticatorData(rpId, changes);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      id: this.id,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      userHandle: this.userHandle,
    };
  }

  private authenticatorData(rpId: string, changes: AnswerChanges): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(changes.counter ?? this.counter);
    return Buffer.concat([sha256(changes.rpId ?? rpId), Buffer.from([changes.flags ?? PRESENT_AND_VERIFIED]), counter]);
  }

  private clientData(type: string, challenge: string, changes: AnswerChanges): Buffer {
    const origin = changes.origin ?? this.origin;
    return Buffer.from(JSON.stringify({ type, challenge: changes.challenge ?? challenge, origin, crossOrigin: false }));
  }

  /** The public key in the COSE format: EC2, ES256, P-256. */
  private coseKey(): Uint8Array {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]),
    );
  }
}
