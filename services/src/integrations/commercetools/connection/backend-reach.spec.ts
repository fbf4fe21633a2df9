import { beforeEach, describe, expect, it } from '@jest/globals';
import { BackendReach } from './backend-reach.js';

let now = 0;
let reach: BackendReach;

beforeEach(() => {
  now = 0;
  reach = new BackendReach(() => now);
});

const at = (instant: number, what: 'answered' | 'unanswered') => {
  now = instant;
  reach[what]();
};
const said = () => ({ state: reach.state.state, since: reach.state.since?.getTime() });

describe('the commerce backend', () => {
  it('is not known to be there before it was asked', () => {
    expect(said()).toEqual({ state: 'unknown', since: undefined });
  });

  it('answers since its first answer', () => {
    at(5, 'answered');
    at(9, 'answered');
    expect(said()).toEqual({ state: 'answers', since: 5 });
  });

  it('is not away because one request had no answer', () => {
    at(5, 'answered');
    at(6, 'unanswered');
    at(7, 'answered');
    at(8, 'unanswered');
    expect(said()).toEqual({ state: 'answers', since: 5 });
  });

  it('is away since the first of several that had no answer, and back with the next answer', () => {
    at(5, 'answered');
    at(6, 'unanswered');
    at(7, 'unanswered');
    at(9, 'unanswered');
    expect(said()).toEqual({ state: 'away', since: 6 });
    at(20, 'answered');
    expect(said()).toEqual({ state: 'answers', since: 20 });
  });

  it('may be away from the beginning', () => {
    at(1, 'unanswered');
    expect(said().state).toBe('unknown');
    at(2, 'unanswered');
    expect(said()).toEqual({ state: 'away', since: 1 });
  });
});
