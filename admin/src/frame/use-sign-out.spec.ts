import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { AuthContext, type AuthProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { DraftContext, type Draft } from '../shared/draft/draft-context.js';
import { renderHook } from '../testing/render-hook.js';
import { useSignOut } from './use-sign-out.js';

/** The console of a user who can have unsaved changes. */
async function consoleOfUser({ hasUnsaved }: Pick<Draft, 'hasUnsaved'>) {
  let signOuts = 0;
  let draft = { hasUnsaved };
  const auth = { logout: async () => void (signOuts += 1) } as Pick<AuthProvider, 'logout'>;
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
          createElement(DraftContext, { value: draft as Draft }, children),
        ),
      ),
    ),
  );
  const save = () => {
    draft = { hasUnsaved: false };
    return screen.again();
  };
  return { ...screen, save, state: () => [screen.current().isAsking, signOuts] };
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
