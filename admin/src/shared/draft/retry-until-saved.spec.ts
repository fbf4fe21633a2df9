import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../providers/api.js';
import { session } from '../../providers/session.js';
import { retryUntilSaved } from './retry-until-saved.js';

/** Returns a write that fails with these statuses one after another and then succeeds. */
function failing(statuses: readonly number[]) {
  const left = [...statuses];
  return async () => {
    const status = left.shift();
    if (status !== undefined) throw new ApiError(status, 'internal');
    return 'saved';
  };
}

describe('saving a change', () => {
  it('is retried until network and session are back, and reports that it waits', async () => {
    const waiting: boolean[] = [];
    const chance = () => Promise.resolve();
    await expect(retryUntilSaved(failing([0, 401, 503]), (is) => waiting.push(is), chance)).resolves.toBe('saved');
    expect(waiting).toEqual([true, true, true, false]);
  });

  it('ends when the person signs out, so that the next one does not send it', async () => {
    const waiting: boolean[] = [];
    session.begin('anna');
    const chance = async () => {
      session.leave();
      session.begin('bruno');
    };
    const saved = retryUntilSaved(failing([401]), (is) => waiting.push(is), chance);
    await expect(saved).rejects.toMatchObject({ status: 401 });
    expect(waiting).toEqual([true, false]);
    session.leave();
  });

  it('is not retried if the server refused it', async () => {
    const waiting: boolean[] = [];
    const chance = () => Promise.reject(new Error('asked for another chance'));
    await expect(retryUntilSaved(failing([409]), (is) => waiting.push(is), chance)).rejects.toMatchObject({
      status: 409,
    });
    expect(waiting).toEqual([false]);
  });
});
