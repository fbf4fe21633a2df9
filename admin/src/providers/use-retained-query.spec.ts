import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiError } from './api.js';
import { useRetainedQuery } from './use-retained-query.js';

interface View {
  readonly subject: string;
  readonly version: number;
}

interface ScreenProps {
  readonly first: View;
  readonly second: View;
}

/** Shows the first view, then the second one. */
function Screen({ first, second }: ScreenProps) {
  const [{ subject, version }, show] = useState(first);
  const { data, error, isBehind } = useRetainedQuery({
    subject,
    queryKey: ['draft', subject, version],
    queryFn: () => 'never loaded again',
  });
  if (version === first.version) show(second);
  return `${data ?? 'nothing'}, ${isBehind ? 'behind' : 'current'}, ${error?.message ?? 'no error'}`;
}

/** Returns the text of the screen after its second load, which succeeds or fails. */
async function textAfter(second: View, answer: () => string): Promise<string> {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: Infinity } },
  });
  client.setQueryData(['draft', 'summer', 1], 'version 1');
  await client.prefetchQuery({ queryKey: ['draft', second.subject, second.version], queryFn: answer });
  const screen = createElement(Screen, { first: { subject: 'summer', version: 1 }, second });
  const markup = renderToStaticMarkup(createElement(QueryClientProvider, { client }, screen));
  client.clear();
  return markup;
}

const outage = (): never => {
  throw new ApiError(503, 'backend-unavailable');
};

it('keeps the data on screen if a later load under another key fails', async () => {
  expect(await textAfter({ subject: 'summer', version: 2 }, outage)).toBe('version 1, behind, backend-unavailable');
});

it('shows the new data as soon as it has loaded', async () => {
  expect(await textAfter({ subject: 'summer', version: 2 }, () => 'version 2')).toBe('version 2, current, no error');
});

it('does not show the data of another subject', async () => {
  expect(await textAfter({ subject: 'winter', version: 2 }, outage)).toBe('nothing, current, backend-unavailable');
});
