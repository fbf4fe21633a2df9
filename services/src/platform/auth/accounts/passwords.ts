import { hash, verify } from '@node-rs/argon2';
import { QueueFull, Semaphore } from '../../concurrency/semaphore.js';
import { tooManyAttempts } from '../../rate-limits/too-many-attempts.js';

/** argon2id (the library's default kind) with 19 MiB, 2 passes, 1 thread: OWASP's first recommendation. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More at once would take the memory and the processors from the shop. */
const PLACES = 2;
/** Hashing takes about 30 ms: nobody waits for longer than a second. */
const MOST_WAITING = 40;
const COME_AGAIN_SECONDS = 2;
const slots = new Semaphore(PLACES, MOST_WAITING);

/** Refuses with `too-many-attempts` when too many wait already. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await slots.run(work);
  } catch (error) {
    throw error instanceof QueueFull ? tooManyAttempts(COME_AGAIN_SECONDS) : error;
  }
}

let decoy: Promise<string> | undefined;

/** A password as it is kept. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

function decoyHash(): Promise<string> {
  decoy ??= hashPassword('nobody has this password').catch((error: unknown) => {
    decoy = undefined; // There was no place for it just now.
    throw error;
  });
  return decoy;
}

/** Whether a password is the kept one. Without a kept one it takes the same time, so that nobody learns which accounts exist. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const against = kept ?? (await decoyHash());
  const same = await inTurn(() => verify(against, password));
  return kept !== undefined && same;
}
