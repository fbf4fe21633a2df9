import { Injectable } from '@nestjs/common';
import { CommercetoolsClient, type CallKind, type GraphqlDocument } from '../connection/commercetools.client.js';
import { withShopErrors } from '../connection/backend-failure.js';
import { modifiedSince, pagesById, quoted, quotedList } from '../connection/queries.js';
import {
  CatalogueBackend,
  type CategoryRecord,
  type GuaranteeRecord,
  type ListingRow,
  type ProductCardRecord,
  type ProductDiscountRecord,
  type ProductRecord,
  type ProductsState,
  type RowFilter,
  type SoughtProduct,
  type ShippingMethodRecord,
  type StockRow,
  type VolumeDiscountRecord,
} from '../ports/catalogue-backend.js';
import type { Market, StoreChannels } from '../ports/market.js';
import type {
  CardAnswer,
  CategoryAnswer,
  GuaranteeAnswer,
  ListingRowAnswer,
  ProductPageAnswer,
  Results,
} from './catalogue-answer.js';
import * as documents from './catalogue-documents.js';
import { listingDocument } from './listing-document.js';
import { cardRecord, categoryRecord, guaranteeRecord, listingRow, productRecord } from './catalogue-record.js';
import { volumeDiscountRecord, type LineDiscountAnswer } from './volume-discount-record.js';
import { shippingMethodRecord, type ShippingMethodAnswer } from './shipping-method-record.js';

const PAGE = 500;

interface StoreAnswer {
  readonly store: {
    readonly distributionChannels: readonly { readonly id: string }[];
    readonly supplyChannels: readonly { readonly id: string }[];
  } | null;
}

interface StateAnswer extends Results<{ readonly lastModifiedAt: string }> {
  readonly total: number;
}

interface StockAnswer {
  readonly sku: string;
  readonly availableQuantity: number;
  readonly supplyChannelRef: { readonly id: string } | null;
}

interface StockRowAnswer extends StockAnswer {
  readonly id: string;
  readonly lastModifiedAt: string;
}

interface ProductDiscountsAnswer {
  readonly productDiscounts: Results<ProductDiscountRecord>;
}

interface StockRowsAnswer {
  readonly inventoryEntries: Results<StockRowAnswer>;
}

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** Reads the published catalogue by GraphQL with the storefront client; stock and discounts with the service client. */
@Injectable()
export class CommercetoolsCatalogue extends CatalogueBackend {
  private readonly channelsByStore = new Map<string, StoreChannels>();

  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async categories(): Promise<CategoryRecord[]> {
    const found: CategoryAnswer[] = [];
    for (let offset = 0; offset === found.length; offset += PAGE) {
      const data = await this.read<{ categories: Results<CategoryAnswer> }>(documents.listCategories, { offset });
      found.push(...data.categories.results);
    }
    return found.map(categoryRecord);
  }

  async *listingRows(
    markets: readonly Market[],
    attributeNames: readonly string[],
    { changedSince, ids }: RowFilter = {},
  ): AsyncIterable<readonly ListingRow[]> {
    const { document, aliases } = listingDocument(
      await Promise.all(markets.map(async (market) => ({ ...market, ...(await this.channels(market.storeKey)) }))),
    );
    const named = ids ? [`id in (${quotedList(ids)})`] : [];
    const conditions = [...modifiedSince(changedSince), ...named];
    const pages = pagesById({ pageSize: PAGE, conditions }, async (where) => {
      const variables = { where, attributeNames };
      const data = await this.read<{ products: Results<ListingRowAnswer> }>(document, variables, 'bulk');
      return data.products.results;
    });
    for await (const page of pages) yield page.map((answer) => listingRow(answer, aliases)).filter(isPresent);
  }

  async productsState(): Promise<ProductsState> {
    const { products } = await this.read<{ products: StateAnswer }>(documents.productsState, {});
    return { total: products.total, lastModifiedAt: products.results[0]?.lastModifiedAt ?? null };
  }

  async productDiscounts(): Promise<ProductDiscountRecord[]> {
    // Product discounts are not public: only the service client may read them.
    const { productDiscounts } = await withShopErrors(() =>
      this.client.graphql<ProductDiscountsAnswer>('service', documents.listProductDiscounts, {}, 'read'),
    );
    return [...productDiscounts.results];
  }

