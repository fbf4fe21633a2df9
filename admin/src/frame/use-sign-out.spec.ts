import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { AddNotificationContext, AuthContext, type AuthProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { ApiError } from '../providers/api.js';
import { DraftContext, type Draft } from '../shared/draft/draft-context.js';
import { renderHook } from '../testing/render-hook.js';
import { useSignOut } from './use-sign-out.js';

/** The answer of a slow server to a sign-out. */
function serverAnswer() {
  let resolve: () => void = () => undefined;
  let reject: (reason: ApiError) => void = () => undefined;
  const answer = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });
  return { answer, resolve: () => resolve(), reject: (reason: ApiError) => reject(reason) };
}

/** The console of a user who can have unsaved changes. */
async function consoleOfUser({ hasUnsaved, answer }: Pick<Draft, 'hasUnsaved'> & { readonly answer?: Promise<void> }) {
  let signOuts = 0;
  let draft = { hasUnsaved, refusedSaves: 0 };
  const shown: unknown[] = [];
  const auth = {
    logout: async () => {
      await answer;
      signOuts += 1;
    },
  } as Pick<AuthProvider, 'logout'>;
  const screen = await renderHook(useSignOut, (children) =>
    createElement(
      MemoryRouter,
      null,
      createElement(
        AuthContext,
        { value: auth as AuthProvider },
        createElement(
          QueryClientProvider,
          { client: new QueryClient() },
          createElement(
            AddNotificationContext,
            { value: ({ message }) => void shown.push(message) },
            createElement(DraftContext, { value: draft as Draft }, children),
          ),
        ),
      ),
    ),
  );
  const save = () => {
    draft = { ...draft, hasUnsaved: false };
    return screen.again();
  };
  const refuseSave = async () => {
    draft = { ...draft, refusedSaves: draft.refusedSaves + 1 };
    await screen.again();
    await save();
  };
  return { ...screen, save, refuseSave, shown, state: () => [screen.current().isAsking, signOuts] };
}

it('a user whose changes are saved is signed out at once', async () => {
  const { run, state } = await consoleOfUser({ hasUnsaved: false });
  await run(({ signOut }) => signOut());
  expect(state()).toEqual([false, 1]);
});

it('a user with an unsaved change is asked before it is lost', async () => {
  const { run, state } = await consoleOfUser({ hasUnsaved: true });
  await run(({ signOut }) => signOut());
  expect(state()).toEqual([true, 0]);
  await run(({ stay }) => stay());
  expect(state()).toEqual([false, 0]);
  await run(({ signOut }) => signOut());
  await run(({ leave }) => leave());
  expect(state()).toEqual([false, 1]);
});

it('a user who is asked is signed out once the change is saved', async () => {
  const { run, save, state } = await consoleOfUser({ hasUnsaved: true });
  await run(({ signOut }) => signOut());
  await save();
  expect(state()).toEqual([false, 1]);
});

it('a user who stays is not signed out once the change is saved', async () => {
  const { run, save, state } = await consoleOfUser({ hasUnsaved: true });
  await run(({ signOut }) => signOut());
  await run(({ stay }) => stay());
  await save();
  expect(state()).toEqual([false, 0]);
});

it('a user whose last change is refused meanwhile stays, and is not signed out by the next save', async () => {
  const { run, save, refuseSave, state } = await consoleOfUser({ hasUnsaved: true });
  await run(({ signOut }) => signOut());
  await refuseSave();
  expect(state()).toEqual([false, 0]);
  await save();
  expect(state()).toEqual([false, 0]);
});

it('a user whose sign-out is not confirmed learns that they may still be signed in', async () => {
  const { answer, reject } = serverAnswer();
  const { run, state, shown, current } = await consoleOfUser({ hasUnsaved: false, answer });
  await run(({ signOut }) => signOut());
  expect([current().isSigningOut, shown]).toEqual([true, []]);
  await run(() => reject(new ApiError(0, 'unreachable')));
  expect(state()).toEqual([false, 0]);
  expect([current().isSigningOut, shown]).toEqual([false, ['console.signOut.failed']]);
});

it('the console is covered from the question to the page for signing in, so that no change is lost', async () => {
  const { answer, resolve } = serverAnswer();
  const { run, save, state, current } = await consoleOfUser({ hasUnsaved: true, answer });
  await run(({ signOut }) => signOut());
  expect(current().isSigningOut).toBe(false);
  await save();
  expect([...state(), current().isSigningOut]).toEqual([false, 0, true]);
  await run(() => resolve());
  expect([...state(), current().isSigningOut]).toEqual([false, 1, true]);
});
