import { expect, it } from '@jest/globals';
import { ApiError } from './api.js';
import { throwIfMissing } from './throw-if-missing.js';

const OUTAGE = new ApiError(503, 'backend-unavailable');

it('leaves a screen as it is when a later load fails', () => {
  expect(() => throwIfMissing(OUTAGE, [])).not.toThrow();
  expect(() => throwIfMissing(null, undefined)).not.toThrow();
});

it('shows the error of a screen that has nothing to show', () => {
  expect(() => throwIfMissing(OUTAGE, undefined)).toThrow(OUTAGE);
});

it('waits for a new sign-in when the session has ended', () => {
  expect(() => throwIfMissing(new ApiError(401, 'not-signed-in'), undefined)).not.toThrow();
});
