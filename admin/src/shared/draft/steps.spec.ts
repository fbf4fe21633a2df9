import { describe, expect, it } from '@jest/globals';
import { NO_STEPS, addStep, redoStep, undoStep } from './steps.js';

const TWO = addStep(addStep(NO_STEPS, 'first'), 'second');

describe('steps of a draft', () => {
  it('are undone from the last one and redone in order', () => {
    const none = undoStep(undoStep(TWO));
    expect(none).toEqual({ done: [], undone: ['second', 'first'] });
    expect(redoStep(none)).toEqual({ done: ['first'], undone: ['second'] });
    expect(redoStep(redoStep(none))).toEqual(TWO);
  });

  it('cannot be redone after another change', () => {
    expect(addStep(undoStep(TWO), 'third')).toEqual({ done: ['first', 'third'], undone: [] });
  });

  it('do nothing if there is nothing to undo or redo', () => {
    expect(undoStep(NO_STEPS)).toEqual(NO_STEPS);
    expect(redoStep(NO_STEPS)).toEqual(NO_STEPS);
  });
});
