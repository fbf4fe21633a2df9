import { describe, expect, it } from '@jest/globals';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { PageOutlet } from './PageOutlet.js';

/** Returns the HTML of an address in a shop with a home page, a page of a slug and a page that fails. */
async function pageAt(address: string): Promise<string> {
  const root = createRootRoute({ component: PageOutlet });
  const page = (path: string, loader?: () => void) =>
    createRoute({ getParentRoute: () => root, path, loader, component: () => <h1>{path}</h1> });
  const fails = (): never => {
    throw new Error('The backend is away');
  };
  const router = createRouter({
    routeTree: root.addChildren([page('/'), page('/$slug'), page('/login'), page('/failing', fails)]),
    history: createMemoryHistory({ initialEntries: [address] }),
    isServer: true,
    defaultNotFoundComponent: () => <h1>Not found</h1>,
    defaultErrorComponent: () => <h1>Failed</h1>,
  });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

/** React's mark for the part of a page that hydrates on its own. */
const BOUNDARY = '<!--$-->';

describe('the page in the frame of the shop', () => {
  it('hydrates together with the frame', async () => {
    const html = await pageAt('/fryers');
    expect(html).toContain('/$slug');
    expect(html).not.toContain(BOUNDARY);
  });

  it.each(['/fryers/of/last/year', '/login/nothing'])('says that nothing has the address %s', async (address) => {
    expect(await pageAt(address)).toContain('Not found');
  });

  it('has a boundary if it failed, so that the browser keeps the frame', async () => {
    const html = await pageAt('/failing');
    expect(html).toContain('Failed');
    expect(html).toContain(BOUNDARY);
  });
});
