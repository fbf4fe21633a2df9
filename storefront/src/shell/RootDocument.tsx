import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { BootData } from '../platform/boot-data.js';
import { ShopContext } from '../platform/shop/shop.js';
import developmentStyles from '../styles.css?url';
import type { BrandLayout } from '@manifold/domain/brand/layout';

/** Returns the classes of the root element for the brand's layout, which `layouts.css` styles: `header-banded hero-full`. */
function layoutClasses(layout: BrandLayout): string {
  return Object.entries(layout)
    .map((part) => part.join('-'))
    .join(' ');
}

/** Returns JSON that is safe inside a script element. */
const embeddable = (value: BootData): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Boot data as text, by its config: that is the same object for many pages. */
const texts = new WeakMap<BootData['config'], string>();

function bootText(boot: BootData): string {
  const text = texts.get(boot.config) ?? embeddable(boot);
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
        {/* Read by the browser's entry script before anything is rendered. */}
        <script
          id="boot"
          type="application/json"
          dangerouslySetInnerHTML={{ __html: bootText({ config, messagesFile }) }}
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
