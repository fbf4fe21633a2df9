import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { callApi } from '../providers/api.js';
import { session } from '../providers/session.js';
import { renderHook } from '../testing/render-hook.js';
import { useSignInAgain } from './SessionDialog.js';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  session.leave();
});

/** A server that has ended the session, until somebody signs in with the right password. */
function serverWithoutSession(): string[] {
  const calls: string[] = [];
  let isSignedIn = false;
  globalThis.fetch = async (address, init) => {
    calls.push(address as string);
    const { password } = JSON.parse((init?.body ?? '{}') as string) as { password?: string };
    const isRefused = password === undefined ? !isSignedIn : password !== 'right';
    const code = password === undefined ? 'not-signed-in' : 'wrong-credentials';
    if (isRefused) return Response.json({ error: { code } }, { status: 401 });
    isSignedIn = true;
    return Response.json({ stores: [] });
  };
  return calls;
}

it('a sign-in after the end of the session loads the screen again; a wrong password does not', async () => {
  const calls = serverWithoutSession();
  session.begin();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await renderHook(
    () => ({ signIn: useSignInAgain(), stores: useQuery({ queryKey: ['stores'], queryFn: () => callApi('stores') }) }),
    (children) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  );
  await screen.until(() => expect(session.isEnded()).toBe(true));
  const typed = { email: 'anna@manifold.test', password: 'wrong' };
  await screen.run(({ signIn }) => expect(signIn(typed)).rejects.toMatchObject({ status: 401 }));
  expect([session.isEnded(), calls.length]).toEqual([true, 2]);
  await screen.run(({ signIn }) => signIn({ ...typed, password: 'right' }));
  expect(session.isEnded()).toBe(false);
  await screen.until(() => expect(screen.current().stores.data).toEqual({ stores: [] }));
  await screen.unmount();
});
