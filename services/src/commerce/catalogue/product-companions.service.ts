import type { CommerceRequest, CommerceResponse } from '@manifold/domain/commerce-api/operations';
import type { ProductCard } from '@manifold/domain/catalogue/contract';
import { Injectable } from '@nestjs/common';
import type { Visit } from '../visit/index.js';
import { Categories } from './categories.service.js';
import { ExtraGuarantees } from './extra-guarantees.service.js';
import type { ListedProduct } from './listed-product.js';
import { ListingIndexes } from './listing-indexes.service.js';
import { ProductCards } from './product-cards.service.js';
import { Products } from './products.service.js';
import { StockReading } from './stock-reading.service.js';

type Request = CommerceRequest<'getProducts'>;
type Answer = CommerceResponse<'getProducts'>;
export type CompanionsRequest = Extract<Request, { query: 'complementary' | 'comparison' | 'extraGuarantee' }>;
type ComplementaryRequest = Extract<Request, { query: 'complementary' }>;
type ComparisonRequest = Extract<Request, { query: 'comparison' }>;

const COMPLEMENTARY_LIMIT = 4;
const COMPARISON_LIMIT = 5;
/** The best are selected from this many. */
const COMPARISON_FETCHED = 30;
const ON_STOCK_SCORE = 3;

const COMPANIONS: readonly Request['query'][] = ['complementary', 'comparison', 'extraGuarantee'];

/** Returns whether a request is about the companions of a product. */
export const isCompanionsRequest = (request: Request): request is CompanionsRequest =>
  COMPANIONS.includes(request.query);

/** Lists the companions of a product: complementary products, comparable products and guarantees. */
@Injectable()
export class ProductCompanions {
  constructor(
    private readonly indexes: ListingIndexes,
    private readonly cards: ProductCards,
    private readonly pages: Products,
    private readonly categories: Categories,
    private readonly stock: StockReading,
    private readonly guarantees: ExtraGuarantees,
  ) {}

  /** Returns the cards of a request, only of products with a price in this store. */
  async list(visit: Visit, request: CompanionsRequest): Promise<Answer> {
    switch (request.query) {
      case 'complementary':
        return this.complementary(visit, request);
      case 'comparison':
        return answer(await this.comparison(visit, request));
      case 'extraGuarantee':
        return answer(await this.guarantees.list(visit, request.sku));
    }
  }

  /** Returns products of the related categories in turn; none if the store has disabled them. */
  private async complementary(
    visit: Visit,
    { skus, limit = COMPLEMENTARY_LIMIT }: ComplementaryRequest,
  ): Promise<Answer> {
    const { snapshot, locale } = visit;
    const [index, tree] = await Promise.all([this.indexes.forStore(snapshot), this.categories.tree(snapshot)]);
    const [baseProduct = null] = await this.cards.list(visit, index.idsBySku(skus).slice(0, 1));
    const isOn = snapshot.document.sections['store-flags'].complementaryProducts;
    const pages = isOn ? await Promise.all(skus.map((sku) => this.pages.loadBySku(visit, sku))) : [];
    const own = pages.flatMap((product) => tree.find(product?.page.breadcrumb.at(-1)?.id ?? '') ?? []);
    const related = [...new Set(own.flatMap((category) => category.related))];
    const lists = related.flatMap((key) => {
      const category = tree.byKey(key);
      return category ? [index.sorted(category.id, 'relevance', locale)] : [];
    });
    const ids = roundRobin(lists, limit, (product) => !skus.includes(product.sku)).map(({ id }) => id);
    return { ...answer(await this.cards.list(visit, ids)), baseProduct };
  }

  private async comparison(visit: Visit, { sku, limit = COMPARISON_LIMIT }: ComparisonRequest): Promise<ProductCard[]> {
    const index = await this.indexes.forStore(visit.snapshot);
    const others = index.sameFamily(sku).slice(0, COMPARISON_FETCHED);
    const stocked = await this.stock.skusInStock(visit.snapshot.storeKey);
    const score = (product: ListedProduct) =>
      product.comparisonScore + (stocked?.has(product.sku) ? ON_STOCK_SCORE : 0);
    const best = [...others].sort((first, second) => score(second) - score(first));
    return this.cards.list(
      visit,
      best.slice(0, limit).map(({ id }) => id),
    );
  }
}

const answer = (results: ProductCard[]): Answer => ({
  products: { results, offset: 0, limit: results.length, total: results.length, facets: null },
});

/** Takes the first item of each list, then the second of each, up to a limit. Skips duplicates and unwanted items. */
export function roundRobin<Item>(
  lists: readonly (readonly Item[])[],
  limit: number,
  isWanted: (item: Item) => boolean,
): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const indexes = Array.from({ length: longest }, (_none, index) => index);
  const all = indexes.flatMap((index) => lists.flatMap((list) => list.slice(index, index + 1)));
  return [...new Set(all.filter(isWanted))].slice(0, limit);
}
