import type { GraphqlDocument } from '../connection/commercetools.client.js';

/** Maximum number of products per answer. */
export const SEARCHED_AT_ONCE = 500;

/** Returns the GraphQL aliases of a reader's texts. */
export const textAliases = (reader: number) =>
  ({ name: `name${reader}`, description: `description${reader}` }) as const;

/** Returns the GraphQL variable for a reader's languages. */
export const languagesVariable = (reader: number): string => `languages${reader}`;

/**
 * Returns the query for products with texts for a number of readers. A page with all languages would be several megabytes.
 * Paged by id, because an offset ends at 10,000.
 */
export function searchedDocument(readers: number): GraphqlDocument {
  const each = Array.from({ length: readers }, (_none, reader) => reader);
  const variables = each.map((reader) => `$${languagesVariable(reader)}: [Locale!]`);
  const texts = each.map((reader) => {
    const { name, description } = textAliases(reader);
    const languages = `acceptLanguage: $${languagesVariable(reader)}`;
    return `${name}: name(${languages}) ${description}: description(${languages})`;
  });
  return {
    name: 'listSearchedProducts',
    text: `query listSearchedProducts(${['$where: String', ...variables].join(', ')}) {
      products(limit: ${SEARCHED_AT_ONCE}, where: $where, sort: ["id asc"]) {
        results {
          id
          productType { key }
          masterData { current {
            ${texts.join('\n')}
            categoriesRef { id }
            masterVariant { sku attributesRaw(includeNames: ["brand", "ean", "model", "condition"]) { name value } }
          } }
        }
      }
    }`,
  };
}

/** All languages of a few products, because changes go into all indexes at once. */
export const listSearchedTranslations: GraphqlDocument = {
  name: 'listSearchedTranslations',
  text: `query listSearchedTranslations($where: String) {
    products(limit: ${SEARCHED_AT_ONCE}, where: $where) {
      results {
        id
        productType { key }
        masterData { current {
          nameAllLocales { locale value }
          descriptionAllLocales { locale value }
          categoriesRef { id }
          masterVariant { sku attributesRaw(includeNames: ["brand", "ean", "model", "condition"]) { name value } }
        } }
      }
    }
  }`,
};
