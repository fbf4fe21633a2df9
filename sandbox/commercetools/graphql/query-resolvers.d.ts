import type { StoredProduct } from '../catalogue/stored-product.js';
import { type Audience } from '../resources/audience.js';
import { type Identifier } from '../storage/repository.js';
import type { GraphqlContext } from './graphql-context.js';
import { type ListArguments } from './list-field.js';
interface IdOrKey {
  readonly id?: string | null;
  readonly key?: string | null;
}
export declare function identified({ id, key }: IdOrKey): Identifier;
declare function oneProduct(
  _root: unknown,
  args: IdOrKey & {
    readonly sku?: string | null;
  },
  { work }: GraphqlContext,
): Promise<StoredProduct | undefined>;
/** The fields about carts and orders that `Query`, `InStore`, `Me` and `InStoreMe` share. */
interface OwnedSource {
  readonly audience?: Audience;
}
/** The cart's methods: for whoever may see all carts, and for the shopper whose cart it is. */
declare function methodsByCart(
  source: OwnedSource | undefined,
  {
    id,
  }: {
    id: string;
  },
  { work }: GraphqlContext,
): Promise<import('@commercetools/platform-sdk').ShippingMethod[]>;
export declare const queryResolvers: {
  Query: {
    payment: (
      _root: unknown,
      args: IdOrKey,
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').Payment | undefined>;
    me: () => {
      audience: {
        mine: boolean;
      };
    };
    inStore: (
      _root: unknown,
      {
        key,
      }: {
        key: string;
      },
    ) => {
      audience: {
        mine: boolean;
        storeKey: string;
      };
    };
    cart: (
      source: OwnedSource | undefined,
      {
        id,
      }: {
        id: string;
      },
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').Cart | undefined>;
    carts: (source: OwnedSource | undefined, args: ListArguments, { work }: GraphqlContext) => Promise<object>;
    order: (
      source: OwnedSource | undefined,
      {
        id,
        orderNumber,
      }: {
        id?: string | null;
        orderNumber?: string | null;
      },
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').Order | undefined>;
    orders: (source: OwnedSource | undefined, args: ListArguments, { work }: GraphqlContext) => Promise<object>;
    product: typeof oneProduct;
    products: (
      _root: unknown,
      args: ListArguments & {
        skus?: string[] | null;
      },
      { work }: GraphqlContext,
    ) => Promise<object>;
    category: (
      _root: unknown,
      args: IdOrKey,
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').Category | undefined>;
    categories: (_root: unknown, args: ListArguments, { work }: GraphqlContext) => Promise<object>;
    inventoryEntry: (
      _root: unknown,
      args: IdOrKey,
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').InventoryEntry | undefined>;
    inventoryEntries: (_root: unknown, args: ListArguments, { work }: GraphqlContext) => Promise<object>;
    store: (
      _root: unknown,
      args: IdOrKey,
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').Store | undefined>;
    stores: (_root: unknown, args: ListArguments, { work }: GraphqlContext) => Promise<object>;
    shippingMethod: (
      _root: unknown,
      args: IdOrKey,
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').ShippingMethod | undefined>;
    shippingMethods: (_root: unknown, args: ListArguments, { work }: GraphqlContext) => Promise<object>;
    cartDiscount: (
      _root: unknown,
      args: IdOrKey,
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').CartDiscount | undefined>;
    cartDiscounts: (_root: unknown, args: ListArguments, { work }: GraphqlContext) => Promise<object>;
    shippingMethodsByCart: typeof methodsByCart;
    shippingMethodsByLocation: (
      _root: unknown,
      {
        country,
        state,
        currency,
      }: {
        country: string;
        state?: string | null;
        currency?: string | null;
      },
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').ShippingMethod[]>;
  };
  InStore: {
    shippingMethodsByCart: typeof methodsByCart;
    me: ({ audience }: { audience: Audience }) => {
      audience: {
        mine: boolean;
        storeKey?: string;
      };
    };
    cart: (
      source: OwnedSource | undefined,
      {
        id,
      }: {
        id: string;
      },
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').Cart | undefined>;
    carts: (source: OwnedSource | undefined, args: ListArguments, { work }: GraphqlContext) => Promise<object>;
    order: (
      source: OwnedSource | undefined,
      {
        id,
        orderNumber,
      }: {
        id?: string | null;
        orderNumber?: string | null;
      },
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').Order | undefined>;
    orders: (source: OwnedSource | undefined, args: ListArguments, { work }: GraphqlContext) => Promise<object>;
  };
  InStoreMe: {
    activeCart: (
      source: OwnedSource,
      _args: object,
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').Cart | undefined>;
    cart: (
      source: OwnedSource | undefined,
      {
        id,
      }: {
        id: string;
      },
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').Cart | undefined>;
    carts: (source: OwnedSource | undefined, args: ListArguments, { work }: GraphqlContext) => Promise<object>;
    order: (
      source: OwnedSource | undefined,
      {
        id,
        orderNumber,
      }: {
        id?: string | null;
        orderNumber?: string | null;
      },
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').Order | undefined>;
    orders: (source: OwnedSource | undefined, args: ListArguments, { work }: GraphqlContext) => Promise<object>;
  };
  Me: {
    payment: (
      _me: unknown,
      {
        id,
      }: {
        id: string;
      },
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').Payment | undefined>;
    payments: (_me: unknown, args: ListArguments, { work }: GraphqlContext) => Promise<object>;
    activeCart: (
      source: OwnedSource,
      _args: object,
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').Cart | undefined>;
    cart: (
      source: OwnedSource | undefined,
      {
        id,
      }: {
        id: string;
      },
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').Cart | undefined>;
    carts: (source: OwnedSource | undefined, args: ListArguments, { work }: GraphqlContext) => Promise<object>;
    order: (
      source: OwnedSource | undefined,
      {
        id,
        orderNumber,
      }: {
        id?: string | null;
        orderNumber?: string | null;
      },
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').Order | undefined>;
    orders: (source: OwnedSource | undefined, args: ListArguments, { work }: GraphqlContext) => Promise<object>;
  };
};
export {};
