import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { authProvider } from './auth-provider.js';
import { session } from './session.js';

let fetching: jest.SpiedFunction<typeof fetch>;

/** The marks that a browser tab keeps over a reload. */
const marks = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => marks.get(key) ?? null,
  setItem: (key: string, value: string) => void marks.set(key, value),
  removeItem: (key: string) => void marks.delete(key),
};
const assign = jest.fn();

beforeEach(() => {
  session.begin('Eva');
  fetching = jest.spyOn(globalThis, 'fetch');
  Object.assign(globalThis, { sessionStorage, window: { location: { assign } } });
});
afterEach(() => {
  jest.restoreAllMocks();
  assign.mockClear();
  marks.clear();
  session.leave();
  for (const name of ['sessionStorage', 'window']) Reflect.deleteProperty(globalThis, name);
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

it('a sign-out that the server confirms ends the session', async () => {
  fetching.mockResolvedValue(Response.json({ next: null }));
  await authProvider.logout({ isAsked: true });
  expect([session.person(), session.isEnded()]).toEqual([undefined, false]);
});

it('a user who signs out again, because the answer was lost, is signed out of the identity provider', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(authProvider.logout({ isAsked: true })).rejects.toThrow();
  // The server has ended the session, and another request has shown it.
  session.refused();
  fetching.mockResolvedValue(Response.json({ next: 'https://provider.example/logout' }));
  await authProvider.logout({ isAsked: true });
  expect(assign.mock.calls).toEqual([['https://provider.example/logout']]);
  expect([session.person(), session.isEnded()]).toEqual([undefined, false]);
});

it('a user who reloads the page after a sign-out whose answer was lost is signed out of the identity provider', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(authProvider.logout({ isAsked: true })).rejects.toThrow();
  fetching.mockImplementation(() => Promise.resolve(Response.json({ next: 'https://provider.example/logout' })));
  await authProvider.logout({});
  await authProvider.logout({});
  expect(assign.mock.calls).toEqual([['https://provider.example/logout']]);
});

it('a user whose session has run out stays in the console', async () => {
  fetching.mockResolvedValue(Response.json({ next: 'https://provider.example/logout' }));
  await authProvider.logout({});
  expect(assign).not.toHaveBeenCalled();
});

it('a page whose session has ended is left although the server cannot be reached', async () => {
  fetching.mockRejectedValue(new TypeError('Failed to fetch'));
  await authProvider.logout({});
  expect(session.person()).toBeUndefined();
});
