import type { GraphqlDocument } from '../connection/commercetools.client.js';

/** The most products of one answer. */
export const SEARCHED_AT_ONCE = 500;

/** Under which names the texts for a reader are answered. */
export const textAliases = (reader: number) =>
  ({ name: `name${reader}`, description: `description${reader}` }) as const;

/** In which variable the languages of a reader go. */
export const languagesVariable = (reader: number): string => `languages${reader}`;

/**
 * Texts for so many readers and not in all languages: a page with all of them would be several megabytes. The platform looks
 * each product up once for all. Pages by id and not by offset, which ends at 10,000.
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

/** Every language of a few: what changed is put into all indexes at once. */
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
