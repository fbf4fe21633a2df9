import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { focusManager, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderHook } from '../testing/render-hook.js';
import { useCorrespondence, useDeskOrder, useOrderSearch, useSearchAgain, useTimeline } from './use-order-desk.js';

const { fetch } = globalThis;
let calls = 0;
beforeEach(() => {
  calls = 0;
  globalThis.fetch = async () => {
    calls += 1;
    return Response.json({ orders: [] });
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
  focusManager.setFocused(undefined);
});

/** Opens a screen and waits until it has loaded. */
async function opened(useData: () => { readonly isSuccess: boolean }, client = new QueryClient()) {
  const useScreen = () => ({ data: useData(), searchAgain: useSearchAgain() });
  const screen = await renderHook(useScreen, (children) => createElement(QueryClientProvider, { client }, children));
  await screen.until(() => expect(screen.current().data.isSuccess).toBe(true));
  return screen;
}

const useSearch = () => useOrderSearch('10001', 1);

describe('what is audited', () => {
  it.each([
    ['a search of orders', useSearch],
    ['an order', () => useDeskOrder('o1')],
    ['the events of an order', () => useTimeline('o1')],
    ['the mails of an order', () => useCorrespondence('o1')],
  ])('is not repeated when the user comes back to the window or is online again: %s', async (_title, useData) => {
    const screen = await opened(useData);
    await screen.run(() => {
      for (const isOn of [false, true]) {
        focusManager.setFocused(isOn);
        onlineManager.setOnline(isOn);
      }
    });
    expect(calls).toBe(1);
    await screen.unmount();
  });
});

describe('a search of orders', () => {
  it('is repeated when the user searches again, not when they come back from an order', async () => {
    const client = new QueryClient();
    const desk = await opened(useSearch, client);
    await desk.unmount();
    const again = await opened(useSearch, client);
    expect(calls).toBe(1);
    await again.run(({ searchAgain }) => searchAgain('10001'));
    await again.until(() => expect(calls).toBe(2));
    await again.unmount();
  });
});
