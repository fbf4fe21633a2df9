import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { BootData } from '../platform/boot-data.js';
import { ShopContext } from '../platform/shop/shop.js';
import developmentStyles from '../styles.css?url';
import type { BrandLayout } from '@manifold/domain/brand/layout';

/** What a page's root wears, so that `layouts.css` can build it as its brand wants: `header-banded hero-full`. */
function layoutClasses(layout: BrandLayout): string {
  return Object.entries(layout)
    .map((part) => part.join('-'))
    .join(' ');
}

/** Text that a script element can hold: it must not end the element. */
const embeddable = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The document around every page, the failed ones too. */
export function RootDocument({ children }: { readonly children: ReactNode }) {
  const { shop, intl, messagesFile } = useRouter().options.context;
  const config = shop.config.first;
  const boot: BootData = { config, messagesFile };
  return (
    <html lang={config.locale} className={layoutClasses(config.brand.layout)}>
      <head>
        <HeadContent />
        {import.meta.env.DEV ? <link rel="stylesheet" href={developmentStyles} /> : null}
        {/* What the browser's first script reads, before any component of ours exists. */}
        <script id="boot" type="application/json" dangerouslySetInnerHTML={{ __html: embeddable(boot) }} />
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
