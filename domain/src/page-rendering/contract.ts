import type { CommerceOperationName, CommerceRequest, CommerceResponse } from '../commerce-api/operations.js';
import type { PageConfig } from '../page-config/contract.js';

/** The shopper's operations as page code calls them: in process on the server, over HTTP in the browser. Rejects with a `ShopError`. */
export interface ShopApi {
  commerce<Name extends CommerceOperationName>(
    operation: Name,
    request: CommerceRequest<Name>,
  ): Promise<CommerceResponse<Name>>;
}

/** Files that a route needs, by route id; made from the storefront's build. */
export interface AssetManifest {
  readonly routes: Readonly<
    Record<
      string,
      {
        readonly preloads: string[];
        readonly css?: string[];
        readonly scripts?: { attrs: Record<string, string | boolean> }[];
      }
    >
  >;
  /** The file of compiled messages of each locale, to be preloaded. */
  readonly messages: Readonly<Record<string, string>>;
}

export interface RenderRequest {
  /** Absolute, on the store's own origin, language prefix included. */
  readonly url: string;
  readonly config: PageConfig;
  readonly api: ShopApi;
  readonly assets: AssetManifest;
  /** Returns the elements that the host adds to the end of the head: links to the page's counterparts in other stores. */
  readonly headElements: (page: Pick<RenderedPage, 'status' | 'paths'>) => string;
}

export interface RenderedPage {
  readonly status: number;
  /** Where to go, for a 3xx. */
  readonly location?: string;
  readonly html: string;
  /** The texts of all scripts that may run from within the page: the content security policy allows these and no others. */
  readonly inlineScripts: readonly string[];
  /** This page's path in other languages, by language, without prefix; the host makes hreflang links of it. Empty for a page that has none. */
  readonly paths: Readonly<Record<string, string>>;
  /** What the page shows (`product:{id}`, `category:{id}`), so that a change of it can drop the page from the cache. */
  readonly tags: readonly string[];
}

/** What the storefront's server build exports; the only thing that the host knows of it. */
export interface StorefrontServer {
  render(request: RenderRequest): Promise<RenderedPage>;
  /** All ids of the route tree, to match the build's manifest with. */
  routeIds(): string[];
  /** The ids of the storefront's texts that a locale has no words of its own for. */
  untranslated(locale: string): Promise<readonly string[]>;
}
