import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
/** How secrets and tokens lie in the database: long and random, so a plain digest is enough. */
export const secretHash = (secret) => createHash('sha256').update(secret).digest('hex');
export const newSecret = () => randomBytes(32).toString('base64url');
/** Compares a presented secret with a stored hash in constant time. */
export const matchesHash = (secret, storedHash) => timingSafeEqual(Buffer.from(secretHash(secret), 'hex'), Buffer.from(storedHash, 'hex'));
//# sourceMappingURL=secret-hash.js.map