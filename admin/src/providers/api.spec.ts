import { afterEach, describe, expect, it } from '@jest/globals';
import { callApi, toApiError } from './api.js';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Returns the error of a call that gets this answer. */
async function errorOf(response: Response): Promise<unknown> {
  globalThis.fetch = () => Promise.resolve(response);
  return callApi('stores').catch((error: unknown) => error);
}

/** An answer whose connection ends before its body does. */
function cutOff(): Response {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"stores":['));
      stream.error(new TypeError('terminated'));
    },
  });
  return new Response(body);
}

describe('a call of the console', () => {
  it('does not reach the server if the answer is cut off', async () => {
    expect(await errorOf(cutOff())).toMatchObject({ name: 'ApiError', status: 0, code: 'unreachable' });
  });

  it.each([['{"message":"Bad gateway"}'], ['null'], ['<html>'], ['']])(
    'fails with the status of an answer without an error code: %s',
    async (body) => {
      expect(await errorOf(new Response(body, { status: 502 }))).toMatchObject({ status: 502, code: 'internal' });
    },
  );

  it('that fails in the console is shown as a fault', () => {
    expect(toApiError(new RangeError('Invalid time value'))).toMatchObject({ code: 'internal', fields: [] });
  });
});
