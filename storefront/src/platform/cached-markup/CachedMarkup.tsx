import { useRouter, type AnyRouter } from '@tanstack/react-router';
import type { ComponentType, ReactElement } from 'react';
import type { RouterContext } from '../routing/router-context.js';
import { memoizeByObject } from '../memoize/memoize-by-object.js';

/** A placeholder in a page, which the cached markup of `element` replaces. */
export interface Placeholder {
  readonly element: ReactElement;
  readonly owner: object;
  readonly variant: string;
  /** The store's config and the locale that the page is rendered for. */
  readonly version: string;
}

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

/** The page that a component is rendered for. */
export interface PageContext extends RouterContext {
  /** Its path in the store, without the language. */
  readonly pathname: string;
}

interface CachingOptions<Props> {
  /**
   * Returns the object whose content the markup depends on, besides the store's config and the locale; it must be plain JSON.
   * Use the locale's `intl` for markup that is the same on every page. Undefined disables the cache, for markup that depends
   * on the page.
   */
  readonly ownerOf: (props: Props, page: PageContext) => object | undefined;
  /** Returns the component's name, and which variant of its markup to use. There must be few. Undefined disables the cache. */
  readonly variantOf: (props: Props, page: PageContext) => string | undefined;
}

/**
 * Returns a component whose markup the server renders once per content instead of once per page. It renders a placeholder, which
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
    const placeholder = { element: <Component {...props} />, owner, variant, version };
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
