import { useRouter } from '@tanstack/react-router';
import type { ComponentType, ReactElement } from 'react';

/** Markup as it was made for a store's config and a locale. */
interface Markup {
  readonly madeFor: string;
  readonly html: string;
}

/** Where markup stands in a page that may have been made before. */
export interface Place {
  readonly element: ReactElement;
  /** What was made of the thing that it shows, the newest of each form; goes with the thing. */
  readonly known: Map<string, Markup>;
  readonly form: string;
  readonly madeFor: string;
}

const places = new WeakMap<object, Place[]>();
const markups = new WeakMap<object, Map<string, Markup>>();

function of<Value>(all: WeakMap<object, Value>, owner: object, make: () => Value): Value {
  const known = all.get(owner) ?? make();
  all.set(owner, known);
  return known;
}

/** The places of a page that was rendered, by its router's context; each page has one of its own. */
export const placesOf = (page: object): readonly Place[] => places.get(page) ?? [];

/** The markup of a place, once it was made. */
export function markupOf({ known, form, madeFor }: Place): string | undefined {
  const markup = known.get(form);
  return markup?.madeFor === madeFor ? markup.html : undefined;
}

interface Keeping<Props> {
  /** What the markup depends on beside the store's config and the locale; undefined where it depends on the page too. */
  readonly thingOf: (props: Props) => object | undefined;
  /** Which of its forms a component takes. */
  readonly formOf: (props: Props) => string;
}

/** `keptMarkup` as the server has it. */
export function keptOnServer<Props extends object>(
  Component: ComponentType<Props>,
  { thingOf, formOf }: Keeping<Props>,
): ComponentType<Props> {
  return function Kept(props: Props) {
    const page = useRouter().options.context;
    const thing = thingOf(props);
    if (!thing) return <Component {...props} />;
    const { hash, locale } = page.shop.config.first;
    const known = of(markups, thing, () => new Map<string, Markup>());
    const place = { element: <Component {...props} />, known, form: formOf(props), madeFor: `${hash} ${locale}` };
    return <template data-place={of(places, page, () => []).push(place) - 1} />;
  };
}

/**
 * A component whose markup the server makes once for the thing that it shows, and not for every page that shows it. The page
 * gets a place, which `withKeptMarkup` fills when the rest is rendered. The browser knows nothing of it: it wakes the same
 * markup. Nothing for a component that asks for an id, or that lets React preload something.
 */
export function keptMarkup<Props extends object>(
  Component: ComponentType<Props>,
  keeping: Keeping<Props>,
): ComponentType<Props> {
  return import.meta.env.SSR ? keptOnServer(Component, keeping) : Component;
}
