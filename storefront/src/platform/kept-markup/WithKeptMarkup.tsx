import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router';
import { Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import type { RouterContext } from '../routing/router-context.js';
import { ShopContext } from '../shop/shop.js';
import { type Place, placesOf, storeText, textOf } from './KeptMarkup.js';

/** The place of a cached part in a rendered page; its number stands between the two. */
const PLACE_BEGIN = '<template data-place="';
const PLACE_END = '"></template>';
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

/** Returns a rendered page with its places filled. Looks for fixed texts: a pattern over a whole page took a seventh of its time. */
function filled(html: string, textAt: (place: number) => string): string {
  let page = '';
  let done = 0;
  for (let begin = html.indexOf(PLACE_BEGIN); begin >= 0; begin = html.indexOf(PLACE_BEGIN, done)) {
    const end = html.indexOf(PLACE_END, begin);
    page += html.slice(done, begin) + textAt(Number(html.slice(begin + PLACE_BEGIN.length, end)));
    done = end + PLACE_END.length;
  }
  return page + html.slice(done);
}

/** Returns a rendered page with its places filled and `headElements` at the end of its head. */
export function completePage(html: string, router: AnyRouter, headElements: string): string {
  const context = router.options.context as RouterContext;
  const places = placesOf(router);
  const texts = textsOf(places, router, context);
  const headEnd = Math.max(0, html.indexOf(HEAD_END));
  const body = filled(html.slice(headEnd), (index) => {
    const place = places[index];
    return (place && texts.get(place)) ?? '';
  });
  return html.slice(0, headEnd) + headElements + body;
}
