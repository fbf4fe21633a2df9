import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createIntl, type IntlShape } from 'react-intl';
import { cachedListOnServer, cachedOnServer, variantInStore } from './CachedMarkup.js';
import { completePage, verifyCachedMarkup } from './CompletePage.js';

interface Machine {
  readonly name: string;
  /** Different in each test, because all share the cache. */
  readonly test?: number;
}

interface CardProps {
  readonly machine: Machine;
  readonly isFirst?: boolean;
  readonly heading?: 'h2' | 'h3';
}

const rendered = jest.fn();

function UncachedCard({ machine, heading: Heading = 'h3' }: CardProps) {
  rendered(machine.name);
  return <Heading>{machine.name}</Heading>;
}

const Card = cachedOnServer(UncachedCard, {
  ownerOf: ({ machine, isFirst }: CardProps) => (isFirst ? undefined : machine),
  variantOf: ({ heading = 'h3' }) => heading,
});

let saw: Machine = { name: 'Saw <12">', test: 0 };

const FIRST = new TextEncoder().encode('<i>first</i>');
const DOCUMENT_START = '<html lang="de"><head><i>first</i><i>last</i></head><body>';

const VARIANT = { hash: 'first', locale: 'de-DE', storeKey: 'store', intl: undefined as IntlShape | undefined };

interface PageOptions extends Partial<typeof VARIANT> {
  readonly verifies?: boolean;
  readonly first?: Uint8Array;
}

/** Returns a page with these parts, as the server sends it. */
function documentOf(parts: readonly ReactElement[], options: PageOptions): string {
  const { hash, locale, storeKey, intl = createIntl({ locale }) } = { ...VARIANT, ...options };
  const context = { shop: { config: { first: { hash, locale, storeKey } } }, intl };
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context,
  } as never);
  const html = renderToString(
    <RouterContextProvider router={router as never}>
      <html lang="de">
        <head />
        <body>
          <main>{parts}</main>
        </body>
      </html>
    </RouterContextProvider>,
  );
  if (options.verifies) verifyCachedMarkup(router as never);
  const head = { first: options.first ?? FIRST, last: '<i>last</i>' };
  return new TextDecoder().decode(completePage(html, router as never, head));
}

/** Returns the body of a page with these parts. */
function pageOf(parts: readonly ReactElement[], options: PageOptions = {}): string {
  const page = documentOf(parts, options);
  expect(page).toContain(DOCUMENT_START);
  return page.replace(DOCUMENT_START, '').replace('</body></html>', '');
}

const page = (cards: readonly CardProps[], variant?: { readonly hash?: string; readonly locale?: string }): string =>
  pageOf(
    cards.map((card, index) => <Card key={index} {...card} />),
    variant,
  );

beforeEach(() => {
  rendered.mockClear();
  saw = { ...saw, test: (saw.test ?? 0) + 1 };
});

