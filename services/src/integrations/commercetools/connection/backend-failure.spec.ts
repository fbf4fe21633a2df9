import { describe, expect, it } from '@jest/globals';
import { backendFailure, graphqlFailure, shopErrorOf } from './backend-failure.js';

const ENDPOINT = 'POST /carts';

describe('a failure of the commerce backend', () => {
  it('is told in one sentence that names the endpoint', () => {
    const failure = backendFailure({ statusCode: 400, body: { message: 'Wrong.', errors: [] } }, ENDPOINT);
    expect(failure.message).toBe('An error occurred during request to POST /carts: Wrong.');
  });

  it('keeps the version that a concurrent change left behind', () => {
    const body = { errors: [{ code: 'ConcurrentModification', message: 'Moved on.', currentVersion: 7 }] };
    const failure = backendFailure({ statusCode: 409, body }, ENDPOINT);
    expect([failure.isConflict, failure.currentVersion, shopErrorOf(failure).code]).toEqual([true, 7, 'conflict']);
  });

  it('reads the same from a GraphQL answer', () => {
    const extensions = { code: 'ConcurrentModification', currentVersion: 7 };
    const failure = graphqlFailure([{ message: 'Moved on.', extensions }], 'graphql updateMyCart');
    expect([failure.isConflict, failure.currentVersion]).toEqual([true, 7]);
  });

  it.each([
    ['a lost connection', { error: { statusCode: 0, name: 'NetworkError', message: 'fetch failed' } }],
    ['a call that took too long', { name: 'HttpError', message: 'This operation was aborted' }],
    ['a gateway', { statusCode: 503, message: 'Service Unavailable' }],
    ['an answer that is no JSON', { error: { statusCode: 0, message: "Unexpected token '<'" } }],
  ])('is an outage when it is %s', (_what, thrown) => {
    expect(shopErrorOf(backendFailure(thrown, ENDPOINT)).code).toBe('backend-unavailable');
  });

  it('tells a shopper nothing of what the backend said', () => {
    const failure = backendFailure({ statusCode: 400, body: { message: 'secret' } }, ENDPOINT);
    expect(shopErrorOf(failure).message).toBe('unprocessable-entity');
  });
});
