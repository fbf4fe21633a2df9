import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Returns 256 random bits as text, for a cookie or a one-time link. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the hash under which the database stores a token, so that a reader of the table cannot use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
