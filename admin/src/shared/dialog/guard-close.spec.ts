import { describe, expect, it } from '@jest/globals';
import { guardClose } from './guard-close.js';

describe('a dialog with a form', () => {
  it.each([
    ['closes with the Escape key', 'escapeKeyDown', false, 1],
    ['stays open after a click beside it', 'backdropClick', false, 0],
    ['stays open while it is sent', 'escapeKeyDown', true, 0],
  ] as const)('%s', (_title, reason, isBusy, times) => {
    let closed = 0;
    guardClose(() => (closed += 1), isBusy)({}, reason);
    expect(closed).toBe(times);
  });
});
