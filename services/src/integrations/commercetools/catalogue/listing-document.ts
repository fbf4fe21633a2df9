import type { GraphqlDocument } from '../connection/commercetools.client.js';
import type { PriceAlias } from './catalogue-answer.js';

/** Selects a price. */
interface PricedMarket {
  readonly currencyCode: string;
  readonly countryCode: string;
  readonly distributionChannelId: string | undefined;
}

const priceField = ({ currencyCode, countryCode, distributionChannelId }: PricedMarket): string => {
  const channel = distributionChannelId === undefined ? '' : `, channelId: ${JSON.stringify(distributionChannelId)}`;
  return `price(currency: "${currencyCode}", country: "${countryCode}"${channel}) {
    value { centAmount } discounted { value { centAmount } }
  }`;
};

/**
 * Returns the query for a page of products with prices for all markets, so that a large catalogue is read once instead of once
 * per store, and the alias of each market's price. Paged by id, because an offset ends at 10,000.
 */
export function listingDocument(markets: readonly PricedMarket[]): {
  readonly document: GraphqlDocument;
  readonly aliases: readonly PriceAlias[];
} {
  const fields = markets.map(priceField);
  const distinct = [...new Set(fields)];
  const aliasOf = (field: string): PriceAlias => `price${distinct.indexOf(field)}`;
  const text = `query listListingRows($where: String, $attributeNames: [String!]) {
    products(limit: 500, where: $where, sort: ["id asc"]) {
      results {
        id createdAt reviewRatingStatistics { averageRating count }
        masterData { current {
          nameAllLocales { locale value }
          slugAllLocales { locale value }
          categoriesRef { id }
          masterVariant {
            sku images { url label } attributesRaw(includeNames: $attributeNames) { name value }
            ${distinct.map((field) => `${aliasOf(field)}: ${field}`).join('\n')}
          }
        } }
      }
    }
  }`;
  return { document: { name: 'listListingRows', text }, aliases: fields.map(aliasOf) };
}
