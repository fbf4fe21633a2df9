import { describe, expect, it } from '@jest/globals';
import type { ErrorObject } from '@commercetools/platform-sdk';
import { BACKEND_CODES, type BackendCode } from '../../../platform/errors/failure-table.js';
import { backendFailure, graphqlFailure, ownClientFailure, shopErrorOf } from './backend-failure.js';

/** Does not compile if the vendor documents a code that the failure table lacks. */
const documented = (code: ErrorObject['code']): BackendCode => code;

const ENDPOINT = 'POST /carts';

describe('a failure of the commerce backend', () => {
  it('is reported in one sentence that names the endpoint', () => {
    const failure = backendFailure({ statusCode: 400, body: { message: 'Wrong.', errors: [] } }, ENDPOINT);
    expect(failure.message).toBe('An error occurred during request to POST /carts: Wrong.');
  });

  it('carries the current version after a concurrent change', () => {
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
    ['an answer that is not JSON', { error: { statusCode: 0, message: "Unexpected token '<'" } }],
  ])('is an outage when it is %s', (_what, thrown) => {
    expect(shopErrorOf(backendFailure(thrown, ENDPOINT)).code).toBe('backend-unavailable');
  });

  it('does not show a shopper what the backend said', () => {
    const failure = backendFailure({ statusCode: 400, body: { message: 'secret' } }, ENDPOINT);
    expect(shopErrorOf(failure).message).toBe('unprocessable-entity');
  });

  it.each(Object.entries(BACKEND_CODES))(
    'with the code %s is answered with %s, by REST and by GraphQL',
    (code, answer) => {
      const rest = backendFailure({ statusCode: 400, body: { errors: [{ code, message: 'No.' }] } }, ENDPOINT);
      const graphql = graphqlFailure([{ message: 'No.', extensions: { code } }], 'graphql getCart');
      expect([shopErrorOf(rest).code, shopErrorOf(graphql).code]).toEqual([answer, answer]);
      expect([rest.isOutage, graphql.isOutage]).toEqual([
        answer === 'backend-unavailable',
        answer === 'backend-unavailable',
      ]);
    },
  );

  it('is mapped by the code that the vendor documents', () => {
    expect(BACKEND_CODES[documented('OutOfStock')]).toBe('out-of-stock');
  });

  it.each([
    ['does not exist', { reason: 'DoesNotExist' }, 'DoesNotExist'],
    ['is not valid at the moment', {}, 'NotActive'],
  ])('says of a refused voucher that it %s', (_what, named, coupon) => {
    const errors = [{ code: 'DiscountCodeNonApplicable', message: 'No.', ...named }];
    const failure = backendFailure({ statusCode: 400, body: { errors } }, ENDPOINT);
    expect(shopErrorOf(failure).details).toEqual({ coupon });
  });

  it.each([
    ['has no code', [{ message: 'Connection terminated unexpectedly' }]],
    ['has an unknown code', [{ message: 'Oops', extensions: { code: 'Exploded' } }]],
    ['is empty', []],
  ])('is an outage when a GraphQL error %s', (_what, errors) => {
    expect(shopErrorOf(graphqlFailure(errors, 'graphql getCart')).code).toBe('backend-unavailable');
  });

  it.each([400, 404, 413])('is an outage when GraphQL is answered with %d by something without codes', (statusCode) => {
    expect(backendFailure({ statusCode, body: {} }, 'graphql getCart', true).isOutage).toBe(true);
  });

  it.each([302, 408, 425, 429, 500, 502, 503, 504, 599])('is an outage when the status is %d', (statusCode) => {
    expect(backendFailure({ statusCode, body: { message: 'Later.' } }, ENDPOINT).isOutage).toBe(true);
  });

  it.each([
    ['status 401', 401, undefined],
    ['status 403', 403, undefined],
    ['an invalid token', 401, 'invalid_token'],
    ['an insufficient scope', 403, 'insufficient_scope'],
  ])('is an outage when our own API client is refused with %s', (_what, statusCode, code) => {
    const thrown = backendFailure({ statusCode, body: { errors: [{ code, message: 'No.' }] } }, ENDPOINT);
    expect(ownClientFailure(thrown, ENDPOINT)).toMatchObject({ isOutage: true, statusCode });
  });

  it('stays a refusal for our own API client if the request itself was refused', () => {
    const thrown = backendFailure(
      { statusCode: 400, body: { errors: [{ code: 'OutOfStock', message: 'No.' }] } },
      ENDPOINT,
    );
    expect(ownClientFailure(thrown, ENDPOINT)).toBe(thrown);
  });
});
