import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns the hash that the database stores. Secrets and tokens are long and random, so a plain digest is enough. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Compares a presented secret with a stored hash in constant time. */
export const matchesHash = (secret: string, storedHash: string): boolean =>
  timingSafeEqual(Buffer.from(secretHash(secret), 'hex'), Buffer.from(storedHash, 'hex'));