  async cards(market: Market, ids: readonly string[], attributeNames: readonly string[]): Promise<ProductCardRecord[]> {
    if (ids.length === 0) return [];
    const data = await this.read<{ products: Results<CardAnswer> }>(documents.listCards, {
      ...(await this.marketVariables(market)),
      where: `id in (${quotedList(ids)})`,
      attributeNames,
    });
    return data.products.results.map(cardRecord).filter(isPresent);
  }

  async product(market: Market, { sku, id }: SoughtProduct): Promise<ProductRecord | undefined> {
    const answer = await this.read<ProductPageAnswer>(documents.getProduct, {
      ...(await this.marketVariables(market)),
      ...(id === undefined ? { skus: [sku] } : { where: `id = ${quoted(id)}` }),
    });
    const found = productRecord(answer);
    return found?.sku === sku ? found : undefined;
  }

  async stock(skus: readonly string[], supplyChannelId: string | undefined): Promise<ReadonlyMap<string, number>> {
    // Stock is not public: only the service client may read it.
    const where = `sku in (${quotedList(skus)})`;
    const data = await withShopErrors(() =>
      this.client.graphql<{ inventoryEntries: Results<StockAnswer> }>(
        'service',
        documents.listStock,
        { where },
        'read',
      ),
    );
    const own = data.inventoryEntries.results.filter(
      ({ supplyChannelRef }) => (supplyChannelRef?.id ?? undefined) === supplyChannelId,
    );
    return new Map(own.map(({ sku, availableQuantity }) => [sku, Math.max(0, availableQuantity)]));
  }

  async stockRows(changedSince?: string): Promise<StockRow[]> {
    const pages = pagesById({ pageSize: PAGE, conditions: modifiedSince(changedSince) }, async (where) => {
      const { inventoryEntries } = await withShopErrors(() =>
        this.client.graphql<StockRowsAnswer>('service', documents.listStockRows, { where }, 'bulk'),
      );
      return inventoryEntries.results;
    });
    const rows: StockRow[] = [];
    for await (const page of pages) {
      for (const { sku, availableQuantity, lastModifiedAt, supplyChannelRef } of page)
        rows.push({ sku, availableQuantity, lastModifiedAt, supplyChannelId: supplyChannelRef?.id });
    }
    return rows;
  }

  async channels(storeKey: string): Promise<StoreChannels> {
    const known = this.channelsByStore.get(storeKey);
    if (known) return known;
    const { store } = await this.read<StoreAnswer>(documents.getStoreChannels, { key: storeKey });
    const channels = {
      distributionChannelId: store?.distributionChannels[0]?.id,
      supplyChannelId: store?.supplyChannels[0]?.id,
    };
    if (store) this.channelsByStore.set(storeKey, channels);
    return channels;
  }

  async shippingMethods(market: Market): Promise<ShippingMethodRecord[]> {
    const data = await this.read<{ shippingMethodsByLocation: ShippingMethodAnswer[] }>(documents.listShippingMethods, {
      country: market.countryCode,
      currency: market.currencyCode,
      languages: market.languages,
    });
    return data.shippingMethodsByLocation.map(shippingMethodRecord);
  }

  async volumeDiscounts(storeKey: string): Promise<VolumeDiscountRecord[]> {
    // Cart discounts are not public: only the service client may read them.
    const data = await withShopErrors(() =>
      this.client.graphql<{ cartDiscounts: Results<LineDiscountAnswer> }>(
        'service',
        documents.listLineDiscounts,
        {},
        'read',
      ),
    );
    const now = new Date();
    return data.cartDiscounts.results.flatMap((answer) => volumeDiscountRecord(answer, storeKey, now) ?? []);
  }

  async guarantees({ languages }: Market, skus: readonly string[]): Promise<GuaranteeRecord[]> {
    const data = await this.read<{ products: Results<GuaranteeAnswer> }>(documents.listGuarantees, { skus, languages });
    return data.products.results.map(guaranteeRecord).filter(isPresent);
  }

  refreshChannels(): void {
    this.channelsByStore.clear();
  }

  async ping(): Promise<void> {
    await this.productsState();
  }

  private async marketVariables(market: Market) {
    const { distributionChannelId } = await this.channels(market.storeKey);
    return {
      currency: market.currencyCode,
      country: market.countryCode,
      channelId: distributionChannelId,
      languages: market.languages,
    };
  }

  private read<Data>(document: GraphqlDocument, variables: object, kind: CallKind = 'read'): Promise<Data> {
    return withShopErrors(() => this.client.graphql<Data>('storefront', document, variables, kind));
  }
}
