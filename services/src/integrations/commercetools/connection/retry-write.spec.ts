import { describe, expect, it } from '@jest/globals';
import { BackendFailure } from './backend-failure.js';
import { retryOnNewestVersion } from './retry-write.js';

const endpoint = 'graphql updateMyCart';
const moved = (currentVersion: number) =>
  new BackendFailure({
    endpoint,
    reason: 'Moved on.',
    statusCode: 409,
    backendCode: 'ConcurrentModification',
    currentVersion,
  });

describe('a change that conflicts with another one', () => {
  it('is sent once more with the version that the backend names', async () => {
    const versions: number[] = [];
    const answer = await retryOnNewestVersion(3, (version) => {
      versions.push(version);
      return version === 3 ? Promise.reject(moved(7)) : Promise.resolve('changed');
    });
    expect([answer, versions]).toEqual(['changed', [3, 7]]);
  });

  it('fails after a second conflict', async () => {
    const versions: number[] = [];
    const sent = retryOnNewestVersion(3, (version) => {
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
  ])('is not sent again when it %s, so that a product is not in the cart twice', async (_what, failure) => {
    let sent = 0;
    const send = () => {
      sent += 1;
      return Promise.reject(failure);
    };
    await expect(retryOnNewestVersion(3, send)).rejects.toBe(failure);
    expect(sent).toBe(1);
  });
});
