import type { Rating } from '@manifold/domain/catalogue/contract';
import type { Money } from '@manifold/domain/money/money';
import type { RawField } from '../custom-types/custom-types.js';
import type {
  Attributes,
  CategoryRecord,
  GuaranteeRecord,
  ImageRecord,
  ListingRow,
  Localised,
  PriceRecord,
  ProductCardRecord,
  ProductRecord,
} from '../ports/catalogue-backend.js';
import type {
  CardAnswer,
  CategoryAnswer,
  GuaranteeAnswer,
  ImageAnswer,
  ListingRowAnswer,
  LocalisedAnswer,
  PriceAlias,
  PriceAnswer,
  ProductPageAnswer,
  RatingAnswer,
} from './catalogue-answer.js';

/** Returns texts by locale. */
export const localised = (answer: LocalisedAnswer): Localised =>
  Object.fromEntries((answer ?? []).map(({ locale, value }) => [locale, value]));

const attributes = (raw: readonly RawField[]): Attributes =>
  Object.fromEntries(raw.map(({ name, value }) => [name, value]));

const amount = ({ centAmount, currencyCode, fractionDigits }: Money): Money => ({
  centAmount,
  currencyCode,
  fractionDigits,
});

const priceRecord = (answer: PriceAnswer | null): PriceRecord | null =>
  answer && {
    value: amount(answer.value),
    discounted: answer.discounted ? amount(answer.discounted.value) : null,
  };

const rating = (answer: RatingAnswer): Rating | null =>
  answer && { average: answer.averageRating, count: answer.count };

const firstImage = ([image]: readonly ImageAnswer[]): ImageRecord | null =>
  image ? { url: image.url, label: image.label } : null;

/** Maps a category of the backend. */
export function categoryRecord(answer: CategoryAnswer): CategoryRecord {
  return {
    id: answer.id,
    key: answer.key ?? answer.id,
    orderHint: answer.orderHint,
    parentId: answer.parentRef?.id ?? null,
    names: localised(answer.nameAllLocales),
    slugs: localised(answer.slugAllLocales),
    metaTitles: localised(answer.metaTitleAllLocales),
    metaDescriptions: localised(answer.metaDescriptionAllLocales),
    related: (answer.custom?.customFieldsRaw ?? []).flatMap(({ value }) => (typeof value === 'string' ? value : [])),
  };
}

/** Maps a guarantee of the backend; undefined for another product or an unpublished one. */
export function guaranteeRecord({ id, productType, masterData }: GuaranteeAnswer): GuaranteeRecord | undefined {
  const { current } = masterData;
  if (productType?.key !== 'extra_guarantee' || !current?.masterVariant.sku) return undefined;
  const { sku, attributesRaw } = current.masterVariant;
  return { id, sku, name: current.name ?? '', slug: current.slug ?? '', attributes: attributes(attributesRaw) };
}

/** Maps a product to a listing row, with prices in the order of the aliases; undefined if it is not published. */
export function listingRow(answer: ListingRowAnswer, prices: readonly PriceAlias[]): ListingRow | undefined {
  const { current } = answer.masterData;
  if (!current?.masterVariant.sku) return undefined;
  const variant = current.masterVariant;
  const full = prices.map((alias) => variant[alias]?.value.centAmount ?? null);
  const isReduced = prices.some((alias) => variant[alias]?.discounted);
  const paid = (alias: PriceAlias, index: number): number | null =>
    variant[alias]?.discounted?.value.centAmount ?? full[index] ?? null;
  return {
    id: answer.id,
    sku: current.masterVariant.sku,
    summary: {
      names: localised(current.nameAllLocales),
      slugs: localised(current.slugAllLocales),
      image: firstImage(variant.images),
    },
    createdAt: answer.createdAt,
    categoryIds: current.categoriesRef.map(({ id }) => id),
    attributes: attributes(current.masterVariant.attributesRaw),
    // Most products have no discount: sharing one list saves memory for tens of thousands of products.
    centAmounts: isReduced ? prices.map(paid) : full,
    fullCentAmounts: full,
    rating: rating(answer.reviewRatingStatistics),
  };
}

/** Maps a product card; undefined if the product is not published. */
export function cardRecord(answer: CardAnswer): ProductCardRecord | undefined {
  const { current } = answer.masterData;
  if (!current?.masterVariant.sku) return undefined;
  return {
    id: answer.id,
    sku: current.masterVariant.sku,
    name: current.name ?? '',
    slug: current.slug ?? '',
    image: firstImage(current.masterVariant.images),
    price: priceRecord(current.masterVariant.price),
    rating: rating(answer.reviewRatingStatistics),
    attributes: attributes(current.masterVariant.attributesRaw),
  };
}

/** Maps a product; undefined if there is none or it is not published. */
export function productRecord({ addresses, products }: ProductPageAnswer): ProductRecord | undefined {
  const [answer] = products.results;
  if (!answer) return undefined;
  const card = cardRecord(answer);
  const { current, published } = answer.masterData;
  if (!card || !current || !published) return undefined;
  return {
    ...card,
    productTypeKey: answer.productType?.key ?? '',
    slugs: localised(addresses.results[0]?.masterData.current?.slugAllLocales ?? null),
    description: current.description,
    metaTitle: current.metaTitle,
    metaDescription: current.metaDescription,
    images: current.masterVariant.images.map(({ url, label }) => ({ url, label })),
    categoryIds: current.categoriesRef.map(({ id }) => id),
  };
}
