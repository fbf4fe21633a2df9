import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../storage/database.js';

const COST = { N: 16_384, r: 8, p: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derived = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key))),
  );

/** A password as it is kept: salt and scrypt hash. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('base64url')}.${(await derived(password, salt)).toString('base64url')}`;
}

let decoy: Promise<string> | undefined;

/** Whether a password is the kept one. Without a kept one it takes as long, so that nobody learns which accounts exist. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (kept ?? (await (decoy ??= passwordHash('nobody has this password')))).split('.');
  const same = timingSafeEqual(await derived(password, Buffer.from(salt, 'base64url')), Buffer.from(hash, 'base64url'));
  return kept !== undefined && same;
}

/** Keeps a customer's password in place of the one before. */
export async function keepPassword(db: Queryable, customerId: string, hash: string): Promise<void> {
  await db.query(
    `INSERT INTO customer_passwords (customer_id, hash) VALUES ($1, $2)
     ON CONFLICT (customer_id) DO UPDATE SET hash = excluded.hash`,
    [customerId, hash],
  );
}

/** The kept password of a customer; undefined for one who signs in elsewhere. */
export async function keptPassword(db: Queryable, customerId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ hash: string }>('SELECT hash FROM customer_passwords WHERE customer_id = $1', [
    customerId,
  ]);
  return rows[0]?.hash;
}
