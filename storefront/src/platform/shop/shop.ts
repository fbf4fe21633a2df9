import type { Customer } from '@manifold/domain/customer/contract';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { Analytics } from '../analytics/analytics.js';
import { type CartChange, CartStore } from './cart-store.js';
import { Notices } from './notices.js';
import { Observable } from '../observable/observable.js';
import { StockStore } from './stock-store.js';
import { ConfigSource } from './config-source.js';
import { createContext, use } from 'react';

/** The panels that can be open over the page, one at a time. */
export type Panel = 'cart' | 'consent' | 'menu';

const openPanel = () => new Observable<Panel | undefined>(undefined);

/** The signed-in customer, null for a visitor, undefined until the browser has asked. */
export type AccountState = Customer | null | undefined;

/** The state of one page. Created per request on the server and once per page load in the browser, so that shoppers share nothing. */
export interface Shop {
  readonly api: ShopApi;
  readonly analytics: Analytics;
  readonly config: ConfigSource;
  readonly cart: CartStore;
  readonly stock: StockStore;
  readonly notices: Notices;
  readonly account: Observable<AccountState>;
  /** Why it is not known who is signed in; `account` is null then. */
  readonly accountFailure: Observable<unknown>;
  readonly panels: Observable<Panel | undefined>;
}

/** The parts that a browser adds to its shop. */
export interface BrowserParams {
  /** Notifies the other tabs of this browser that the cart has changed. */
  readonly announceCart?: () => void;
  /** Whether the shopper consents to analytics now; always false without this function. */
  readonly hasConsent?: () => boolean;
}

const noConsent = () => false;

export function createShop(
  config: PageConfig,
  api: ShopApi,
  { announceCart, hasConsent = noConsent }: BrowserParams = {},
): Shop {
  const analytics = new Analytics({
    open: async () => (await import('../analytics/data-layer.js')).openDataLayer(api),
    hasConsent,
  });
  const onCartChange = (change?: CartChange) => {
    announceCart?.();
    if (change) analytics.emit({ name: 'cart-changed', ...change });
  };
  return {
    api,
    analytics,
    config: new ConfigSource(config),
    cart: new CartStore(api, undefined, onCartChange),
    stock: new StockStore(api),
    notices: new Notices(),
    account: new Observable<AccountState>(undefined),
    accountFailure: new Observable<unknown>(undefined),
    panels: openPanel(),
  };
}

export const ShopContext = createContext<Shop | undefined>(undefined);

/** Returns the shop of this page. Throws outside of a page. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop must be used inside a page');
  return shop;
}
