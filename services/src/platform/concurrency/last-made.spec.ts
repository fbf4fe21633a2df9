import { describe, expect, it } from '@jest/globals';
import { LastMade } from './last-made.js';

describe('what was made last', () => {
  it('is kept up to so many, and what was asked for longest ago goes first', async () => {
    const last = new LastMade<number>(2);
    for (const [name, value] of [
      ['one', 1],
      ['two', 2],
      ['one', 1],
      ['three', 3],
    ] as const)
      await last.keep(name, Promise.resolve(value));
    expect([await last.find('one'), last.find('two'), await last.find('three')]).toEqual([1, undefined, 3]);
  });

  it('is not kept when it could not be made', async () => {
    const last = new LastMade<number>(2);
    await expect(last.keep('one', Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(last.find('one')).toBeUndefined();
  });

  it('stays when what had its name before fails late', async () => {
    const last = new LastMade<number>(2);
    let fail: (error: Error) => void = () => undefined;
    const late = last.keep('one', new Promise<number>((_resolve, reject) => (fail = reject)));
    void last.keep('one', Promise.resolve(2));
    fail(new Error('too late'));
    await expect(late).rejects.toThrow('too late');
    expect(await last.find('one')).toBe(2);
  });
});
