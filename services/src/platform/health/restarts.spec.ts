import { describe, expect, it } from '@jest/globals';
import { restartsPart } from './restarts.js';

describe('the health of the process itself', () => {
  it('says how often it was restarted and why', () => {
    expect(restartsPart({ RESTARTS: '2', LAST_END: 'SIGKILL' }).check()).toEqual({
      status: 'up',
      detail: 'restarts: 2, last end: SIGKILL',
    });
  });

  it.each([{}, { RESTARTS: '0' }])('has no detail without a restart: %j', (variables) => {
    expect(restartsPart(variables).check()).toEqual({ status: 'up' });
  });
});
