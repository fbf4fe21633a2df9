import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

const KEY_BITS = 2048;
const DAY_MS = 24 * 3600 * 1000;

const ISSUER = [{ name: 'commonName', value: 'Test Relations Certification Authority' }];
const SIGNER = [
  { type: '0.9.2342.19200300.100.1.1', value: 'pass.test.loyalty-card' },
  { name: 'commonName', value: 'Pass Type ID: pass.test.loyalty-card' },
  { shortName: 'OU', value: 'TESTTEAM01' },
];

interface SignedKey {
  readonly certificate: string;
  /** PEM, not encrypted. */
  readonly key: string;
}

interface CertificateParams {
  readonly subject: forge.pki.CertificateField[];
  /** In hexadecimal; unique per issuer, because a signature names its certificate by both. */
  readonly serialNumber: string;
  /** Signs itself without one. */
  readonly issuerKey?: string;
  /** Negative for a certificate that has expired. */
  readonly days: number;
}

function certificateOf({ subject, serialNumber, issuerKey, days }: CertificateParams): SignedKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = serialNumber;
  certificate.validity.notBefore = new Date(Date.now() - 30 * DAY_MS);
  certificate.validity.notAfter = new Date(Date.now() + days * DAY_MS);
  certificate.setSubject(subject);
  certificate.setIssuer(ISSUER);
  certificate.sign(forge.pki.privateKeyFromPem(issuerKey ?? privateKey), forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(certificate), key: privateKey };
}

/** Returns the variables of a new certificate for Apple Wallet, which no phone accepts. `days` is its validity. */
export function appleWalletKeys(days = 30): Record<string, string> {
  const issuer = certificateOf({ subject: ISSUER, serialNumber: '01', days: 30 });
  const signer = certificateOf({ subject: SIGNER, serialNumber: '02', issuerKey: issuer.key, days });
  return {
    APPLE_WALLET_CERTIFICATE: signer.certificate,
    APPLE_WALLET_KEY: signer.key,
    APPLE_WALLET_WWDR: issuer.certificate,
  };
}

/** Returns the variables of a new service account for Google Wallet, which Google does not know. */
export function googleWalletKeys(): Record<string, string> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const account = { client_email: 'wallet@test.iam.gserviceaccount.com', private_key: privateKey };
  return { GOOGLE_WALLET_ISSUER_ID: '3388000000000000001', GOOGLE_WALLET_SERVICE_ACCOUNT: JSON.stringify(account) };
}
