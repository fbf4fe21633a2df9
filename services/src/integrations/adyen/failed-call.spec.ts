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
    [422, '130'],
    [403, '901'],
    [401, '000'],
  ])('was not processed if the provider refused it with %s %s', (status, errorCode) => {
    const failed = failedCall(answered(status, refusal(status, errorCode)));
    expect(failed).toEqual({ kind: 'refused', errorCode, message: 'Refused as such' });
  });

  it.each([
    ['a server error', answered(500, refusal(500, '905'))],
    ['a refusal that another machine sent', answered(404, '<h1>Not Found</h1>')],
    ['a refusal without a code', answered(422, { status: 422, message: 'no' })],
    ['a request that is under way', answered(422, refusal(422, '704'))],
    ['a conflict', answered(409, refusal(409, '130'))],
    ['a redirect', answered(302, '')],
    ['a broken connection', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })],
    ['a time-out', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
    ['something that is no error', 'text'],
  ])('may have been processed after %s', (_what, error) => {
    expect(failedCall(error)).toMatchObject({ kind: 'unknown' });
  });
});
