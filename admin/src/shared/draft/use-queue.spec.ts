import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { AddNotificationContext } from 'react-admin';
import { ApiError } from '../../providers/api.js';
import { session } from '../../providers/session.js';
import { renderHook } from '../../testing/render-hook.js';
import { useQueue } from './use-queue.js';

/** The texts of the notifications that the console has shown. */
const shown: unknown[] = [];
beforeEach(() => {
  shown.length = 0;
  session.begin('anna');
});
afterEach(() => session.leave());

function Frame({ children }: { readonly children: ReactNode }) {
  return createElement(
    AddNotificationContext,
    { value: ({ message }) => void shown.push(message) },
    createElement(QueryClientProvider, { client: new QueryClient() }, children),
  );
}

const queueOfAnna = () => renderHook(useQueue, (children) => createElement(Frame, null, children));
const fail = () => Promise.reject(new ApiError(401, 'not-signed-in'));

describe('a change that fails', () => {
  it('is reported to the person who made it', async () => {
    const { run, unmount } = await queueOfAnna();
    await run(async (enqueue) => expect(await enqueue(fail)).toBe(false));
    expect(shown).toEqual(['console.error.not-signed-in']);
    await unmount();
  });

  it('is not reported to the person who signs in next', async () => {
    const { run, unmount } = await queueOfAnna();
    await run(async (enqueue) => {
      const saved = enqueue(async () => {
        session.leave();
        session.begin('bruno');
        await fail();
      });
      expect(await saved).toBe(false);
    });
    expect(shown).toEqual([]);
    await unmount();
  });
});
