import type { GraphqlDocument } from '../connection/commercetools.client.js';

const price = `price(currency: $currency, country: $country, channelId: $channelId) {
  value { centAmount currencyCode fractionDigits } discounted { value { centAmount currencyCode fractionDigits } }
}`;
const rating = 'reviewRatingStatistics { averageRating count }';
const market = '$currency: Currency!, $country: Country, $channelId: String';

/** All categories in all languages, for menus, slugs and language switches. */
export const listCategories: GraphqlDocument = {
  name: 'listCategories',
  text: `query listCategories($offset: Int!) {
    categories(limit: 500, offset: $offset, sort: ["orderHint asc", "id asc"]) {
      results {
        id key orderHint
        parentRef { id }
        nameAllLocales { locale value }
        slugAllLocales { locale value }
        metaTitleAllLocales { locale value }
        metaDescriptionAllLocales { locale value }
        custom {
          customFieldsRaw(includeNames: ["related_categories_1", "related_categories_2", "related_categories_3"]) { name value }
        }
      }
    }
  }`,
};

export const productsState: GraphqlDocument = {
  name: 'productsState',
  text: `query productsState {
    products(limit: 1, sort: ["lastModifiedAt desc"]) { total results { lastModifiedAt } }
  }`,
};

export const listCards: GraphqlDocument = {
  name: 'listCards',
  text: `query listCards(${market}, $where: String!, $languages: [Locale!], $attributeNames: [String!]) {
    products(limit: 100, where: $where, localeProjection: $languages) {
      results {
        id ${rating}
        masterData { current {
          name(acceptLanguage: $languages)
          slug(acceptLanguage: $languages)
          masterVariant { sku images { url label } ${price} attributesRaw(includeNames: $attributeNames) { name value } }
        } }
      }
    }
  }`,
};

/** A product in the visitor's languages, and its slugs in all languages, for links to its pages in other stores. */
export const getProduct: GraphqlDocument = {
  name: 'getProduct',
  text: `query getProduct(${market}, $where: String, $skus: [String!], $languages: [Locale!]) {
    addresses: products(limit: 1, where: $where, skus: $skus) {
      results { masterData { current { slugAllLocales { locale value } } } }
    }
    products(limit: 1, where: $where, skus: $skus, localeProjection: $languages) {
      results {
        id ${rating}
        productType { key }
        masterData { published current {
          name(acceptLanguage: $languages)
          slug(acceptLanguage: $languages)
          description(acceptLanguage: $languages)
          metaTitle(acceptLanguage: $languages)
          metaDescription(acceptLanguage: $languages)
          categoriesRef { id }
          masterVariant { sku images { url label } ${price} attributesRaw { name value } }
        } }
      }
    }
  }`,
};

export const listGuarantees: GraphqlDocument = {
  name: 'listGuarantees',
  text: `query listGuarantees($skus: [String!], $languages: [Locale!]) {
    products(limit: 100, skus: $skus, localeProjection: $languages) {
      results {
        id productType { key }
        masterData { current {
          name(acceptLanguage: $languages)
          slug(acceptLanguage: $languages)
          masterVariant { sku attributesRaw { name value } }
        } }
      }
    }
  }`,
};

export const listStock: GraphqlDocument = {
  name: 'listStock',
  text: `query listStock($where: String!) {
    inventoryEntries(limit: 500, where: $where) { results { sku availableQuantity supplyChannelRef { id } } }
  }`,
};

export const listStockRows: GraphqlDocument = {
  name: 'listStockRows',
  text: `query listStockRows($where: String) {
    inventoryEntries(limit: 500, where: $where, sort: ["id asc"]) {
      results { id sku availableQuantity lastModifiedAt supplyChannelRef { id } }
    }
  }`,
};

export const getStoreChannels: GraphqlDocument = {
  name: 'getStoreChannels',
  text: `query getStoreChannels($key: String!) {
    store(key: $key) { distributionChannels { id } supplyChannels { id } }
  }`,
};

export const listShippingMethods: GraphqlDocument = {
  name: 'listShippingMethods',
  text: `query listShippingMethods($country: Country!, $currency: Currency!, $languages: [Locale!]) {
    shippingMethodsByLocation(country: $country, currency: $currency) {
      id key name isDefault localizedName(acceptLanguage: $languages)
      custom { customFieldsRaw(includeNames: ["DeliveryTime"]) { name value } }
    }
  }`,
};

/** Active product discounts; a project has at most 500. */
export const listProductDiscounts: GraphqlDocument = {
  name: 'listProductDiscounts',
  text: `query listProductDiscounts {
    productDiscounts(limit: 500, where: "isActive = true", sort: ["id asc"]) {
      results { id version validFrom validUntil }
    }
  }`,
};

/** Line item discounts without a code, which include volume discounts. */
export const listLineDiscounts: GraphqlDocument = {
  name: 'listLineDiscounts',
  text: `query listLineDiscounts {
    cartDiscounts(limit: 500, where: "isActive = true and requiresDiscountCode = false", sort: ["sortOrder asc"]) {
      results {
        validFrom validUntil
        storesRef { key }
        value { type ... on RelativeDiscountValue { permyriad } }
        target { type ... on LineItemsTarget { predicate } }
      }
    }
  }`,
};
