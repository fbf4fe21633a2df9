import { afterEach, describe, expect, it } from '@jest/globals';
import { session } from './session.js';

afterEach(() => session.leave());

describe('the session of the console', () => {
  it('has not ended if nobody was signed in', () => {
    session.refused();
    expect(session.isEnded()).toBe(false);
  });

  it('ends with the first 401, notifies once, and starts again with a sign-in', () => {
    let notified = 0;
    const stop = session.subscribe(() => (notified += 1));
    session.begin('anna');
    session.refused();
    session.refused();
    expect([session.isEnded(), notified]).toEqual([true, 1]);
    session.begin('anna');
    expect([session.isEnded(), notified]).toEqual([false, 2]);
    stop();
  });

  it('stays ended if another person signs in, until the first one has signed out', () => {
    session.begin('anna');
    session.refused();
    expect(session.begin('bruno')).toBe(false);
    expect([session.isEnded(), session.isTakenOver(), session.person()]).toEqual([true, true, 'anna']);
    session.leave();
    expect(session.begin('bruno')).toBe(true);
    expect([session.isEnded(), session.isTakenOver(), session.person()]).toEqual([false, false, 'bruno']);
  });
});
