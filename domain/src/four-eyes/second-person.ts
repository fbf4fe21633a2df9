/** How long an account cannot be the second person after an admin gave it access. */
export const SECOND_PERSON_AFTER_MS = 24 * 3600 * 1000;

/**
 * Returns whether an account may be the second person of a change. `accessGivenAt` is when an admin last invited, reset or enabled the
 * account or changed its rights; null if none ever did. During the first day, that admin could use the account before the other
 * admins notice it.
 */
export const mayBeSecondPerson = (accessGivenAt: Date | null, now: Date): boolean =>
  accessGivenAt === null || now.getTime() - accessGivenAt.getTime() >= SECOND_PERSON_AFTER_MS;
