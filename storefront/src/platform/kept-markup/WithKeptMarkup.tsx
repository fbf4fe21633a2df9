import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router';
import { Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import type { RouterContext } from '../routing/router-context.js';
import { ShopContext } from '../shop/shop.js';
import { type Place, placesOf, storeText, textOf } from './KeptMarkup.js';

/** What is completed in a rendered page: places of cached parts, and the end of the head. */
const GAP = /<template data-place="(\d+)"><\/template>|<\/head>/g;
const HEAD_END = '</head>';
const END = '<template data-end="true"></template>';

/** Renders what was not made yet, all of it at once: a rendering for each would cost more than it saves. */
function render(missing: readonly Place[], router: AnyRouter, { shop, intl }: RouterContext): readonly string[] {
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
  return html.split(END);
}

/** The texts of all places. They are read once: what is stored for one place may push another's out of the cache. */
function textsOf(places: readonly Place[], router: AnyRouter, context: RouterContext): ReadonlyMap<Place, string> {
  const texts = new Map<Place, string>();
  const missing: Place[] = [];
  for (const place of places) {
    const text = textOf(place);
    if (text === undefined) missing.push(place);
    else texts.set(place, text);
  }
  if (missing.length === 0) return texts;
  const rendered = render(missing, router, context);
  missing.forEach((place, index) => {
    const text = rendered[index] ?? '';
    texts.set(place, text);
    storeText(place, text);
  });
  return texts;
}

/**
 * Returns a rendered page with its places filled and `headElements` at the end of its head. Both in one pass: each pass over a
 * page copies all of it.
 */
export function completePage(html: string, router: AnyRouter, headElements: string): string {
  const context = router.options.context as RouterContext;
  const places = placesOf(context);
  const texts = textsOf(places, router, context);
  let added = false;
  return html.replace(GAP, (gap, index: string | undefined) => {
    if (gap === HEAD_END) {
      if (added) return gap;
      added = true;
      return headElements + gap;
    }
    const place = places[Number(index)];
    return (place && texts.get(place)) ?? '';
  });
}
