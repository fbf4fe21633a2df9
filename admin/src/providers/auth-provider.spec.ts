import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { authProvider } from './auth-provider.js';
import { session } from './session.js';

let fetching: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  session.begin('Eva');
  fetching = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  jest.restoreAllMocks();
  session.leave();
});

const answer = (status: number, code: string) =>
  new Response(JSON.stringify({ error: { code, message: code } }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

it('a sign-out that the server does not receive leaves the session open', async () => {
  fetching.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(authProvider.logout({ isAsked: true })).rejects.toThrow();
  expect(session.person()).toBe('Eva');
  expect(fetching.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  fetching.mockResolvedValue(answer(503, 'backend-unavailable'));
  await expect(authProvider.logout({ isAsked: true })).rejects.toThrow();
  expect([session.person(), session.isEnded()]).toEqual(['Eva', false]);
});

it.each([
  ['that the server confirms', () => new Response(null, { status: 204 })],
  ['of a session that the server has ended', () => answer(401, 'not-signed-in')],
])('a sign-out %s ends the session', async (_what, response) => {
  fetching.mockResolvedValue(response());
  await authProvider.logout({ isAsked: true });
  expect([session.person(), session.isEnded()]).toEqual([undefined, false]);
});

it('a page whose session has ended is left although the server cannot be reached', async () => {
  fetching.mockRejectedValue(new TypeError('Failed to fetch'));
  await authProvider.logout({});
  expect(session.person()).toBeUndefined();
});
