import {
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyCreation,
  type PasskeyRequest,
  type PasskeyTransport,
  passkeyTransportSchema,
} from '@manifold/domain/passkeys/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';

/**
 * Reasons by the names of WebAuthn's errors. Browsers report a cancelled question in the same way as one that no passkey can
 * answer.
 */
const REASONS: Readonly<Record<string, string>> = {
  AbortError: 'passkey-cancelled',
  InvalidStateError: 'passkey-known',
  NotAllowedError: 'passkey-cancelled',
  TimeoutError: 'passkey-expired',
};

/** Returns whether this browser supports passkeys. Only pages of a secure origin have WebAuthn. */
export const hasWebAuthn = (): boolean => typeof PublicKeyCredential === 'function';

/** Lets the person create a passkey. Rejects with a `ShopError` whose reason begins with `passkey-`. */
export async function createPasskey(options: PasskeyCreation): Promise<PasskeyAttestation> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: options.excludeCredentials.map(descriptorOf),
    // Discoverable, so that signing in requires no e-mail address.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
  const { id, response } = await answerOf(options, () => navigator.credentials.create({ publicKey }));
  if (!(response instanceof AuthenticatorAttestationResponse)) throw passkeyRefusal('passkey-unsupported');
  return {
    id,
    clientDataJSON: textOf(response.clientDataJSON),
    attestationObject: textOf(response.attestationObject),
    transports: transportsOf(response),
  };
}

/** Lets the person confirm with a passkey. Rejects with a `ShopError` whose reason begins with `passkey-`. */
export async function askPasskey(options: PasskeyRequest): Promise<PasskeyAssertion> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: options.allowCredentials.map(descriptorOf),
    userVerification: 'required',
  };
  const { id, response } = await answerOf(options, () => navigator.credentials.get({ publicKey }));
  if (!(response instanceof AuthenticatorAssertionResponse)) throw passkeyRefusal('passkey-unsupported');
  return {
    id,
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    ...(response.userHandle ? { userHandle: textOf(response.userHandle) } : {}),
  };
}

/** Returns the refusal of a passkey, in the form of the shop's own. */
export const passkeyRefusal = (reason: string, cause?: unknown): ShopError =>
  new ShopError('invalid-input', { fields: [{ field: 'passkey', reason }], cause });

async function answerOf(
  { timeout }: Pick<PasskeyRequest, 'timeout'>,
  ask: () => Promise<Credential | null>,
): Promise<PublicKeyCredential> {
  const startedAt = performance.now();
  const credential = await ask().catch((error: unknown) => {
    const reason = (error instanceof DOMException && REASONS[error.name]) || 'passkey-unsupported';
    const isLate = reason === 'passkey-cancelled' && performance.now() - startedAt >= timeout;
    throw passkeyRefusal(isLate ? 'passkey-expired' : reason, error);
  });
  if (!(credential instanceof PublicKeyCredential)) throw passkeyRefusal('passkey-unsupported');
  return credential;
}

const descriptorOf = ({ id, transports, type }: PasskeyRequest['allowCredentials'][number]) => ({
  type,
  id: bytesOf(id),
  // The types of the DOM name fewer transports than browsers accept.
  transports: transports as AuthenticatorTransport[],
});

/** Older browsers do not tell the transports. */
const transportsOf = (response: Partial<Pick<AuthenticatorAttestationResponse, 'getTransports'>>): PasskeyTransport[] =>
  (response.getTransports?.() ?? []).flatMap((transport) => passkeyTransportSchema.safeParse(transport).data ?? []);

/** Decodes base64url. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Encodes as base64url. */
const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
