import { describe, expect, it } from '@jest/globals';
import { hashPassword, isPassword } from './passwords.js';

/** Two hash at the same time and forty wait. */
const CAPACITY = 42;

describe('hashing passwords', () => {
  it('refuses requests beyond its queue at once, says when to retry, and answers the others', async () => {
    const stored = await hashPassword('a password');
    const checks = await Promise.allSettled(
      Array.from({ length: CAPACITY + 8 }, () => isPassword('a password', stored)),
    );
    const answered = checks.filter((each) => each.status === 'fulfilled');
    const refused = checks.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(answered.map(({ value }) => value)).toEqual(Array.from({ length: CAPACITY }, () => true));
    expect(refused).toHaveLength(8);
    for (const refusal of refused)
      expect(refusal).toMatchObject({ code: 'too-many-attempts', details: { seconds: 2 } });
    expect(await isPassword('another password', stored)).toBe(false);
  });

  it('compares a password also for an account that does not exist, and refuses it', async () => {
    expect(await isPassword('nobody has this password', undefined)).toBe(false);
  });
});
