import { inLatin } from '@manifold/domain/search/latin';
import { codesInWords, codesOf, compactCode, mayBeCode, mayBeginCode } from '@manifold/domain/search/product-code';
import { kindRank } from '@manifold/domain/search/product-kind';
import { figuresIn, figuresText, quantitiesIn, type Quantity } from '@manifold/domain/search/quantities';
import { typedWords } from '@manifold/domain/search/words';
import type { IndexedProduct, IndexReference, SearchQuery } from '../ports/search-index.js';

/** The maximum hits per response, which is a limit of Typesense. */
export const HITS_PER_PAGE = 250;
/** The maximum hits of a search, in pages that one request contains. */
export const MAXIMUM_PAGES = 40;

/** The fields that hits include. */
const INCLUDED_FIELDS = 'sku,rank,figures';

/** A product as a document: its id is the SKU, which clicks contain too. */
export interface TypesenseDocument {
  readonly id: string;
  /** The commerce backend's id, by which deletions name products. */
  readonly productId: string;
  readonly sku: string;
  readonly ean: string;
  /** SKU, EAN and model number in comparable form, see `compactCode`. */
  readonly codes: string[];
  /** Machines before sets and accessories, see `kindRank`. */
  readonly rank: number;
  readonly name: string;
  readonly brand: string;
  readonly categories: string[];
  readonly description: string;
  /** The quantities of its name in base units, see `figuresText`; included in hits, but not searched. */
  readonly figures: string;
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
  figures: figuresText(figuresIn(product.name)),
});

/** Returns the schema of a collection. Codes match exactly, texts by their stem. */
export function collectionSchema(name: string, { indexName, language }: IndexReference) {
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
      { name: 'figures', type: 'string' as const, index: false, optional: true },
    ],
  };
}

/** Returns a filter for products by the commerce backend's ids, which backticks quote. */
export const filterOfProducts = (ids: readonly string[]): string =>
  `productId:=[${ids.map((id) => `\`${id.replaceAll('`', '')}\``).join(',')}]`;

/** Returns a query for a SKU, EAN or model number in any spelling; undefined for any other text. */
export const codeParameters = (text: string) =>
  mayBeCode(text)
    ? {
        q: compactCode(text),
        query_by: 'codes',
        num_typos: '0',
        prefix: String(mayBeginCode(text)),
        include_fields: INCLUDED_FIELDS,
        sort_by: '_text_match:desc,rank:asc',
        per_page: HITS_PER_PAGE,
      }
    : undefined;

/** Returns a query for a code among other words (`Fritteuse RCEF-10DH`), or undefined without one. */
export function codeInWordsParameters(text: string) {
  const codes = codesInWords(typedWords(text)).map(({ code }) => code);
  if (codes.length === 0) return undefined;
  return {
    q: '*',
    filter_by: `codes:=[${codes.map((code) => `\`${code}\``).join(',')}]`,
    include_fields: INCLUDED_FIELDS,
    sort_by: 'rank:asc',
    per_page: HITS_PER_PAGE,
  };
}

/** A parsed text: its words, and the quantities by which hits are sorted. */
export interface TextWithQuantities {
  readonly words: string;
  readonly wanted: readonly Quantity[];
}

/** Removes quantities with a unit from a text, so that `2 kW` finds 2000 W. A text of quantities only is unchanged. */
export function splitQuantities(text: string): TextWithQuantities {
  const { quantities, rest } = quantitiesIn(text);
  const isMeasured = quantities.length > 0 && typedWords(rest).length > 0;
  return isMeasured ? { words: rest, wanted: quantities } : { words: text, wanted: [] };
}

/** Returns synonyms with their joined (`Eis Maschine`) and ASCII (`kuehlschrank`) spellings. */
export const synonymItems = (synonyms: SearchQuery['synonyms'], language: string) =>
  synonyms.map((phrases, place) => ({
    id: `meaning-${place + 1}`,
    locale: language,
    synonyms: [...new Set(phrases.flatMap((phrase) => [phrase, ...otherSpellingsOf(phrase)]))],
  }));

/** ASCII spellings of umlauts. */
const ASCII_LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  å: 'aa',
  ø: 'oe',
  æ: 'ae',
};

function otherSpellingsOf(phrase: string): string[] {
  const words = typedWords(phrase);
  const joined = words.map(({ typed }) => typed).join('');
  const ascii = phrase.toLowerCase().replace(/[äöüßåøæ]/g, (letter) => ASCII_LETTERS[letter] ?? letter);
  const plain = words.map(({ folded }) => inLatin(folded)).join(' ');
  return [joined, ascii, plain].filter((spelling) => spelling !== '' && spelling !== phrase.toLowerCase());
}

/** Returns a query for a page of hits: numbers exactly, words with typos by their length, the last as a prefix; name before brand before category. */
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
  include_fields: INCLUDED_FIELDS,
  sort_by: '_text_match:desc,rank:asc',
  per_page: HITS_PER_PAGE,
  page,
});
