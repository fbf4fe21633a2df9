import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { type ComponentType, createContext, type ReactElement, use } from 'react';
import type { RouterContext } from '../routing/router-context.js';
import { memoizeByObject } from '../memoize/memoize-by-object.js';

/** An element of a page whose markup is cached. */
export interface CachedPart {
  readonly render: () => ReactElement;
  readonly owner: object;
  readonly variant: string;
}

/** A placeholder in a page, which the markup of its parts replaces. */
export type Placeholder = readonly CachedPart[];

interface RenderedPage {
  readonly page: PageContext;
  /** The store's config and the locale that the page is rendered for. */
  readonly version: string;
  /** Each is in the page as `data-place` with its index. */
  readonly placeholders: Placeholder[];
}

/** Returns what is known of a page that is being rendered. Each page has its own router, so the router identifies the page. */
export const pageOf = /* @__PURE__ */ memoizeByObject(({ options, state }: AnyRouter): RenderedPage => {
  const page: PageContext = { ...(options.context as RouterContext), pathname: state.location.pathname };
  const { hash, locale } = page.shop.config.first;
  return { page, version: `${hash} ${locale}`, placeholders: [] };
});

/** The page that a component is rendered for. */
export interface PageContext extends RouterContext {
  /** Its path in the store, without the language. */
  readonly pathname: string;
}

/** Whether the element is part of markup that is rendered for the cache: then its parts are not cached on their own. */
export const InCachedMarkup = /* @__PURE__ */ createContext(false);

interface CachingOptions<Props> {
  /**
   * Returns the object whose content the markup depends on, besides the store's config and the locale; it must be plain JSON.
   * What else the markup shows, such as the SKU in a link, must be in the variant.
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
 * `import.meta.env.SSR ? cachedOnServer(Component, …) : Component`. Not for components that write an id of `useId`. React preloads no
 * pictures of cached markup: the page does.
 */
export function cachedOnServer<Props extends object>(
  Component: ComponentType<Props>,
  { ownerOf, variantOf }: CachingOptions<Props>,
): ComponentType<Props> {
  return function Cached(props: Props) {
    const { page, placeholders } = pageOf(useRouter());
    const isCached = use(InCachedMarkup);
    const owner = isCached ? undefined : ownerOf(props, page);
    const variant = variantOf(props, page);
    if (!owner || variant === undefined) return <Component {...props} />;
    return (
      <template data-place={placeholders.push([{ render: () => <Component {...props} />, owner, variant }]) - 1} />
    );
  };
}

export interface CachedListProps<Props> {
  readonly items: readonly Props[];
}

/**
 * Returns a component for a list whose items are cached one by one, like those of `cachedOnServer`. The list has one placeholder,
 * because twenty of them took longer than their markup.
 */
export function cachedListOnServer<Props extends object>(
  Item: ComponentType<Props>,
  { ownerOf, variantOf }: { readonly ownerOf: (props: Props) => object; readonly variantOf: (props: Props) => string },
): ComponentType<CachedListProps<Props>> {
  return function CachedList({ items }) {
    const { placeholders } = pageOf(useRouter());
    if (use(InCachedMarkup)) return items.map((props, index) => <Item key={index} {...props} />);
    const parts = items.map((props) => ({
      render: () => <Item {...props} />,
      owner: ownerOf(props),
      variant: variantOf(props),
    }));
    return <template data-place={placeholders.push(parts) - 1} />;
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
