import { describe, expect, it } from '@jest/globals';
import { takenPortMessage } from './port-check.js';

describe('an occupied port', () => {
  it('is named with its purpose and with the variable that sets another port', () => {
    expect(takenPortMessage('web', 3000)).toBe(
      'Port 3000 (shop and console) is taken by another program. Stop that program, or set PORT to a free port.',
    );
    expect(takenPortMessage('postgres', 54329)).toContain('set POSTGRES_PORT to a free port');
  });
});
