import type { CommerceRequest, CommerceResponse } from '@manifold/domain/commerce-api/operations';
import { runningCampaigns } from '@manifold/domain/campaigns/running';
import type { ListingFilters } from '@manifold/domain/catalogue/listing-filters';
import type { CartAction } from '@manifold/domain/cart/contract';
import { isVirtualSku } from '@manifold/domain/quantity/allowed-quantity';
import { instantShown } from '@manifold/domain/store-document/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { Visit } from '../visit/index.js';
import { filterListing, type ListingConditions, type FilteredListing } from './listing-filter.js';
import type { ListingIndex } from './listing-index.js';
import { ListingIndexes } from './listing-indexes.service.js';
import type { CompanionsRequest } from './product-companions.service.js';
import { ProductCards } from './product-cards.service.js';
import { Products } from './products.service.js';
import { StockReading } from './stock-reading.service.js';

type Page = CommerceResponse<'getProducts'>['products'];
type ProductsRequest = Exclude<CommerceRequest<'getProducts'>, CompanionsRequest>;
type RelatedRequest = Extract<ProductsRequest, { query: 'related' }>;
type NewestRequest = Extract<ProductsRequest, { query?: 'newest' | undefined }>;
type ListingRequest = Extract<ProductsRequest, { query: 'listing' }>;
type FilterRequest = Pick<ListingRequest, 'tags' | 'campaigns' | 'brands' | 'onStock' | 'priceFrom' | 'priceTo'>;

/** Lists products by category, tag or SKUs. */
@Injectable()
export class Listings {
  constructor(
    private readonly indexes: ListingIndexes,
    private readonly cards: ProductCards,
    private readonly pages: Products,
    private readonly stock: StockReading,
  ) {}

  /** Throws `product-not-found` if an action adds a product that the store's brand does not sell. */
  async refuseUnsold({ snapshot }: Visit, actions: readonly CartAction[]): Promise<void> {
    if (snapshot.document.sections.brand.departments.length === 0) return;
    const added = actions.flatMap((action) => (action.action === 'addLineItem' ? action.sku : []));
    const skus = added.filter((sku) => !isVirtualSku(sku));
    if (skus.length === 0) return;
    const index = await this.indexes.forStore(snapshot);
    const unsold = skus.find((sku) => index.idsBySku([sku]).length === 0);
    if (unsold !== undefined) throw new ShopError('product-not-found', { details: { sku: unsold } });
  }

  /** Returns the cards of a request, only of products with a price in this store. */
  async products(visit: Visit, request: ProductsRequest): Promise<Page> {
    const index = await this.indexes.forStore(visit.snapshot);
    switch (request.query) {
      case undefined:
      case 'newest':
        return this.newest(visit, index, request);
      case 'listing':
        return this.page(visit, await this.filtered(visit, index, request), request);
      case 'tagged':
        return this.all(visit, index.tagged(request.tag, request.limit));
      case 'related':
        return this.all(visit, await this.related(visit, index, request));
      case 'skus':
      case 'tagManager':
        return this.all(visit, index.idsBySku(request.skus));
    }
  }

  private async newest(visit: Visit, index: ListingIndex, { skus, offset, limit }: NewestRequest): Promise<Page> {
    const chosen = skus && new Set(skus);
    const listed = index.sorted(undefined, 'newest', visit.locale).filter(({ sku }) => chosen?.has(sku) ?? true);
    const ids = listed.slice(offset, offset + limit).map(({ id }) => id);
    return { results: await this.cards.list(visit, ids), offset, limit, total: listed.length, facets: null };
  }

  private async filtered(visit: Visit, index: ListingIndex, request: ListingRequest): Promise<FilteredListing> {
    const { categoryId, collection, sort = 'relevance' } = request;
    const conditions = await this.conditions(visit);
    const listed =
      collection === undefined
        ? index.sorted(categoryId, sort, visit.locale)
        : index.collection(collection, conditions.runningCampaigns, sort, visit.locale);
    const filters = filtersOf(request);
    // The stock is unknown; an empty list would be wrong.
    if (filters.onStock && !conditions.skusInStock) throw new ShopError('backend-unavailable');
    return filterListing(listed, filters, conditions);
  }

  /** Returns the current campaigns and stock of a store. */
  async conditions({ snapshot }: Visit): Promise<ListingConditions> {
    const { campaigns } = snapshot.document.sections.campaigns;
    const running = runningCampaigns(campaigns, instantShown(snapshot, new Date())).map(
      ({ campaignName }) => campaignName,
    );
    return { runningCampaigns: [...new Set(running)], skusInStock: await this.stock.skusInStock(snapshot.storeKey) };
  }

  private async related(visit: Visit, index: ListingIndex, request: RelatedRequest): Promise<string[]> {
    const { sku, relation, limit } = request;
    const product = await this.pages.loadBySku(visit, sku);
    if (!product) return [];
    const category = product.page.breadcrumb.at(-1);
    if (relation === 'similar') return category ? index.similar(sku, category.id, limit) : [];
    return index.sold(product.matching).slice(0, limit);
  }

  /** An unsupported page size becomes the default (spec core §5). */
  private async page(visit: Visit, { products, facets }: FilteredListing, request: ListingRequest): Promise<Page> {
    const { pageSizes, defaultPageSize } = visit.snapshot.document.sections['shopping-limits'];
    const { hitsPerPage, page = 1 } = request;
    const limit = hitsPerPage !== undefined && pageSizes.includes(hitsPerPage) ? hitsPerPage : defaultPageSize;
    const offset = (page - 1) * limit;
    const ids = products.slice(offset, offset + limit).map(({ id }) => id);
    return { results: await this.cards.list(visit, ids), offset, limit, total: products.length, facets };
  }

  private async all(visit: Visit, ids: readonly string[]): Promise<Page> {
    const results = await this.cards.list(visit, ids);
    return { results, offset: 0, limit: ids.length, total: ids.length, facets: null };
  }
}

/** Returns the filters of a request. */
export function filtersOf(request: FilterRequest): ListingFilters {
  const { tags, campaigns, brands, onStock, priceFrom, priceTo } = request;
  return {
    tags: tags ?? [],
    campaigns: campaigns ?? [],
    brands: brands ?? [],
    onStock: onStock ?? false,
    priceFrom: priceFrom ?? null,
    priceTo: priceTo ?? null,
  };
}
