import { hash, verify } from '@node-rs/argon2';
import { QueueFull, Semaphore } from '../../concurrency/semaphore.js';
import { tooManyAttempts } from '../../rate-limits/failed-attempts.service.js';

/** argon2id (the library's default kind) with 19 MiB, 2 passes, 1 thread: OWASP's first recommendation. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More at the same time would take memory and processors from the shop. */
const MAX_CONCURRENT = 2;

/** Hashing takes about 30 ms, so a full queue is done within a second. */
const MAX_WAITING = 40;
const RETRY_AFTER_SECONDS = 2;

const slots = new Semaphore(MAX_CONCURRENT, MAX_WAITING);

/** Runs the work when a slot is free. Throws `too-many-attempts` if the queue is full. */
async function withSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await slots.run(work);
  } catch (error) {
    throw error instanceof QueueFull ? tooManyAttempts(RETRY_AFTER_SECONDS) : error;
  }
}

let decoy: Promise<string> | undefined;

/** Returns the hash of a password for the database (argon2id, PHC format). */
export function hashPassword(password: string): Promise<string> {
  return withSlot(() => hash(password, COST));
}

function decoyHash(): Promise<string> {
  decoy ??= hashPassword('nobody has this password').catch((error: unknown) => {
    decoy = undefined; // The queue was full: the next caller tries again.
    throw error;
  });
  return decoy;
}

/**
 * Returns whether a password matches the stored hash. Takes equally long without a hash, so that the time does not reveal which
 * accounts exist.
 */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const against = storedHash ?? (await decoyHash());
  const matches = await withSlot(() => verify(against, password));
  return storedHash !== undefined && matches;
}
