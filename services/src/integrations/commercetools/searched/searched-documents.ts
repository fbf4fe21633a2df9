import type { GraphqlDocument } from '../connection/commercetools.client.js';

/** The most products of one answer. */
export const SEARCHED_AT_ONCE = 500;

/** One language and not all of them: with every text a page would be several megabytes. Pages by id and not by offset, which ends at 10,000. */
export const listSearchedProducts: GraphqlDocument = {
  name: 'listSearchedProducts',
  text: `query listSearchedProducts($where: String, $languages: [Locale!]) {
    products(limit: ${SEARCHED_AT_ONCE}, where: $where, sort: ["id asc"]) {
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

/** Every language of a few: what changed is put into all indexes at once. */
export const listSearchedTranslations: GraphqlDocument = {
  name: 'listSearchedTranslations',
  text: `query listSearchedTranslations($where: String) {
    products(limit: ${SEARCHED_AT_ONCE}, where: $where) {
      results {
        id
        masterData { current {
          nameAllLocales { locale value }
          descriptionAllLocales { locale value }
          categoriesRef { id }
          masterVariant { sku attributesRaw(includeNames: ["brand", "ean"]) { name value } }
        } }
      }
    }
  }`,
};
