import type { GraphqlDocument } from '../connection/commercetools.client.js';
import { ownedOrders } from '../connection/owned-orders.js';
import type { ShopperDocument } from '../connection/shopper-document.js';

/** Finds the product of a SKU; null if the backend does not have it. */
export const findReviewedProduct: GraphqlDocument = {
  name: 'findReviewedProduct',
  text: `query findReviewedProduct($sku: String!) {
    product(sku: $sku) { id }
  }`,
};

/** Lists at most 100 of the customer's orders in the store, the oldest first. */
export const listPurchases: ShopperDocument = {
  name: 'listPurchases',
  text: `query listPurchases($storeKey: KeyReferenceInput!, $where: String!) {
    inStore(key: $storeKey) { me { orders(where: $where, limit: 100, sort: ["createdAt asc"]) { results { id } } } }
  }`,
  owned: ownedOrders(`query listPurchases($storeKey: KeyReferenceInput!, $where: String!) {
    inStore(key: $storeKey) { orders(where: $where, limit: 100, sort: ["createdAt asc"]) { results { id } } }
  }`),
};

/** Lists at most 100 reviews by their unique keys, which name order and product. */
export const listPurchaseReviews: GraphqlDocument = {
  name: 'listPurchaseReviews',
  text: `query listPurchaseReviews($where: String!) {
    reviews(where: $where, limit: 100) { results { uniquenessValue } }
  }`,
};

/**
 * A page of reviews and the statistics of all in one query. The product is queried as a list of one: the backend answers that
 * without the product's texts.
 */
export const listReviews: GraphqlDocument = {
  name: 'listReviews',
  text: `query listReviews($products: String!, $where: String!, $sort: [String!], $limit: Int!, $offset: Int!) {
    products(limit: 1, where: $products) {
      results { reviewRatingStatistics { averageRating count ratingsDistribution } }
    }
    reviews(where: $where, sort: $sort, limit: $limit, offset: $offset) {
      total
      results { id authorName rating createdAt locale title text custom { customFieldsRaw { name value } } }
    }
  }`,
};
