import { describe, expect, it } from '@jest/globals';
import { BackendFailure } from './backend-failure.js';
import { onNewestVersion } from './newest-version.js';

const endpoint = 'graphql updateMyCart';
const moved = (currentVersion: number) =>
  new BackendFailure({
    endpoint,
    reason: 'Moved on.',
    statusCode: 409,
    backendCode: 'ConcurrentModification',
    currentVersion,
  });

describe('a change that meets another one', () => {
  it('is sent once more, on the version that the backend names', async () => {
    const versions: number[] = [];
    const answer = await onNewestVersion(3, (version) => {
      versions.push(version);
      return version === 3 ? Promise.reject(moved(7)) : Promise.resolve('changed');
    });
    expect([answer, versions]).toEqual(['changed', [3, 7]]);
  });

  it('is given up when it meets a third', async () => {
    const versions: number[] = [];
    const sent = onNewestVersion(3, (version) => {
      versions.push(version);
      return Promise.reject(moved(version + 1));
    });
    await expect(sent).rejects.toMatchObject({ currentVersion: 5 });
    expect(versions).toEqual([3, 4]);
  });

  it.each([
    ['lost its answer', new BackendFailure({ endpoint, reason: 'aborted', statusCode: 0 })],
    ['stopped at a gateway', new BackendFailure({ endpoint, reason: 'Bad Gateway', statusCode: 502 })],
    ['was refused', new BackendFailure({ endpoint, reason: 'Wrong.', statusCode: 400 })],
  ])('is not sent again when it %s: a product would be in the cart twice', async (_what, failure) => {
    let sent = 0;
    const send = () => {
      sent += 1;
      return Promise.reject(failure);
    };
    await expect(onNewestVersion(3, send)).rejects.toBe(failure);
    expect(sent).toBe(1);
  });
});
