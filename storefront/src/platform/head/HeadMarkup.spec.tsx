import { describe, expect, it } from '@jest/globals';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server';
import { headMarkup } from './HeadMarkup.js';

/** Returns the head of a page with this title, as the server sends it. */
async function headOf(
  title: string,
  { verifies = false, css = '/assets/shop.css' } = {},
): Promise<{ readonly bytes: Uint8Array; readonly text: string }> {
  const routeTree = createRootRoute({ head: () => ({ meta: [{ charSet: 'utf-8' }, { title }] }) });
  const router = createRouter({ routeTree, history: createMemoryHistory(), isServer: true });
  const routes = { __root__: { preloads: [], css: [css] } };
  attachRouterServerSsrUtils({ router, manifest: { routes } });
  await router.load();
  const bytes = headMarkup(router, { verifies });
  return { bytes, text: new TextDecoder().decode(bytes) };
}

describe('the head of a page', () => {
  it('has the title and the style sheet of its routes', async () => {
    const { text } = await headOf('Saws & drills');
    expect(text).toMatch(/^<meta charSet="utf-8"\/>/);
    expect(text).toContain('<title>Saws &amp; drills</title>');
    expect(text).toContain('href="/assets/shop.css"');
    expect(text).not.toContain('<head>');
  });

  it('is refused if it has something that is not in its key', async () => {
    await headOf('Hammers', { verifies: true });
    const other = headOf('Hammers', { verifies: true, css: '/assets/other.css' });
    await expect(other).rejects.toThrow('Cached head differs');
  });

  it('is rendered once for all pages with the same content', async () => {
    const [first, same, another] = [await headOf('Saws'), await headOf('Saws'), await headOf('Drills')];
    expect(same.bytes).toBe(first.bytes);
    expect(another.text).toContain('<title>Drills</title>');
  });
});
