import { describe, expect, it } from '@jest/globals';
import { NO_STEPS, recorded, redoneOf, undoneOf } from './steps.js';

const TWO = recorded(recorded(NO_STEPS, 'first'), 'second');

describe('steps of a draft', () => {
  it('are undone from the last one and redone in order', () => {
    const none = undoneOf(undoneOf(TWO));
    expect(none).toEqual({ done: [], undone: ['second', 'first'] });
    expect(redoneOf(none)).toEqual({ done: ['first'], undone: ['second'] });
    expect(redoneOf(redoneOf(none))).toEqual(TWO);
  });

  it('cannot be redone after another change', () => {
    expect(recorded(undoneOf(TWO), 'third')).toEqual({ done: ['first', 'third'], undone: [] });
  });

  it('do nothing if there is nothing to undo or redo', () => {
    expect(undoneOf(NO_STEPS)).toEqual(NO_STEPS);
    expect(redoneOf(NO_STEPS)).toEqual(NO_STEPS);
  });
});
