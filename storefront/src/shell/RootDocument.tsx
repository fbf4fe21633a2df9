import type { PageConfig } from '@manifold/domain/page-config/contract';
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { memoizeByObject } from '../platform/memoize/memoize-by-object.js';
import type { PageMessages } from '../platform/intl/page-messages.js';
import { LOADER_DATA_ID } from '../platform/loader-data/loader-data.js';
import { loaderDataText } from '../platform/loader-data/write-loader-data.js';
import { ShopContext } from '../platform/shop/shop.js';
import developmentStyles from '../styles.css?url';
import type { BrandLayout } from '@manifold/domain/brand/layout';

/** Data that the server writes into a page for the browser's entry script. */
export interface BootData {
  readonly config: PageConfig;
  /** The files of this page's messages; undefined in development. */
  readonly messages?: PageMessages | undefined;
}

/** Returns the classes of the root element for the brand's layout, which `layouts.css` styles: `header-banded hero-full`. */
function layoutClasses(layout: BrandLayout): string {
  return Object.entries(layout)
    .map((part) => part.join('-'))
    .join(' ');
}

const textsOf = memoizeByObject((_: BootData['config']) => new Map<string, string>());

/** Returns boot data as JSON for a script element, written once per config and parts: those are the same for many pages. */
function bootText(boot: BootData): string {
  const texts = textsOf(boot.config);
  const parts = boot.messages?.parts.join(' ') ?? '';
  const text = texts.get(parts) ?? JSON.stringify(boot).replaceAll('<', '\\u003c');
  texts.set(parts, text);
  return text;
}

/** The HTML document of every page, including error pages. */
export function RootDocument({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const { shop, intl, messages } = router.options.context;
  const config = shop.config.first;
  return (
    <html lang={config.locale} className={layoutClasses(config.brand.layout)}>
      <head>
        {/* The server adds the same elements as cached text. */}
        {import.meta.env.SSR ? null : <HeadContent />}
        {import.meta.env.DEV ? <link rel="stylesheet" href={developmentStyles} /> : null}
        {/* The browser's entry script has read the server's text when this is hydrated, which leaves it as it is. */}
        <script
          id="boot"
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? bootText({ config, messages }) : '' }}
        />
      </head>
      <body>
        <RawIntlProvider value={intl}>
          <ShopContext value={shop}>{children}</ShopContext>
        </RawIntlProvider>
        <script
          id={LOADER_DATA_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? loaderDataText(router) : '' }}
        />
        {/* The router's scripts for the browser. There it renders those of routes, of which a build has none. */}
        {import.meta.env.SSR || import.meta.env.DEV ? <Scripts /> : null}
      </body>
    </html>
  );
}
