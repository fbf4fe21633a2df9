import { codesOf, compactCode, mayBeCode } from '@manifold/domain/search/product-code';
import { kindRank } from '@manifold/domain/search/product-kind';
import type { IndexedProduct, IndexPlace } from '../search-index.js';

/** The most hits of one answer; that is Typesense's own limit. */
export const HITS_AT_ONCE = 250;
/** Hits beyond this nobody pages to: forty answers in one request. */
export const MOST_PAGES = 40;

/** A product as a document: its id is the SKU, by which a click names it too. */
export interface TypesenseDocument {
  readonly id: string;
  /** The commerce backend's id, by which it tells what went away. */
  readonly productId: string;
  readonly sku: string;
  readonly ean: string;
  /** SKU, EAN and model number in one spelling, see `compactCode`. */
  readonly codes: string[];
  /** Machines before sets and accessories, see `kindRank`. */
  readonly rank: number;
  readonly name: string;
  readonly brand: string;
  readonly categories: string[];
  readonly description: string;
}

export const documentOf = (product: IndexedProduct): TypesenseDocument => ({
  id: product.sku,
  productId: product.id,
  sku: product.sku,
  ean: product.ean ?? '',
  codes: codesOf(product),
  rank: kindRank(product.kind),
  name: product.name,
  brand: product.brand ?? '',
  categories: [...product.categories],
  description: product.description ?? '',
});

/** A collection's schema. Numbers are found as they are, texts by their stem. */
export function collectionSchema(name: string, { indexName, language }: IndexPlace) {
  const text = { type: 'string', locale: language, stem: true } as const;
  return {
    name,
    synonym_sets: [indexName],
    token_separators: ['-', '/', '×'],
    fields: [
      { name: 'sku', type: 'string' as const },
      { name: 'productId', type: 'string' as const },
      { name: 'ean', type: 'string' as const },
      { name: 'codes', type: 'string[]' as const },
      { name: 'rank', type: 'int32' as const },
      { name: 'name', ...text },
      { name: 'brand', type: 'string' as const },
      { name: 'categories', ...text, type: 'string[]' as const },
      { name: 'description', ...text },
    ],
  };
}

/** These products, by the commerce backend's ids; written between backticks, so that nothing in them is read as a filter. */
export const filterOfProducts = (ids: readonly string[]): string =>
  `productId:=[${ids.map((id) => `\`${id.replaceAll('`', '')}\``).join(',')}]`;

/** The products whose SKU, EAN or model number a text is in any spelling; undefined where it is none. */
export const codeParameters = (text: string) =>
  mayBeCode(text)
    ? {
        q: compactCode(text),
        query_by: 'codes',
        num_typos: '0',
        prefix: 'false',
        include_fields: 'sku,rank',
        sort_by: 'rank:asc',
        per_page: HITS_AT_ONCE,
      }
    : undefined;

/** A page of hits: numbers as typed, words with slips by their length, the last one half typed; name before brand before category. */
export const searchParameters = (text: string, page: number) => ({
  q: text,
  query_by: 'sku,ean,name,brand,categories,description',
  query_by_weights: '127,127,100,60,40,5',
  num_typos: '0,0,2,2,2,1',
  min_len_1typo: 4,
  min_len_2typo: 8,
  prefix: 'true,true,true,true,true,false',
  drop_tokens_threshold: 1,
  split_join_tokens: 'fallback' as const,
  include_fields: 'sku,rank',
  sort_by: '_text_match:desc,rank:asc',
  per_page: HITS_AT_ONCE,
  page,
});
