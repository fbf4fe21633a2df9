import type { ProductKind } from '@manifold/domain/search/product-kind';
import { Injectable } from '@nestjs/common';
import type { RawField } from '../custom-types/custom-types.js';
import type { LocalisedAnswer, Results } from '../catalogue/catalogue-answer.js';
import { localised } from '../catalogue/catalogue-record.js';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { withShopErrors } from '../connection/backend-failure.js';
import { modifiedSince, pagesById, quotedList } from '../connection/queries.js';
import {
  SearchedProducts,
  type SearchedProduct,
  type SearchedTexts,
  type SearchedTranslations,
} from '../ports/searched-products.js';
import {
  languagesVariable,
  listSearchedTranslations,
  SEARCHED_AT_ONCE,
  searchedDocument,
  textAliases,
} from './searched-documents.js';

interface SearchedAnswer<Texts> {
  readonly id: string;
  readonly productType: { readonly key: string | null } | null;
  readonly masterData: {
    readonly current:
      | (Texts & {
          readonly categoriesRef: readonly { readonly id: string }[];
          readonly masterVariant: { readonly sku: string | null; readonly attributesRaw: readonly RawField[] };
        })
      | null;
  };
}

/** Texts under the names of `textAliases`. */
type TextsAnswer = SearchedAnswer<Readonly<Record<string, unknown>>>;
interface ProductsAnswer {
  readonly products: Results<TextsAnswer>;
}
type TranslationsAnswer = SearchedAnswer<{
  readonly nameAllLocales: LocalisedAnswer;
  readonly descriptionAllLocales: LocalisedAnswer;
}>;

/** Reads the searchable catalogue by GraphQL. */
@Injectable()
export class CommercetoolsSearchedProducts extends SearchedProducts {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async *pages(
    readers: readonly (readonly string[])[],
    changedSince?: string,
  ): AsyncIterable<readonly SearchedProduct[]> {
    const document = searchedDocument(readers.length);
    const languages = Object.fromEntries(readers.map((chain, reader) => [languagesVariable(reader), chain]));
    const conditions = modifiedSince(changedSince);
    const pages = pagesById({ pageSize: SEARCHED_AT_ONCE, conditions }, async (where) => {
      const { products } = await withShopErrors(() =>
        this.client.graphql<ProductsAnswer>('storefront', document, { where, ...languages }, 'bulk'),
      );
      return products.results;
    });
    for await (const page of pages) {
      yield page.flatMap((answer) => {
        const fields = searchFields(answer);
        return fields ? { ...fields, texts: readers.map((_chain, reader) => textsFor(reader, answer)) } : [];
      });
    }
  }

  async published(ids: readonly string[]): Promise<readonly SearchedTranslations[]> {
    if (ids.length === 0) return [];
    const { products } = await withShopErrors(() =>
      this.client.graphql<{ products: Results<TranslationsAnswer> }>(
        'storefront',
        listSearchedTranslations,
        { where: `id in (${quotedList(ids)})` },
        'bulk',
      ),
    );
    return products.results.flatMap((answer) => {
      const fields = searchFields(answer);
      const { nameAllLocales = null, descriptionAllLocales = null } = answer.masterData.current ?? {};
      return fields
        ? { ...fields, names: localised(nameAllLocales), descriptions: localised(descriptionAllLocales) }
        : [];
    });
  }
}

function textsFor(reader: number, { masterData: { current } }: TextsAnswer): SearchedTexts {
  const { name, description } = textAliases(reader);
  const [productName, text] = [current?.[name], current?.[description]];
  return {
    name: typeof productName === 'string' ? productName : '',
    description: typeof text === 'string' ? text : null,
  };
}

const KINDS: Readonly<Record<string, ProductKind>> = { set: 'set', 'b-ware': 'returned' };

/** Returns the key of an enum value or a text. */
function keyOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  const key = typeof value === 'object' && value !== null && 'key' in value ? value.key : null;
  return typeof key === 'string' ? key : null;
}

/** Returns the kind of a product for search, by its product type and condition (spec shell §3.6). */
const kindOf = (productType: string | null | undefined, condition: string | null): ProductKind =>
  productType === 'accessory' ? 'accessory' : (KINDS[condition ?? ''] ?? 'machine');

function searchFields({ id, productType, masterData: { current } }: SearchedAnswer<object>) {
  const sku = current?.masterVariant.sku;
  if (!current || !sku) return undefined;
  const valueOf = (name: string) => current.masterVariant.attributesRaw.find((own) => own.name === name)?.value;
  const text = (name: string): string | null => {
    const value = valueOf(name);
    return typeof value === 'string' ? value : null;
  };
  const categoryIds = current.categoriesRef.map((category) => category.id);
  const kind = kindOf(productType?.key, keyOf(valueOf('condition')));
  return { id, sku, categoryIds, brand: text('brand'), ean: text('ean'), model: text('model'), kind };
}
