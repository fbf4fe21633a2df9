import { useRouter, type AnyRouter } from '@tanstack/react-router';
import type { ComponentType, ReactElement } from 'react';
import type { RouterContext } from '../routing/router-context.js';
import { MarkupCache, type Markup } from './markup-cache.js';
import { memoizeByObject } from './memoize-by-object.js';

const MEGABYTE = 1024 * 1024;
/** About 6,000 cards. */
const MAXIMUM_BYTES = 16 * MEGABYTE;

/** A placeholder in a page, which the cached markup of `element` replaces. */
export interface Placeholder {
  readonly element: ReactElement;
  /** The newest markup of each variant, cached as long as the owner exists. */
  readonly markups: Map<string, Markup>;
  readonly variant: string;
  /** The store's config and the locale that the page is rendered for. */
  readonly version: string;
}

const markupsByOwner = /* @__PURE__ */ memoizeByObject<object, Map<string, Markup>>(() => new Map());
const cache = /* @__PURE__ */ new MarkupCache(MAXIMUM_BYTES);

interface RenderedPage {
  readonly page: PageContext;
  readonly version: string;
  readonly placeholders: Placeholder[];
}

/** Each page has its own router, so the router identifies the page. */
const pageOf = /* @__PURE__ */ memoizeByObject(({ options, state }: AnyRouter): RenderedPage => {
  const page: PageContext = { ...(options.context as RouterContext), pathname: state.location.pathname };
  const { hash, locale } = page.shop.config.first;
  return { page, version: `${hash} ${locale}`, placeholders: [] };
});

/** Returns the placeholders of a rendered page; each is in the page as `data-place` with its index. */
export const placeholdersOf = (router: AnyRouter): readonly Placeholder[] => pageOf(router).placeholders;

/** Returns the cached HTML for a placeholder; undefined if it must be rendered. */
export function readMarkup({ markups, variant, version }: Placeholder): string | undefined {
  const markup = markups.get(variant);
  return markup?.version === version ? cache.read(markup) : undefined;
}

/** Caches the HTML for a placeholder; replaces an older version. */
export function storeMarkup({ markups, variant, version }: Placeholder, html: string): void {
  const before = markups.get(variant);
  if (before) cache.delete(before);
  markups.set(variant, cache.add(version, html));
}

/** The page that a component is rendered for. */
export interface PageContext extends RouterContext {
  /** Its path in the store, without the language. */
  readonly pathname: string;
}

interface CachingOptions<Props> {
  /**
   * Returns the object that the markup depends on, besides the store's config and the locale: the cache entry lives as long as
   * this object. Use the locale's `intl` for markup that is the same on every page. Undefined disables the cache, for markup
   * that depends on the page.
   */
  readonly ownerOf: (props: Props, page: PageContext) => object | undefined;
  /** Returns which variant of the owner's markup to use. There must be few variants. Undefined disables the cache. */
  readonly variantOf: (props: Props, page: PageContext) => string | undefined;
}

/**
 * Returns a component whose markup the server renders once per owner instead of once per page. It renders a placeholder, which
 * `completePage` replaces. The browser hydrates the same markup with the component itself, so callers write
 * `import.meta.env.SSR ? cachedOnServer(Component, …) : Component`. Not for components that call `useId` or preload resources.
 */
export function cachedOnServer<Props extends object>(
  Component: ComponentType<Props>,
  { ownerOf, variantOf }: CachingOptions<Props>,
): ComponentType<Props> {
  return function Cached(props: Props) {
    const { page, version, placeholders } = pageOf(useRouter());
    const owner = ownerOf(props, page);
    const variant = variantOf(props, page);
    if (!owner || variant === undefined) return <Component {...props} />;
    const placeholder = { element: <Component {...props} />, markups: markupsByOwner(owner), variant, version };
    return <template data-place={placeholders.push(placeholder) - 1} />;
  };
}

/** Returns a variant per store, for markup that is the same on every page of a store and locale. */
export const variantInStore =
  (name: string) =>
  (_: unknown, { shop }: PageContext): string =>
    `${name} of ${shop.config.first.storeKey}`;

/** `cachedOnServer` for a component that looks the same on every page of a store. */
export const cachedInStore = (Component: ComponentType, name: string): ComponentType =>
  cachedOnServer(Component, { ownerOf: (_, { intl }) => intl, variantOf: variantInStore(name) });
