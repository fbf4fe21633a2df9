import * as z from 'zod/mini';
import { requiredLine } from '../single-line/contract.js';

/** How many passkeys an account may have. */
export const PASSKEY_LIMIT = 10;
/** Seconds until a WebAuthn challenge expires. */
export const PASSKEY_CHALLENGE_SECONDS = 300;
/** Seconds for which a sign-in with a passkey or a sign-in provider counts as re-authentication. */
export const RECENT_SIGN_IN_SECONDS = 900;
export const MAXIMUM_PASSKEY_NAME_LENGTH = 60;

/** Binary values of WebAuthn as base64url. */
const binary = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum), z.regex(/^[\w-]+$/));
const credentialId = binary(1400);
const clientData = binary(4096);

/** How a browser can reach an authenticator; unknown values of newer browsers are left out. */
export const passkeyTransportSchema = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
export type PasskeyTransport = z.infer<typeof passkeyTransportSchema>;

/** A new key, as `navigator.credentials.create` returns it. */
export const passkeyAttestationSchema = z.strictObject({
  id: credentialId,
  clientDataJSON: clientData,
  attestationObject: binary(32_768),
  transports: z.array(passkeyTransportSchema).check(z.maxLength(7)),
});
export type PasskeyAttestation = z.infer<typeof passkeyAttestationSchema>;

/** A signature of a known key, as `navigator.credentials.get` returns it. */
export const passkeyAssertionSchema = z.strictObject({
  id: credentialId,
  clientDataJSON: clientData,
  authenticatorData: binary(4096),
  signature: binary(2048),
  /** The account id that was stored with the key. Authenticators return it for discoverable credentials. */
  userHandle: z.optional(binary(128)),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

const descriptor = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(passkeyTransportSchema),
});

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, limited to the properties that we use. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  excludeCredentials: z.array(descriptor),
  /** Milliseconds. */
  timeout: z.int(),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. An empty `allowCredentials` accepts any passkey of the store. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(descriptor),
  /** Milliseconds. */
  timeout: z.int(),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** The name of a passkey for its owner. */
export const passkeyNameSchema = requiredLine(MAXIMUM_PASSKEY_NAME_LENGTH);

/** A passkey of the signed-in customer. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO timestamps. */
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkeySchema>;
