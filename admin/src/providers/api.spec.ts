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

  it.each([
    [502, '{"message":"Bad gateway"}'],
    [503, 'null'],
    [504, '<html>'],
    [502, ''],
  ])('does not reach the server if a proxy answers for it: %i %s', async (status, body) => {
    expect(await errorOf(new Response(body, { status }))).toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('fails with its status if a proxy refuses it', async () => {
    expect(await errorOf(new Response('<html>', { status: 413 }))).toMatchObject({ status: 413, code: 'internal' });
  });

  it('fails with the error of the server', async () => {
    const answer = Response.json({ error: { code: 'backend-unavailable' } }, { status: 503 });
    expect(await errorOf(answer)).toMatchObject({ status: 503, code: 'backend-unavailable' });
  });

  it('that fails in the console is shown as a fault', () => {
    expect(toApiError(new RangeError('Invalid time value'))).toMatchObject({ code: 'internal', fields: [] });
  });
});
