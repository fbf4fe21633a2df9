import { describe, expect, it } from '@jest/globals';
import { parseDotEnv } from './dot-env.js';

describe('the .env file', () => {
  it('is read with comments, quotes and blank lines', () => {
    const text = '# ports\nPORT=4000\n\nexport SESSION_KEY="a b # c"\nEMPTY=\n';
    expect(parseDotEnv(text)).toEqual({ PORT: '4000', SESSION_KEY: 'a b # c', EMPTY: '' });
  });

  it('may contain a value of several lines', () => {
    expect(parseDotEnv('KEY="one\ntwo"\nPORT=1\n')).toEqual({ KEY: 'one\ntwo', PORT: '1' });
  });

  it('is refused with the name of a variable whose quote is not closed', () => {
    expect(() => parseDotEnv('PORT=1\nSESSION_KEY="secret')).toThrow(
      '.env line 2: the value of SESSION_KEY begins with " and never ends.',
    );
  });

  it('is refused with the number of a line that is not an assignment, without showing a possible secret', () => {
    expect(() => parseDotEnv('PORT=1\nhunter2')).toThrow(/^\.env line 2 is not of the form NAME=value/);
    expect(() => parseDotEnv('PORT=1\nhunter2')).not.toThrow('hunter2');
  });
});
