import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useReloadFailed } from './use-reload-failed.js';

function reloadFailedOf(client: QueryClient): () => void {
  const rendered: (() => void)[] = [];
  const Screen = () => {
    rendered.push(useReloadFailed());
    return null;
  };
  renderToString(createElement(QueryClientProvider, { client }, createElement(Screen)));
  const [reload] = rendered;
  if (!reload) throw new Error('The screen was not rendered');
  return reload;
}

describe('a retry after a failed load', () => {
  it('loads what the screen lacks, not what a screen before lacked', async () => {
    const client = new QueryClient();
    const loads: string[] = [];
    const failing = (name: string) => ({
      queryKey: [name],
      retry: false,
      retryOnMount: false,
      queryFn: () => {
        loads.push(name);
        return Promise.reject(new Error('unreachable'));
      },
    });
    await client.prefetchQuery(failing('order of a screen that was left'));
    await client.prefetchQuery(failing('stores'));
    const leave = new QueryObserver(client, failing('stores')).subscribe(() => undefined);
    reloadFailedOf(client)();
    leave();
    expect(loads).toEqual(['order of a screen that was left', 'stores', 'stores']);
  });
});
