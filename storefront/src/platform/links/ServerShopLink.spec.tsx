import { describe, expect, it } from '@jest/globals';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { addressRewrite } from '../routing/address-rewrite.js';
import { ServerShopLink } from './ServerShopLink.js';
import { shopPlace } from './shop-place.js';

const LOCALES = [
  { locale: 'nl-BE', language: 'nl' },
  { locale: 'fr-BE', language: 'fr' },
];

/** Returns a function that renders on a page at an address of a store. */
async function pageAt(address: string, locale: string, nativeRouting: boolean) {
  const config: Parameters<typeof addressRewrite>[0] = {
    locale,
    locales: LOCALES,
    toggles: { nativeRouting } as PageConfig['toggles'],
  };
  const root = createRootRoute();
  const routes = ['/', '/$slug', '/c/$slug', '/p/$slug'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    rewrite: addressRewrite(config),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { shop: { config: { first: config } } },
  } as never);
  await router.load();
  return (element: ReactElement) =>
    renderToString(<RouterContextProvider router={router as never}>{element}</RouterContextProvider>);
}

describe('a link as the server renders it', () => {
  it.each([
    ['a category', '/friteuses', '/'],
    ['a product', '/friteuse-8-l-ex10010001', '/'],
    ['the page itself', '/friteuses', '/friteuses'],
    ['the page itself, filtered', '/friteuses', '/friteuses?brands=msw'],
    ['a category whose name begins alike', '/friteuses', '/friteuses-gaz'],
    ['a category below another', '/keuken/friteuses', '/keuken'],
    ['a name beyond the alphabet', '/caffè', '/'],
  ])(
    'to %s is the same as the router renders it, in both languages and both kinds of routing',
    async (_what, to, path) => {
      for (const [locale, prefix] of [
        ['nl-BE', ''],
        ['fr-BE', '/fr'],
      ] as const) {
        for (const nativeRouting of [false, true]) {
          const rendered = await pageAt(prefix + path, locale, nativeRouting);
          expect(
            rendered(
              <ServerShopLink to={to} className="name">
                Text
              </ServerShopLink>,
            ),
          ).toBe(
            rendered(
              <Link {...(shopPlace(to) as { to: string })} className="name">
                Text
              </Link>,
            ),
          );
        }
      }
    },
  );
});
