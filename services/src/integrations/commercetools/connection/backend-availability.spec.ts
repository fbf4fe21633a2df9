import { beforeEach, describe, expect, it } from '@jest/globals';
import { BackendAvailability } from './backend-availability.js';

let now = 0;
let availability: BackendAvailability;

beforeEach(() => {
  now = 0;
  availability = new BackendAvailability(() => now);
});

const at = (instant: number, event: 'answered' | 'unanswered') => {
  now = instant;
  if (event === 'answered') availability.recordAnswer();
  else availability.recordNoAnswer();
};
const current = () => ({ state: availability.state.state, since: availability.state.since?.getTime() });

describe('the commerce backend', () => {
  it('is unknown before the first request', () => {
    expect(current()).toEqual({ state: 'unknown', since: undefined });
  });

  it('is available since its first answer', () => {
    at(5, 'answered');
    at(9, 'answered');
    expect(current()).toEqual({ state: 'answers', since: 5 });
  });

  it('is not away after one request without an answer', () => {
    at(5, 'answered');
    at(6, 'unanswered');
    at(7, 'answered');
    at(8, 'unanswered');
    expect(current()).toEqual({ state: 'answers', since: 5 });
  });

  it('is away since the first of several requests without an answer, and back with the next answer', () => {
    at(5, 'answered');
    at(6, 'unanswered');
    at(7, 'unanswered');
    at(9, 'unanswered');
    expect(current()).toEqual({ state: 'away', since: 6 });
    at(20, 'answered');
    expect(current()).toEqual({ state: 'answers', since: 20 });
  });

  it('can be away from the start', () => {
    at(1, 'unanswered');
    expect(current().state).toBe('unknown');
    at(2, 'unanswered');
    expect(current()).toEqual({ state: 'away', since: 1 });
  });
});
