/** For how long an account that an admin has just handled is no second person. */
export const SECOND_PERSON_AFTER_MS = 24 * 3600 * 1000;

/**
 * Whether an account may be the second person of a change. `accessGivenAt` is when an admin last invited, reset or enabled the
 * account or changed its rights; null if none ever did. Until a day has passed, whoever did it could act as that person before
 * the other admins have read of it.
 */
export const mayBeSecondPerson = (accessGivenAt: Date | null, now: Date): boolean =>
  accessGivenAt === null || now.getTime() - accessGivenAt.getTime() >= SECOND_PERSON_AFTER_MS;
