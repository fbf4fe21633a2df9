import { randomBytes } from 'node:crypto';

const LENGTH = 16;
const ALPHABET = 'ABCDEFGHIJKLMNPQRSTUVWXYZ23456789';

/** Returns a new reference in the provider's form: 16 capitals and digits. */
export const newPspReference = (): string =>
  [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Returns a secret that identifies a payment in the shopper's browser. */
export const newToken = (): string => randomBytes(24).toString('base64url');
