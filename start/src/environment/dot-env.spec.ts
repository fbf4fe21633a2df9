import { describe, expect, it } from '@jest/globals';
import { parseDotEnv } from './dot-env.js';

describe('the .env file', () => {
  it('is read with comments, quotes and blank lines', () => {
    const text = '# ports\nPORT=4000\n\nexport SESSION_KEY="a b # c"\nEMPTY=\n';
    expect(parseDotEnv(text)).toEqual({ PORT: '4000', SESSION_KEY: 'a b # c', EMPTY: '' });
  });

  it('may hold a value of several lines', () => {
    expect(parseDotEnv('KEY="one\ntwo"\nPORT=1\n')).toEqual({ KEY: 'one\ntwo', PORT: '1' });
  });

  it('is refused with the name of the variable whose quote never ends', () => {
    expect(() => parseDotEnv('PORT=1\nSESSION_KEY="secret')).toThrow(
      '.env line 2: the value of SESSION_KEY begins with " and never ends.',
    );
  });

  it('is refused with the line that is no assignment, without repeating what may be a secret', () => {
    expect(() => parseDotEnv('PORT=1\nhunter2')).toThrow(/^\.env line 2 is not of the form NAME=value/);
    expect(() => parseDotEnv('PORT=1\nhunter2')).not.toThrow('hunter2');
  });
});
