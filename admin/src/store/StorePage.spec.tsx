import { afterEach, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { ApiError } from '../providers/api.js';
import { TestFrame } from '../testing/TestFrame.js';
import { StorePage } from './StorePage.js';

// The provider of the drafts reads the selected one.
Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null } });

const SETTINGS = ['effective', 'store', 'ferrum_xx', undefined, undefined];
const OUTAGE = new ApiError(503, 'backend-unavailable');
const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });

afterEach(() => client.clear());

const fails = (queryKey: readonly unknown[], error: Error) =>
  client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(error) });

/** Returns the title and the markup of the page. */
function shownPage(): { readonly title: string | undefined; readonly markup: string } {
  const titles: string[] = [];
  const markup = renderToStaticMarkup(
    <TestFrame client={client} onTitle={(title) => titles.push(title)}>
      <MemoryRouter initialEntries={['/store/ferrum_xx']}>
        <Routes>
          <Route path="/store/:storeKey" element={<StorePage plans={[]} />} />
        </Routes>
      </MemoryRouter>
    </TestFrame>,
  );
  return { title: titles.at(-1), markup };
}

it('says that a store is unknown, even if the list of stores cannot be loaded', async () => {
  await fails(['stores'], OUTAGE);
  await fails(SETTINGS, new ApiError(404, 'not-found'));
  const { title, markup } = shownPage();
  expect(title).toBe('Unknown store');
  expect(markup).toContain('There is no store with this key.');
});

it('does not call a store unknown that cannot be loaded', async () => {
  await fails(SETTINGS, OUTAGE);
  const { title, markup } = shownPage();
  expect(title).toBe('Stores');
  expect(markup).toContain('Try again');
});

it('waits for what is missing although an earlier list could not be loaded again', async () => {
  client.setQueryData(['stores'], []);
  await fails(['stores'], OUTAGE);
  const { markup } = shownPage();
  expect(markup).toContain('aria-label="Loading"');
  expect(markup).not.toContain('Try again');
});
