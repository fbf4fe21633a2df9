import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { BootData } from '../platform/boot-data.js';
import { layoutClasses } from '../ui/layout-classes.js';
import { ShopContext } from '../platform/shop/shop-context.js';
import developmentStyles from '../styles.css?url';

/** Text that a script element can hold: it must not end the element. */
const embeddable = (value: BootData): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Its text by its config, which is the same object for many pages. */
const texts = new WeakMap<BootData['config'], string>();

function bootText(boot: BootData): string {
  const text = texts.get(boot.config) ?? embeddable(boot);
  texts.set(boot.config, text);
  return text;
}

/** The document around every page, the failed ones too. */
export function RootDocument({ children }: { readonly children: ReactNode }) {
  const { shop, intl, messagesFile } = useRouter().options.context;
  const config = shop.config.first;
  return (
    <html lang={config.locale} className={layoutClasses(config.brand.layout)}>
      <head>
        <HeadContent />
        {import.meta.env.DEV ? <link rel="stylesheet" href={developmentStyles} /> : null}
        {/* What the browser's first script reads, before any component of ours exists. */}
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
