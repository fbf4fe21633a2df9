import { useRouter, type AnyRouter } from '@tanstack/react-router';
import type { ComponentType, ReactElement } from 'react';
import type { RouterContext } from '../routing/router-context.js';
import { MarkupCache, type Markup } from './markup-cache.js';
import { onceFor } from './once-for.js';

const MEGABYTE = 1024 * 1024;
/** About 6,000 cards. */
const MAXIMUM_BYTES = 16 * MEGABYTE;

/** Where markup stands in a page that may have been made before. */
export interface Place {
  readonly element: ReactElement;
  /** What was made of the thing that it shows, the newest of each form; removed with the thing. */
  readonly known: Map<string, Markup>;
  readonly form: string;
  readonly madeFor: string;
}

const markupsOf = /* @__PURE__ */ onceFor<object, Map<string, Markup>>(() => new Map());
const texts = /* @__PURE__ */ new MarkupCache(MAXIMUM_BYTES);

interface PageWithPlaces {
  readonly page: PageShown;
  readonly madeFor: string;
  readonly places: Place[];
}

/** What the places of a page share, by its router, of which each page has one of its own. */
const pageOf = /* @__PURE__ */ onceFor(({ options, state }: AnyRouter): PageWithPlaces => {
  const page: PageShown = { ...(options.context as RouterContext), pathname: state.location.pathname };
  const { hash, locale } = page.shop.config.first;
  return { page, madeFor: `${hash} ${locale}`, places: [] };
});

/** The places of a page that was rendered. */
export const placesOf = (router: AnyRouter): readonly Place[] => pageOf(router).places;

/** The text of a place; undefined when it must be made, because there is none or it has left the cache. */
export function textOf({ known, form, madeFor }: Place): string | undefined {
  const markup = known.get(form);
  return markup?.madeFor === madeFor ? texts.read(markup) : undefined;
}

/** Stores the text of a place in the place of the one before. */
export function storeText({ known, form, madeFor }: Place, html: string): void {
  const before = known.get(form);
  if (before) texts.delete(before);
  known.set(form, texts.add(madeFor, html));
}

/** The page that a part of it is made for. */
export interface PageShown extends RouterContext {
  /** Its path in the store, without the language. */
  readonly pathname: string;
}

interface Keeping<Props> {
  /**
   * What the markup depends on beside the store's config and the locale, and is kept by; undefined where it depends on the
   * page too. What is the same on every page of a store is kept by the locale's `intl`.
   */
  readonly thingOf: (props: Props, page: PageShown) => object | undefined;
  /** Which of its forms a component takes; undefined where the page has one of its own. There must be few of them. */
  readonly formOf: (props: Props, page: PageShown) => string | undefined;
}

/**
 * A component whose markup the server makes once for the thing that it shows, and not for every page that shows it. The page
 * gets a place, which `completePage` fills when the rest is rendered. The browser knows nothing of it: it wakes the same
 * markup, so that it takes the component itself (`import.meta.env.SSR ? keptOnServer(…) : Component`). Nothing for a
 * component that asks for an id, or that lets React preload something.
 */
export function keptOnServer<Props extends object>(
  Component: ComponentType<Props>,
  { thingOf, formOf }: Keeping<Props>,
): ComponentType<Props> {
  return function Kept(props: Props) {
    const { page, madeFor, places } = pageOf(useRouter());
    const thing = thingOf(props, page);
    const form = formOf(props, page);
    if (!thing || form === undefined) return <Component {...props} />;
    const place = { element: <Component {...props} />, known: markupsOf(thing), form, madeFor };
    return <template data-place={places.push(place) - 1} />;
  };
}

/** A form of which each store has one, for what is the same on every page of a locale. */
export const formInStore =
  (name: string) =>
  (_: unknown, { shop }: PageShown): string =>
    `${name} of ${shop.config.first.storeKey}`;

/** `keptOnServer` for what a store shows alike on every page. */
export const keptInStore = (Component: ComponentType, name: string): ComponentType =>
  keptOnServer(Component, { thingOf: (_, { intl }) => intl, formOf: formInStore(name) });
