import type { Attribute, Price, ProductData, ProductVariant } from '@commercetools/platform-sdk';
import type { StoredProduct } from '../catalogue/stored-product.js';
import type { GraphqlContext } from './graphql-context.js';
/** Data and variants know their product: prices are discounted by what the product is. */
type DataSource = ProductData & {
  readonly product: StoredProduct;
};
type VariantSource = ProductVariant & {
  readonly product?: StoredProduct;
};
interface Named {
  readonly includeNames?: readonly string[] | null;
  readonly excludeNames?: readonly string[] | null;
}
/** The entries whose names were asked for; without a wish, all. */
export declare const onlyNamed: <
  T extends {
    readonly name: string;
  },
>(
  entries: readonly T[],
  { includeNames, excludeNames }: Named,
) => T[];
interface PriceArguments {
  readonly currency: string;
  readonly country?: string | null;
  readonly channelId?: string | null;
  readonly customerGroupId?: string | null;
  readonly date?: string | null;
}
declare function availability(
  { sku }: VariantSource,
  _args: object,
  context: GraphqlContext,
): Promise<object | undefined>;
/** Resolvers of products, their data, variants and prices. */
export declare const productResolvers: {
  Product: {
    masterData: (product: StoredProduct) => {
      product: StoredProduct;
      published: boolean;
      hasStagedChanges: boolean;
      current: ProductData;
      staged?: ProductData;
    };
    skus: ({ masterData: { current } }: StoredProduct) => string[];
  };
  ProductCatalogData: {
    current: ({ product }: { product: StoredProduct }) => DataSource | undefined;
    staged: (
      {
        product,
      }: {
        product: StoredProduct;
      },
      _args: object,
      { work }: GraphqlContext,
    ) => DataSource | undefined;
  };
  ProductData: {
    masterVariant: (data: DataSource) => VariantSource;
    variants: (
      data: DataSource,
      args: {
        skus?: string[];
      },
    ) => VariantSource[];
    allVariants: (
      data: DataSource,
      args: {
        skus?: string[];
      },
    ) => VariantSource[];
    variant: (
      data: DataSource,
      {
        sku,
        key,
      }: {
        sku?: string;
        key?: string;
      },
    ) => VariantSource | undefined;
    skus: (data: DataSource) => string[];
    categoryOrderHint: (
      data: DataSource,
      {
        categoryId,
      }: {
        categoryId: string;
      },
    ) => string | undefined;
    categoryOrderHints: (data: DataSource) => {
      categoryId: string;
      orderHint: string;
    }[];
  };
  ProductVariant: {
    price: (variant: VariantSource, args: PriceArguments, context: GraphqlContext) => Promise<Price | undefined>;
    prices: (variant: VariantSource, _args: object, context: GraphqlContext) => Promise<Price[]>;
    attributesRaw: ({ attributes }: VariantSource, args: Named) => Attribute[];
    availability: typeof availability;
  };
  Image: {
    dimensions: ({
      dimensions,
    }: {
      dimensions: {
        w: number;
        h: number;
      };
    }) => {
      width: number;
      height: number;
    };
  };
  Category: {
    children: (
      {
        id,
      }: {
        id: string;
      },
      _args: object,
      { work }: GraphqlContext,
    ) => Promise<import('@commercetools/platform-sdk').Category[]>;
    childCount: (
      {
        id,
      }: {
        id: string;
      },
      _args: object,
      { work }: GraphqlContext,
    ) => Promise<number>;
  };
};
export {};
