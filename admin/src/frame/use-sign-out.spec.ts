import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { AddNotificationContext, AuthContext, type AuthProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { ApiError } from '../providers/api.js';
import { DraftContext, type Draft } from '../shared/draft/draft-context.js';
import { renderHook } from '../testing/render-hook.js';
import { useSignOut } from './use-sign-out.js';

/** The console of a user who can have unsaved changes. */
async function consoleOfUser({ hasUnsaved, failure }: Pick<Draft, 'hasUnsaved'> & { readonly failure?: Error }) {
  let signOuts = 0;
  let draft = { hasUnsaved, refusedSaves: 0 };
  const shown: unknown[] = [];
  const auth = {
    logout: async () => {
      if (failure) throw failure;
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
  const failure = new ApiError(0, 'unreachable');
  const { run, state, shown } = await consoleOfUser({ hasUnsaved: false, failure });
  await run(({ signOut }) => signOut());
  expect(state()).toEqual([false, 0]);
  expect(shown).toEqual(['console.signOut.failed']);
});
