import { afterEach, expect, it } from '@jest/globals';
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderHook } from '../testing/render-hook.js';
import { useOrderSearch } from './use-order-desk.js';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  focusManager.setFocused(undefined);
});

it('a search of orders, which is audited, is not repeated when the user comes back to the window', async () => {
  let searches = 0;
  globalThis.fetch = async () => {
    searches += 1;
    return Response.json({ orders: [] });
  };
  const desk = await renderHook(
    () => useOrderSearch('10001', 1),
    (children) => createElement(QueryClientProvider, { client: new QueryClient() }, children),
  );
  await desk.until(() => expect(desk.current().isSuccess).toBe(true));
  await desk.run(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  expect(searches).toBe(1);
  await desk.unmount();
});
