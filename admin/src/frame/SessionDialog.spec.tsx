import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { callApi } from '../providers/api.js';
import { session } from '../providers/session.js';
import { renderHook } from '../testing/render-hook.js';
import { useSignInAgain, useDetectSignInElsewhere } from './SessionDialog.js';

const { fetch } = globalThis;
const browser = new EventTarget();
const listeners = ['addEventListener', 'removeEventListener'] as const;
beforeEach(() => {
  for (const name of listeners)
    Object.defineProperty(globalThis, name, { value: browser[name].bind(browser), configurable: true });
});
afterEach(() => {
  globalThis.fetch = fetch;
  session.leave();
  for (const name of [...listeners, 'location']) Reflect.deleteProperty(globalThis, name);
});

/** A server that has ended the session, until somebody signs in with the right password. */
function serverWithoutSession(person = 'anna'): string[] {
  const calls: string[] = [];
  let isSignedIn = false;
  globalThis.fetch = async (address, init) => {
    calls.push(address as string);
    const { password } = JSON.parse((init?.body ?? '{}') as string) as { password?: string };
    const isRefused = password === undefined ? !isSignedIn : password !== 'right';
    const code = password === undefined ? 'not-signed-in' : 'wrong-credentials';
    if (isRefused) return Response.json({ error: { code } }, { status: 401 });
    isSignedIn = true;
    return Response.json(address === '/api/admin/stores' ? { stores: [] } : { id: person });
  };
  return calls;
}

/** Returns the pages that the console opens from now on. */
function visitedPages(): string[] {
  const visited: string[] = [];
  Object.defineProperty(globalThis, 'location', {
    value: { assign: (address: string) => visited.push(address) },
    configurable: true,
  });
  return visited;
}

const TYPED = { email: 'anna@manifold.test', password: 'right' };

function useScreen() {
  useDetectSignInElsewhere();
  return { signIn: useSignInAgain(), stores: useQuery({ queryKey: ['stores'], queryFn: () => callApi('stores') }) };
}

/** The screen of a person whose session has ended or goes on. */
async function screenOfAnna(isEnded = true) {
  session.begin('anna');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await renderHook(useScreen, (children) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  ));
  const state = () => [session.isEnded(), screen.current().stores.data !== undefined];
  await screen.until(() => expect(state()).toEqual([isEnded, !isEnded]));
  return screen;
}

it('a sign-in after the end of the session loads the screen again; a wrong password does not', async () => {
  const calls = serverWithoutSession();
  const screen = await screenOfAnna();
  const typed = { ...TYPED, password: 'wrong' };
  await screen.run(({ signIn }) => expect(signIn(typed)).rejects.toMatchObject({ status: 401 }));
  expect([session.isEnded(), calls.length]).toEqual([true, 2]);
  await screen.run(({ signIn }) => signIn(TYPED));
  expect(session.isEnded()).toBe(false);
  await screen.until(() => expect(screen.current().stores.data).toEqual({ stores: [] }));
  await screen.unmount();
});

it('a sign-in in another tab loads the screen again when the user returns to it', async () => {
  const calls = serverWithoutSession();
  const screen = await screenOfAnna();
  const returnsToTab = () => screen.run(() => browser.dispatchEvent(new Event('focus')));
  await returnsToTab();
  expect([session.isEnded(), calls]).toEqual([true, ['/api/admin/stores', '/api/admin/me']]);
  await globalThis.fetch('/api/admin/sign-in', { body: JSON.stringify(TYPED) });
  await returnsToTab();
  await screen.until(() => expect(session.isEnded()).toBe(false));
  await screen.until(() => expect(screen.current().stores.data).toEqual({ stores: [] }));
  await screen.unmount();
});

it('a screen whose session goes on is not loaded again when the user returns to it', async () => {
  const calls = serverWithoutSession();
  await globalThis.fetch('/api/admin/sign-in', { body: JSON.stringify(TYPED) });
  const screen = await screenOfAnna(false);
  await screen.run(() => browser.dispatchEvent(new Event('focus')));
  expect([session.isEnded(), calls.slice(1)]).toEqual([false, ['/api/admin/stores', '/api/admin/me']]);
  await screen.unmount();
});

it('another person who has signed in elsewhere gets the first page, also if the session has not ended', async () => {
  serverWithoutSession('bruno');
  await globalThis.fetch('/api/admin/sign-in', { body: JSON.stringify(TYPED) });
  const visited = visitedPages();
  const screen = await screenOfAnna(false);
  await screen.run(() => browser.dispatchEvent(new Event('focus')));
  await screen.until(() => expect(visited).toEqual(['/']));
  expect(session.isTakenOver()).toBe(true);
  await screen.unmount();
});

it('another person who signs in gets the first page, and none of the waiting changes are sent for them', async () => {
  const calls = serverWithoutSession('bruno');
  const visited = visitedPages();
  const screen = await screenOfAnna();
  await screen.run(({ signIn }) => void signIn(TYPED));
  await screen.until(() => expect(visited).toEqual(['/']));
  expect(session.isEnded()).toBe(true);
  await expect(callApi('stores')).rejects.toMatchObject({ status: 401 });
  expect(calls).toEqual(['/api/admin/stores', '/api/admin/sign-in']);
  await screen.unmount();
});
