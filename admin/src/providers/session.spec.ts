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
    session.begin();
    session.refused();
    session.refused();
    expect([session.isEnded(), notified]).toEqual([true, 1]);
    session.begin();
    expect([session.isEnded(), notified]).toEqual([false, 2]);
    stop();
  });
});
