import type { CommerceRequest, CommerceResponse } from '@manifold/domain/commerce-api/operations';
import { runningCampaigns } from '@manifold/domain/campaigns/running';
import type { ListingFilters } from '@manifold/domain/catalogue/listing-filters';
import type { CartAction } from '@manifold/domain/cart/contract';
import { isVirtualSku } from '@manifold/domain/quantity/allowed-quantity';
import { instantShown } from '@manifold/domain/store-document/preview';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { Visit } from '../visit/index.js';
import { narrowed, type ListingMoment, type Narrowed } from './listing-filter.js';
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

/** Lists of products: a category's pages, tags, chosen SKUs. */
@Injectable()
export class Listings {
  constructor(
    private readonly indexes: ListingIndexes,
    private readonly cards: ProductCards,
    private readonly pages: Products,
    private readonly stock: StockReading,
  ) {}

  /** Refuses to put into a cart what the store's brand does not sell (`product-not-found`). A brand that sells everything is not asked. */
  async refuseUnsold({ snapshot }: Visit, actions: readonly CartAction[]): Promise<void> {
    if (snapshot.document.sections.brand.departments.length === 0) return;
    const added = actions.flatMap((action) => (action.action === 'addLineItem' ? action.sku : []));
    const skus = added.filter((sku) => !isVirtualSku(sku));
    if (skus.length === 0) return;
    const index = await this.indexes.of(snapshot);
    const unsold = skus.find((sku) => index.ofSkus([sku]).length === 0);
    if (unsold !== undefined) throw new ShopError('product-not-found', { details: { sku: unsold } });
  }

  /** Cards for a request, of products with a price in this store only. */
  async products(visit: Visit, request: ProductsRequest): Promise<Page> {
    const index = await this.indexes.of(visit.snapshot);
    switch (request.query) {
      case undefined:
      case 'newest':
        return this.newest(visit, index, request);
      case 'listing':
        return this.page(visit, await this.listed(visit, index, request), request);
      case 'tagged':
        return this.all(visit, index.tagged(request.tag, request.limit));
      case 'related':
        return this.all(visit, await this.related(visit, index, request));
      case 'skus':
      case 'tagManager':
        return this.all(visit, index.ofSkus(request.skus));
    }
  }

  private async newest(visit: Visit, index: ListingIndex, { skus, offset, limit }: NewestRequest): Promise<Page> {
    const chosen = skus && new Set(skus);
    const listed = index.sorted(undefined, 'newest', visit.locale).filter(({ sku }) => chosen?.has(sku) ?? true);
    const ids = listed.slice(offset, offset + limit).map(({ id }) => id);
    return { results: await this.cards.of(visit, ids), offset, limit, total: listed.length, facets: null };
  }

  private async listed(visit: Visit, index: ListingIndex, request: ListingRequest): Promise<Narrowed> {
    const { categoryId, collection, sort = 'relevance' } = request;
    const moment = await this.moment(visit);
    const listed =
      collection === undefined
        ? index.sorted(categoryId, sort, visit.locale)
        : index.collected(collection, moment.running, sort, visit.locale);
    const filters = filtersOf(request);
    // Nobody knows: an empty list would say that nothing is there.
    if (filters.onStock && !moment.stocked) throw new ShopError('backend-unavailable');
    return narrowed(listed, filters, moment);
  }

  /** What holds of a store's products for now. */
  async moment({ snapshot }: Visit): Promise<ListingMoment> {
    const { campaigns } = snapshot.document.sections.campaigns;
    const running = runningCampaigns(campaigns, instantShown(snapshot, new Date())).map(
      ({ campaignName }) => campaignName,
    );
    return { running: [...new Set(running)], stocked: await this.stock.of(snapshot.storeKey) };
  }

  private async related(visit: Visit, index: ListingIndex, request: RelatedRequest): Promise<string[]> {
    const { sku, relation, limit } = request;
    const product = await this.pages.loaded(visit, sku);
    if (!product) return [];
    const category = product.page.breadcrumb.at(-1);
    if (relation === 'similar') return category ? index.alike(sku, category.id, limit) : [];
    return index.sold(product.matching).slice(0, limit);
  }

  /** An unknown page size is the default one (spec core §5). */
  private async page(visit: Visit, { products, facets }: Narrowed, request: ListingRequest): Promise<Page> {
    const { pageSizes, defaultPageSize } = visit.snapshot.document.sections['shopping-limits'];
    const { hitsPerPage, page = 1 } = request;
    const limit = hitsPerPage !== undefined && pageSizes.includes(hitsPerPage) ? hitsPerPage : defaultPageSize;
    const offset = (page - 1) * limit;
    const ids = products.slice(offset, offset + limit).map(({ id }) => id);
    return { results: await this.cards.of(visit, ids), offset, limit, total: products.length, facets };
  }

  private async all(visit: Visit, ids: readonly string[]): Promise<Page> {
    const results = await this.cards.of(visit, ids);
    return { results, offset: 0, limit: ids.length, total: ids.length, facets: null };
  }
}

/** What a request narrows a list down by. */
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
