import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../storage/database.js';

const COST = { N: 16_384, r: 8, p: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const deriveKey = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key))),
  );

/** Returns the stored form of a password: salt and scrypt hash. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('base64url')}.${(await deriveKey(password, salt)).toString('base64url')}`;
}

let decoy: Promise<string> | undefined;

/** Returns whether a password matches the stored hash. Without a hash it takes as long, so that the time does not reveal which accounts exist. */
export async function matchesPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? (await (decoy ??= passwordHash('nobody has this password')))).split('.');
  const same = timingSafeEqual(
    await deriveKey(password, Buffer.from(salt, 'base64url')),
    Buffer.from(hash, 'base64url'),
  );
  return stored !== undefined && same;
}

/** Saves a customer's password hash. */
export async function savePassword(db: Queryable, customerId: string, hash: string): Promise<void> {
  await db.query(
    `INSERT INTO customer_passwords (customer_id, hash) VALUES ($1, $2)
     ON CONFLICT (customer_id) DO UPDATE SET hash = excluded.hash`,
    [customerId, hash],
  );
}

/** Returns the password hash of a customer; undefined for external authentication. */
export async function findPasswordHash(db: Queryable, customerId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ hash: string }>('SELECT hash FROM customer_passwords WHERE customer_id = $1', [
    customerId,
  ]);
  return rows[0]?.hash;
}
