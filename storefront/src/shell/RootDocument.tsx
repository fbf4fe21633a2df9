import type { PageConfig } from '@manifold/domain/page-config/contract';
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { ShopContext } from '../platform/shop/shop.js';
import developmentStyles from '../styles.css?url';
import type { BrandLayout } from '@manifold/domain/brand/layout';

/** Data that the server writes into a page for the browser's entry script. */
export interface BootData {
  readonly config: PageConfig;
  /** The file of this locale's messages; undefined in development. */
  readonly messagesFile?: string | undefined;
}

/** Returns the classes of the root element for the brand's layout, which `layouts.css` styles: `header-banded hero-full`. */
function layoutClasses(layout: BrandLayout): string {
  return Object.entries(layout)
    .map((part) => part.join('-'))
    .join(' ');
}

const texts = new WeakMap<BootData['config'], string>();

/** Returns boot data as JSON for a script element, written once per config: that is the same object for many pages. */
function bootText(boot: BootData): string {
  const text = texts.get(boot.config) ?? JSON.stringify(boot).replaceAll('<', '\\u003c');
  texts.set(boot.config, text);
  return text;
}

/** The HTML document of every page, including error pages. */
export function RootDocument({ children }: { readonly children: ReactNode }) {
  const { shop, intl, messagesFile } = useRouter().options.context;
  const config = shop.config.first;
  return (
    <html lang={config.locale} className={layoutClasses(config.brand.layout)}>
      <head>
        <HeadContent />
        {import.meta.env.DEV ? <link rel="stylesheet" href={developmentStyles} /> : null}
        {/* The browser's entry script has read the server's text when this is hydrated, which leaves it as it is. */}
        <script
          id="boot"
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? bootText({ config, messagesFile }) : '' }}
        />
      </head>
      <body>
        <RawIntlProvider value={intl}>
          <ShopContext value={shop}>{children}</ShopContext>
        </RawIntlProvider>
        <Scripts />
      </body>
    </html>
  );
}
