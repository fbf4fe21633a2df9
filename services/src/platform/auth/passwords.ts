import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../concurrency/semaphore.js';

/** argon2id (the library's default kind) with 19 MiB, 2 passes, 1 thread: OWASP's first recommendation. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More at once would take the memory and the processors from the shop. */
const slots = new Semaphore(2);

let decoy: Promise<string> | undefined;

/** A password as it is kept. */
export function hashPassword(password: string): Promise<string> {
  return slots.run(() => hash(password, COST));
}

/** Whether a password is the kept one. Without a kept one it takes the same time, so that nobody learns which accounts exist. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const against = kept ?? (await (decoy ??= hashPassword('nobody has this password')));
  const same = await slots.run(() => verify(against, password));
  return kept !== undefined && same;
}
