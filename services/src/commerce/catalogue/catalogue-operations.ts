import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CommerceRequest, CommerceResponse } from '@manifold/domain/commerce-api/operations';
import { CommerceHandlers } from '../operations/index.js';
import type { Visit } from '../visit/index.js';
import { Categories } from './categories.service.js';
import { Listings } from './listings.service.js';
import { isCompanionsRequest, ProductCompanions } from './product-companions.service.js';
import { Products } from './products.service.js';
import { TagManagerProducts } from './tag-manager-products.service.js';
import { VolumeDiscounts } from './volume-discounts.service.js';

/** Handles the operations about categories and products. */
@Injectable()
export class CatalogueOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CommerceHandlers,
    private readonly categories: Categories,
    private readonly listings: Listings,
    private readonly companions: ProductCompanions,
    private readonly products: Products,
    private readonly tagManagerProducts: TagManagerProducts,
    private readonly volumeDiscounts: VolumeDiscounts,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      getCategories: async (visit, request) => ({
        categories: { results: await this.categories.list(visit, request) },
      }),
      getCategory: async (visit, { slug, fetchSiblings }) => ({
        category: (await this.categories.bySlug(visit, slug, fetchSiblings)) ?? null,
      }),
      getProducts: (visit, request) => this.listProducts(visit, request),
      getProduct: async (visit, { slug }) => ({ product: (await this.products.bySlug(visit, slug)) ?? null }),
      getVolumeDiscounts: async ({ market }, { group }) => ({
        cartDiscounts: { results: await this.volumeDiscounts.list(market, group) },
      }),
    });
  }

  private async listProducts(
    visit: Visit,
    request: CommerceRequest<'getProducts'>,
  ): Promise<CommerceResponse<'getProducts'>> {
    if (isCompanionsRequest(request)) return this.companions.list(visit, request);
    const products = await this.listings.products(visit, request);
    if (request.query !== 'tagManager') return { products };
    return { products, tagManager: await this.tagManagerProducts.list(visit, request.skus) };
  }
}