describe('the cached markup of a page', () => {
  it('is inserted as if it had been rendered with the page', () => {
    const cards = [{ machine: saw }, { machine: { name: '$& and $1' } }, { machine: saw, heading: 'h2' as const }];
    expect(page(cards)).toBe(
      '<main><h3>Saw &lt;12&quot;&gt;</h3><h3>$&amp; and $1</h3><h2>Saw &lt;12&quot;&gt;</h2></main>',
    );
  });

  it('is rendered once for all pages that show the object', () => {
    const first = page([{ machine: saw }]);
    expect(page([{ machine: saw }])).toBe(first);
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('is not rendered again if the object was loaded again and has not changed', () => {
    const first = page([{ machine: saw }]);
    expect(page([{ machine: { ...saw } }])).toBe(first);
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another locale', { locale: 'fr-FR' }],
    ['a newly published config', { hash: 'second' }],
  ])('is rendered again for %s', (_what, variant) => {
    page([{ machine: saw }]);
    page([{ machine: saw }], variant);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('is rendered again for a new version of the object', () => {
    page([{ machine: saw }]);
    expect(page([{ machine: { ...saw, name: 'Drill' } }])).toBe('<main><h3>Drill</h3></main>');
  });

  it('is rendered with the page if it depends on the page', () => {
    page([{ machine: saw, isFirst: true }]);
    page([{ machine: saw, isFirst: true }]);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('is rendered with the page if the page has no variant', () => {
    const Bar = cachedOnServer(UncachedCard, {
      ownerOf: ({ machine }: CardProps) => machine,
      variantOf: (_, { pathname }) => (pathname === '/' ? undefined : 'bar'),
    });
    pageOf([<Bar key="bar" machine={saw} />]);
    expect(pageOf([<Bar key="bar" machine={saw} />])).toBe('<main><h3>Saw &lt;12&quot;&gt;</h3></main>');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('is cached per locale if it is the same on every page of a store', () => {
    const intl = createIntl({ locale: 'de-DE' });
    const Bar = cachedOnServer(UncachedCard, { ownerOf: (_, page) => page.intl, variantOf: variantInStore('bar') });
    const bar = [<Bar key="bar" machine={saw} />];
    expect(pageOf(bar, { intl })).toBe(pageOf(bar, { intl }));
    expect(rendered).toHaveBeenCalledTimes(1);
    pageOf(bar, { intl, storeKey: 'another' });
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('of a list is in its order and rendered once for each item', () => {
    const Cards = cachedListOnServer(UncachedCard, {
      ownerOf: ({ machine }: CardProps) => machine,
      variantOf: () => 'item',
    });
    const drill = { ...saw, name: 'Drill' };
    const list = (machines: readonly Machine[]) =>
      pageOf([<Cards key="cards" items={machines.map((machine) => ({ machine }))} />, <hr key="end" />]);
    expect(list([saw, drill])).toBe('<main><h3>Saw &lt;12&quot;&gt;</h3><h3>Drill</h3><hr/></main>');
    expect(list([drill, saw])).toBe('<main><h3>Drill</h3><h3>Saw &lt;12&quot;&gt;</h3><hr/></main>');
    expect(list([])).toBe('<main><hr/></main>');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('may have parts that are cached elsewhere', () => {
    const Group = cachedOnServer(
      ({ machine }: CardProps) => (
        <section>
          <Card machine={machine} />
        </section>
      ),
      { ownerOf: ({ machine }) => machine, variantOf: () => 'group' },
    );
    const parts = [<Group key="group" machine={saw} />, <Card key="card" machine={saw} />];
    const whole = '<main><section><h3>Saw &lt;12&quot;&gt;</h3></section><h3>Saw &lt;12&quot;&gt;</h3></main>';
    expect([pageOf(parts), pageOf(parts)]).toEqual([whole, whole]);
  });

  it('may have a list whose items are cached elsewhere', () => {
    const Cards = cachedListOnServer(UncachedCard, {
      ownerOf: ({ machine }: CardProps) => machine,
      variantOf: () => 'row',
    });
    const Group = cachedOnServer(
      ({ machine }: CardProps) => (
        <section>
          <Cards items={[{ machine }, { machine }]} />
        </section>
      ),
      { ownerOf: ({ machine }) => machine, variantOf: () => 'group of rows' },
    );
    const card = '<h3>Saw &lt;12&quot;&gt;</h3>';
    expect(pageOf([<Group key="group" machine={saw} />])).toBe(`<main><section>${card}${card}</section></main>`);
  });

  it('is refused if it shows something that is not in its key', () => {
    let offer = 'today';
    const Offer = cachedOnServer((_: CardProps) => <p>{offer}</p>, {
      ownerOf: ({ machine }) => machine,
      variantOf: () => 'offer',
    });
    const parts = [<Offer key="offer" machine={saw} />];
    pageOf(parts, { verifies: true });
    offer = 'tomorrow';
    expect(() => pageOf(parts, { verifies: true })).toThrow('Cached markup differs: offer');
  });

  it('preloads no pictures', () => {
    const Figure = cachedOnServer(({ machine }: CardProps) => <img src="/saw.svg" alt={machine.name} />, {
      ownerOf: ({ machine }) => machine,
      variantOf: () => 'figure',
    });
    expect(pageOf([<Figure key="figure" machine={{ ...saw, name: 'Saw' }} />])).toBe(
      '<main><img src="/saw.svg" alt="Saw"/></main>',
    );
  });

  it('follows the pictures that the page preloads, and they precede its style sheets', () => {
    const picture = <img key="picture" src="/saw.svg" alt="" fetchPriority="high" />;
    const first = new TextEncoder().encode('<meta charset="utf-8"><link rel="stylesheet" href="/shop.css">');
    expect(documentOf([picture], { first })).toMatch(
      /<head><meta charset="utf-8"><link rel="preload" as="image" href="\/saw.svg"[^>]*><link rel="stylesheet"/,
    );
  });

  it('is never mistaken for a text of the shop that looks like a placeholder', () => {
    const machine = { name: '<template data-place="0"></template>' };
    expect(page([{ machine: saw }, { machine }])).toBe(
      '<main><h3>Saw &lt;12&quot;&gt;</h3><h3>&lt;template data-place=&quot;0&quot;&gt;&lt;/template&gt;</h3></main>',
    );
  });
});
