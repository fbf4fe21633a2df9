import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';

const MAXIMUM_PEM = 20_000;
const pemOrPath = z.string().min(1).max(MAXIMUM_PEM);

/** Certificates and keys are PEM, or the path of a PEM file. */
export const walletVariables = {
  APPLE_WALLET_CERTIFICATE: pemOrPath.optional(),
  APPLE_WALLET_KEY: pemOrPath.optional(),
  APPLE_WALLET_KEY_PASSPHRASE: z.string().min(1).max(200).optional(),
  /** Apple's intermediate certificate that issued the certificate. */
  APPLE_WALLET_WWDR: pemOrPath.optional(),
  GOOGLE_WALLET_ISSUER_ID: z
    .string()
    .regex(/^\d{5,30}$/, 'digits only')
    .optional(),
  /** The JSON key of a service account, or the path of its file. */
  GOOGLE_WALLET_SERVICE_ACCOUNT: pemOrPath.optional(),
};
type Values = z.infer<z.ZodObject<typeof walletVariables>>;

/** The certificates and keys that sign cards for Apple Wallet. All texts are PEM. */
export interface AppleWalletSettings {
  /** From the certificate's subject: `pass.com.example.card`. */
  readonly passTypeIdentifier: string;
  /** From the certificate's subject. */
  readonly teamIdentifier: string;
  readonly certificate: string;
  /** Not encrypted. */
  readonly key: string;
  readonly wwdr: string;
  /** The end of the certificate's validity. Phones refuse cards that are signed later. */
  readonly validTo: Date;
}

/** The key that signs links to Google Wallet. */
export interface GoogleWalletSettings {
  readonly issuerId: string;
  /** The service account's e-mail address. */
  readonly account: string;
  readonly key: KeyObject;
}

/** Each is undefined if the shop offers no cards for that wallet. */
export interface WalletSettings {
  readonly apple: AppleWalletSettings | undefined;
  readonly google: GoogleWalletSettings | undefined;
}

/** Returns the settings of wallets. Throws with the name of a variable that is missing, or not what it should be. */
export function walletSettings(values: Values): WalletSettings {
  return { apple: appleWallet(values), google: googleWallet(values) };
}

function appleWallet(values: Values): AppleWalletSettings | undefined {
  const { APPLE_WALLET_CERTIFICATE: certificate, APPLE_WALLET_KEY: key, APPLE_WALLET_WWDR: wwdr } = values;
  if (!certificate && !key && !wwdr) return undefined;
  if (!certificate || !key || !wwdr)
    throw new Error('Set APPLE_WALLET_CERTIFICATE, APPLE_WALLET_KEY and APPLE_WALLET_WWDR together');
  const signer = certificateOf('APPLE_WALLET_CERTIFICATE', certificate);
  const issuer = certificateOf('APPLE_WALLET_WWDR', wwdr);
  const privateKey = keyOf('APPLE_WALLET_KEY', contentOf('APPLE_WALLET_KEY', key), values.APPLE_WALLET_KEY_PASSPHRASE);
  if (!signer.checkPrivateKey(privateKey))
    throw new Error('APPLE_WALLET_KEY is not the key of APPLE_WALLET_CERTIFICATE');
  if (!signer.checkIssued(issuer)) throw new Error('APPLE_WALLET_WWDR did not issue APPLE_WALLET_CERTIFICATE');
  return {
    passTypeIdentifier: subjectOf(signer, 'UID'),
    teamIdentifier: subjectOf(signer, 'OU'),
    certificate: signer.toString(),
    key: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    wwdr: issuer.toString(),
    validTo: new Date(signer.validTo),
  };
}

const accountSchema = z.object({ client_email: z.email(), private_key: z.string().min(1) });

function googleWallet(values: Values): GoogleWalletSettings | undefined {
  const { GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_SERVICE_ACCOUNT: given } = values;
  if (!issuerId && !given) return undefined;
  if (!issuerId || !given) throw new Error('Set GOOGLE_WALLET_ISSUER_ID and GOOGLE_WALLET_SERVICE_ACCOUNT together');
  const name = 'GOOGLE_WALLET_SERVICE_ACCOUNT';
  const { client_email: account, private_key: key } = accountOf(name, given);
  return { issuerId, account, key: keyOf(name, key) };
}

function accountOf(name: string, given: string): z.infer<typeof accountSchema> {
  const text = given.trimStart().startsWith('{') ? given : fileContent(name, given);
  try {
    return accountSchema.parse(JSON.parse(text));
  } catch {
    // The parser's message would print the key.
    throw new Error(`${name} must be the JSON key of a service account, with client_email and private_key`);
  }
}

/** Returns the PEM text itself, in which line breaks may be written as \n, or the content of the named file. */
const contentOf = (name: string, given: string): string =>
  given.includes('-----BEGIN') ? given.replaceAll('\\n', '\n') : fileContent(name, given);

function fileContent(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The value may be a key with a typing error, so no message repeats it.
    throw new Error(`${name} is neither its content nor the path of a file that can be read`);
  }
}

function certificateOf(name: string, given: string): X509Certificate {
  const content = contentOf(name, given);
  try {
    return new X509Certificate(content);
  } catch {
    throw new Error(`${name} must be a certificate in PEM`);
  }
}

/** Apple and Google sign with RSA only. */
function keyOf(name: string, content: string, passphrase?: string): KeyObject {
  const key = readKey(name, content, passphrase);
  if (key.asymmetricKeyType !== 'rsa') throw new Error(`${name} must have an RSA key`);
  return key;
}

function readKey(name: string, content: string, passphrase: string | undefined): KeyObject {
  try {
    return createPrivateKey({ key: content, format: 'pem', ...(passphrase !== undefined && { passphrase }) });
  } catch {
    throw new Error(`${name} must have a private key in PEM; an encrypted one needs its passphrase`);
  }
}

function subjectOf({ subject }: X509Certificate, part: 'UID' | 'OU'): string {
  const value = new RegExp(`^${part}=(.+)$`, 'm').exec(subject)?.[1];
  if (value === undefined)
    throw new Error(`APPLE_WALLET_CERTIFICATE is no pass type certificate: no ${part} in its subject`);
  return value;
}
