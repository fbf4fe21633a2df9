import { describe, expect, it } from '@jest/globals';
import { singleAction } from './use-single-action.js';

describe('an action that is started twice', () => {
  it('runs once, and again after it ended', async () => {
    const busy: boolean[] = [];
    const sent: string[] = [];
    const run = singleAction((isBusy) => busy.push(isBusy));
    const send = (name: string) => run(async () => sent.push(name));
    await Promise.all([send('first click'), send('second click')]);
    await send('later click');
    expect(sent).toEqual(['first click', 'later click']);
    expect(busy).toEqual([true, false, true, false]);
  });

  it('can be started again after it failed', async () => {
    const busy: boolean[] = [];
    const run = singleAction((isBusy) => busy.push(isBusy));
    await expect(run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(busy).toEqual([true, false]);
  });
});
