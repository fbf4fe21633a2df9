import { describe, expect, it } from '@jest/globals';
import { errorLine } from './error-line.js';

describe('a line of a process', () => {
  it('is shown on the terminal if it is an error, with its cause', () => {
    const record = { level: 'error', msg: 'page failed', path: '/cart', err: { message: 'no such store' } };
    expect(errorLine(JSON.stringify(record))).toBe('page failed · /cart · no such store');
    expect(errorLine('TypeError: x is not a function')).toBe('TypeError: x is not a function');
  });

  it.each(['{"level":"info","msg":"answered"}', '{broken', '    at main (file.js:1:1)', 'listening on 3000'])(
    'is only in the log file otherwise: %s',
    (line) => expect(errorLine(line)).toBeUndefined(),
  );
});
