import { Injectable } from '@nestjs/common';
import type { RawField } from '../carts/cart-answer.js';
import type { Results } from '../catalogue/catalogue-answer.js';
import { CommercetoolsClient, type GraphqlDocument } from '../connection/commercetools.client.js';
import { failingAsShopError } from '../connection/failing-as-shop-error.js';
import { quoted } from '../connection/quoted.js';
import { SearchedProducts, type SearchedProduct } from '../ports/searched-products.js';

const PAGE = 500;

/** One language and not all of them: with every text a page would be several megabytes. Pages by id and not by offset, which ends at 10,000. */
const listSearchedProducts: GraphqlDocument = {
  name: 'listSearchedProducts',
  text: `query listSearchedProducts($where: String, $languages: [Locale!]) {
    products(limit: ${PAGE}, where: $where, sort: ["id asc"]) {
      results {
        id
        masterData { current {
          name(acceptLanguage: $languages)
          description(acceptLanguage: $languages)
          categoriesRef { id }
          masterVariant { sku attributesRaw(includeNames: ["brand", "ean"]) { name value } }
        } }
      }
    }
  }`,
};

interface SearchedAnswer {
  readonly id: string;
  readonly masterData: {
    readonly current: {
      readonly name: string | null;
      readonly description: string | null;
      readonly categoriesRef: readonly { readonly id: string }[];
      readonly masterVariant: { readonly sku: string | null; readonly attributesRaw: readonly RawField[] };
    } | null;
  };
}

/** The published catalogue in one language through the platform's GraphQL. */
@Injectable()
export class CommercetoolsSearchedProducts extends SearchedProducts {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async *pages(languages: readonly string[], changedSince?: string): AsyncIterable<readonly SearchedProduct[]> {
    const since = changedSince === undefined ? [] : [`lastModifiedAt >= ${quoted(changedSince)}`];
    let after: string[] = [];
    for (;;) {
      const where = [...since, ...after].join(' and ') || undefined;
      const { products } = await failingAsShopError(() =>
        this.client.graphql<{ products: Results<SearchedAnswer> }>(
          'storefront',
          listSearchedProducts,
          { where, languages },
          'bulk',
        ),
      );
      yield products.results.flatMap((answer) => searchedProduct(answer) ?? []);
      const last = products.results.at(-1);
      if (!last || products.results.length < PAGE) return;
      after = [`id > ${quoted(last.id)}`];
    }
  }
}

function searchedProduct({ id, masterData: { current } }: SearchedAnswer): SearchedProduct | undefined {
  const sku = current?.masterVariant.sku;
  if (!current || !sku) return undefined;
  const text = (name: string): string | null => {
    const value = current.masterVariant.attributesRaw.find((attribute) => attribute.name === name)?.value;
    return typeof value === 'string' ? value : null;
  };
  return {
    id,
    sku,
    name: current.name ?? '',
    description: current.description,
    categoryIds: current.categoriesRef.map((category) => category.id),
    brand: text('brand'),
    ean: text('ean'),
  };
}
