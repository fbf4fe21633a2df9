import { RouterContextProvider, type AnyRouter } from '@tanstack/react-router';
import { Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import type { RouterContext } from '../router-context.js';
import { ShopContext } from '../shop/shop-context.js';
import { markupOf, placesOf, type Place } from './KeptMarkup.js';

const PLACE = /<template data-place="(\d+)"><\/template>/g;
const END = '<template data-end="true"></template>';

/** Renders what was not made yet, all of it at once: a rendering for each would cost more than it saves. */
function make(missing: readonly Place[], router: AnyRouter, { shop, intl }: RouterContext): void {
  const html = renderToString(
    <RouterContextProvider router={router}>
      <RawIntlProvider value={intl}>
        <ShopContext value={shop}>
          {missing.map(({ element }, index) => (
            <Fragment key={index}>
              {element}
              <template data-end />
            </Fragment>
          ))}
        </ShopContext>
      </RawIntlProvider>
    </RouterContextProvider>,
  );
  const parts = html.split(END);
  missing.forEach(({ known, form, madeFor }, index) => known.set(form, { madeFor, html: parts[index] ?? '' }));
}

/** A rendered page with its places filled. */
export function withKeptMarkup(html: string, router: AnyRouter): string {
  const context = router.options.context as RouterContext;
  const places = placesOf(context);
  if (places.length === 0) return html;
  const missing = places.filter((place) => markupOf(place) === undefined);
  if (missing.length > 0) make(missing, router, context);
  return html.replace(PLACE, (_, index: string) => {
    const place = places[Number(index)];
    return (place && markupOf(place)) ?? '';
  });
}
