import { describe, expect, it } from '@jest/globals';
import { HttpClientException } from './library/adyen-library.js';
import { failedCall } from './failed-call.js';

const answered = (statusCode: number, body: object | string) =>
  new HttpClientException({
    message: '',
    statusCode,
    responseBody: typeof body === 'string' ? body : JSON.stringify(body),
  });
const refusal = (status: number, errorCode: string) => ({
  status,
  errorCode,
  message: 'Refused as such',
  errorType: 'validation',
});

describe('a call to the payment provider without a result', () => {
  it.each([
    { status: 422, errorCode: '130', isAccessRefused: false },
    { status: 403, errorCode: '901', isAccessRefused: true },
    { status: 401, errorCode: '000', isAccessRefused: true },
  ])('was not processed if the provider refused it with $status', ({ status, errorCode, isAccessRefused }) => {
    const failed = failedCall(answered(status, refusal(status, errorCode)));
    expect(failed).toEqual({ kind: 'refused', errorCode, message: 'Refused as such', isAccessRefused });
  });

  it.each([
    ['a server error', answered(500, refusal(500, '905'))],
    ['an error page of a proxy', answered(404, '<h1>Not Found</h1>')],
    ['a refusal without a code', answered(422, { status: 422, message: 'no' })],
    ['a request that is under way', answered(422, refusal(422, '704'))],
    ['a conflict', answered(409, refusal(409, '130'))],
    ['a redirect', answered(302, '')],
    ['a broken connection', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })],
    ['a time-out', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
    ['a thrown value that is not an Error', 'text'],
  ])('may have been processed after %s', (_what, error) => {
    expect(failedCall(error)).toMatchObject({ kind: 'unknown' });
  });
});
