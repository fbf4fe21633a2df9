import { describe, expect, it } from '@jest/globals';
import { hashPassword, isPassword } from './passwords.js';

/** Two are hashed at once and forty wait. */
const PLACES = 42;

describe('the hashing of passwords', () => {
  it('refuses at once who would wait too long, tells them when to come again, and goes on for the others', async () => {
    const kept = await hashPassword('a password');
    const asked = await Promise.allSettled(Array.from({ length: PLACES + 8 }, () => isPassword('a password', kept)));
    const answered = asked.filter((each) => each.status === 'fulfilled');
    const refused = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(answered.map(({ value }) => value)).toEqual(Array.from({ length: PLACES }, () => true));
    expect(refused).toHaveLength(8);
    for (const refusal of refused)
      expect(refusal).toMatchObject({ code: 'too-many-attempts', details: { seconds: 2 } });
    expect(await isPassword('another password', kept)).toBe(false);
  });

  it('takes the time of a comparison also for an account that does not exist, and refuses it', async () => {
    expect(await isPassword('nobody has this password', undefined)).toBe(false);
  });
});
